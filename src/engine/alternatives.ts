import type { Kernels } from '../kernel/kernels';
import { type ChoiceSetting, DECIDED_BY } from '../omnicapbench/choices';
import { CONVENTIONS } from '../omnicapbench/conventions';
import { readPair } from '../omnicapbench/read';
import { evaluate } from '../omnicapbench/score';
import type { Settings } from '../omnicapbench/settings';

/** What the number that a convention is about would be with each choice, in the order of the convention's choices, all other settings alike. */
export function alternatives(
  prediction: string,
  reference: string,
  settings: Settings,
  kernels: Kernels,
  setting: ChoiceSetting,
): readonly (number | null)[] {
  return CONVENTIONS[setting].choices.map(({ value }) => {
    const other: Settings = { ...settings, [setting]: value };
    return evaluate(readPair(prediction, reference, other), other, kernels).metrics[DECIDED_BY[setting]].value;
  });
}
