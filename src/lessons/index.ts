import type { Chapter } from './Contents';
import { documentLesson } from './document';
import { gateLesson } from './gate';
import { type SealedLesson, sealLesson } from './lesson';
import { matchingLesson } from './matching';
import { precisionRecallLesson } from './precision-recall';
import { tiouLesson } from './tiou';
import { werLesson } from './wer';

/** The lessons in the order in which they are read, under their headings. */
export const CHAPTERS: readonly Chapter[] = [
  { title: 'Reading the document', lessons: [sealLesson(documentLesson), sealLesson(gateLesson)] },
  { title: 'Matching', lessons: [sealLesson(tiouLesson), sealLesson(matchingLesson), sealLesson(werLesson)] },
  { title: 'Scores', lessons: [sealLesson(precisionRecallLesson)] },
  { title: 'Many clips', lessons: [] },
];

export const LESSONS: readonly SealedLesson[] = CHAPTERS.flatMap(({ lessons }) => lessons);
