import type { Kernels } from '../../kernel/kernels';
import { describeCrash } from '../worker/serve';
import { type Analyses, createAnalyses } from './analyses';
import type { AnalystApi } from './protocol';

/** The worker's side around kernels that may still be loading. Whatever goes wrong comes back as a value. */
export function createAnalystApi(loading: Promise<Kernels>): AnalystApi {
  let current: { readonly revision: number; readonly analyses: Promise<Analyses> } | undefined;
  // A failed load is told to whoever asks; without this it would be told to nobody as well.
  loading.catch(() => {});

  return {
    async open(revision, subject) {
      const analyses = loading.then((kernels) => createAnalyses(subject, kernels));
      analyses.catch(() => {});
      current = { revision, analyses };
    },
    async ask(revision, question, args) {
      if (current?.revision !== revision) return { kind: 'unknown' };
      try {
        return { kind: 'answered', answer: (await current.analyses)[question](...args) };
      } catch (error) {
        return { kind: 'crashed', crash: describeCrash(error) };
      }
    },
  };
}
