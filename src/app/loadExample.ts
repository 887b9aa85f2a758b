import { findExample } from '../examples';
import type { Session } from '../state/session';
import type { ExampleChoice } from '../state/workbench';

/** Puts an example's reference and one of its predictions into the editors; an unknown id changes nothing. */
export function loadExample(session: Session, choice: ExampleChoice): void {
  const example = findExample(choice.example);
  const prediction = example?.predictions.find(({ id }) => id === choice.prediction) ?? example?.predictions[0];
  if (!example || !prediction) return;
  session.load(
    {
      prediction: { text: prediction.text, name: prediction.title },
      reference: { text: example.reference, name: example.title },
    },
    { example: example.id, prediction: prediction.id },
  );
}
