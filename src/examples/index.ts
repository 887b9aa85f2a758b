import { clockTimes } from './clock-times';
import { evsaCase } from './evsa-case';
import type { Example } from './example';
import { fenced } from './fenced';
import { identity13 } from './identity-13';
import { identityDrift } from './identity-drift';
import { mtssBilingual } from './mtss-bilingual';
import { perfect } from './perfect';
import { truncated } from './truncated';
import { untidyIds } from './untidy-ids';
import { wrongShot } from './wrong-shot';

export type { Example, ExamplePrediction } from './example';

/** The gallery, in the order in which it is shown. */
export const EXAMPLES: readonly Example[] = [
  evsaCase,
  identity13,
  perfect,
  identityDrift,
  wrongShot,
  truncated,
  fenced,
  mtssBilingual,
  clockTimes,
  untidyIds,
];

/** What a first visit shows: the EVSA case with the output that has a bit of every fault. */
export const OPENING = { example: 'evsa-case', prediction: 'qwen3.5-omni-flash' } as const;

/** The example of that id, or undefined. */
export function findExample(id: string): Example | undefined {
  return EXAMPLES.find((example) => example.id === id);
}
