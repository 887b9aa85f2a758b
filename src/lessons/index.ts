import { averagesLesson } from './averages';
import type { Chapter } from './Contents';
import { documentLesson } from './document';
import { evsaLesson } from './evsa';
import { gateLesson } from './gate';
import { identityLesson } from './identity';
import { judgeLesson } from './judge';
import { type SealedLesson, sealLesson } from './lesson';
import { matchingLesson } from './matching';
import { precisionRecallLesson } from './precision-recall';
import { subshotsLesson } from './subshots';
import { tablesLesson } from './tables';
import { tiouLesson } from './tiou';
import { werLesson } from './wer';

/** The lessons in the order in which they are read, under their headings. */
export const CHAPTERS: readonly Chapter[] = [
  { title: 'Reading the document', lessons: [sealLesson(documentLesson), sealLesson(gateLesson)] },
  { title: 'Matching', lessons: [sealLesson(tiouLesson), sealLesson(matchingLesson), sealLesson(werLesson)] },
  {
    title: 'Scores',
    lessons: [
      sealLesson(precisionRecallLesson),
      sealLesson(subshotsLesson),
      sealLesson(identityLesson),
      sealLesson(evsaLesson),
      sealLesson(judgeLesson),
    ],
  },
  { title: 'Many clips', lessons: [sealLesson(averagesLesson), sealLesson(tablesLesson)] },
];

export const LESSONS: readonly SealedLesson[] = CHAPTERS.flatMap(({ lessons }) => lessons);
