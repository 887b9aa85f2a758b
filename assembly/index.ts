export { align, alignmentBytes } from './alignment';
export { editDistance, lineScratchBytes } from './editDistance';
export { candidateBytes, matchCandidates } from './greedy';
export { lcsBytes, lcsLength } from './lcs';
export { intervalBytes, matchIntervals } from './matchIntervals';
export { reserve } from './memory';
export { matrixBytes, tiouMatrix } from './tiouMatrix';
