import type { WerState } from './numbers';

const WALL = 'If the wall is sound, it rings.';

/** Two words misheard and one lost. */
export const MISHEARD: WerState = { reference: WALL, prediction: 'If the wall sounds, it sings.' };

/** More words put in than the line has. */
export const BABBLE: WerState = {
  reference: WALL,
  prediction: 'Well, I would say that when a wall is any good, you know, then it sort of sings.',
};

/** A line without spaces. */
export const CHINESE: WerState = { reference: '慢慢转，仔细听。', prediction: '慢慢转，仔细听。' };
