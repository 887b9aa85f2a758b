import { useEffect, useState } from 'react';
import { createScorer } from '../engine/scorer';
import kernelsUrl from '../kernel/gen/kernels.wasm?url';
import { compileFromUrl, instantiateKernels } from '../kernel/load';
import type { LessonEngine } from './lesson';

/** The scorer on its way into the page. */
export type EngineState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly engine: LessonEngine }
  | { readonly kind: 'failed'; readonly message: string };

/** One for the page, kept between lessons; a failure is forgotten, so that the next visit tries again. */
let coming: Promise<LessonEngine> | undefined;

async function load(): Promise<LessonEngine> {
  const kernels = instantiateKernels(await compileFromUrl(kernelsUrl));
  return { kernels, scoreText: createScorer(kernels) };
}

/** The kernels and the scorer over them, in the page itself: lessons are scored while a bar is dragged. */
export function useLessonEngine(): EngineState {
  const [state, setState] = useState<EngineState>({ kind: 'loading' });
  useEffect(() => {
    let watching = true;
    coming ??= load();
    coming.then(
      (engine) => {
        if (watching) setState({ kind: 'ready', engine });
      },
      (error: unknown) => {
        coming = undefined;
        if (watching) setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      watching = false;
    };
  }, []);
  return state;
}
