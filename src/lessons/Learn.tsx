import { useState } from 'react';
import type { Shelf } from '../state/theme';
import { useStore } from '../ui/useStore';
import { LearnView, type LearnViewProps } from './LearnView';
import { createProgressStore } from './progress';
import { useLessonEngine } from './useLessonEngine';

interface LearnProps extends Pick<LearnViewProps, 'page' | 'onOpenPair'> {
  /** Where the progress is kept: `localStorage`, or nothing where the browser forbids it. */
  readonly shelf: Shelf | undefined;
}

/** The lessons with a scorer of their own. The default export, so that the page loads them lazily. */
export default function Learn({ page, onOpenPair, shelf }: LearnProps) {
  const engine = useLessonEngine();
  const [progress] = useState(() => createProgressStore(shelf));
  return (
    <LearnView
      page={page}
      engine={engine}
      progress={useStore(progress)}
      onProgress={progress.update}
      onOpenPair={onOpenPair}
    />
  );
}
