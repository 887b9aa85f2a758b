import type { Side } from '../../omnicapbench/diagnostics';

const WORDS: Readonly<Record<Side, readonly string[]>> = {
  prediction: [
    'pred',
    'preds',
    'prediction',
    'predictions',
    'hyp',
    'hyps',
    'hypothesis',
    'output',
    'outputs',
    'answer',
  ],
  reference: [
    'ref',
    'refs',
    'reference',
    'references',
    'gt',
    'gold',
    'golden',
    'truth',
    'groundtruth',
    'label',
    'labels',
  ],
};

/** Which document a file is, by its name, then by the folders around it, the nearest first. Null: it does not say. */
export function guessSide(path: string): Side | null {
  for (const part of path.split(/[/\\]/).reverse()) {
    const words = part
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/);
    const says = (side: Side): boolean => words.some((word) => WORDS[side].includes(word));
    const [prediction, reference] = [says('prediction'), says('reference')];
    if (prediction !== reference) return prediction ? 'prediction' : 'reference';
    if (prediction && reference) return null;
  }
  return null;
}

/**
 * Which of the texts goes to which side; null where a person has to say. Two texts of which one is known need no
 * question, and a single text dropped on an editor goes there.
 */
export function assignSides(paths: readonly string[], over: Side | null): Readonly<Record<Side, number | null>> | null {
  const guesses = paths.map(guessSide);
  if (paths.length === 1) {
    const side = over ?? guesses[0] ?? null;
    if (side === null) return null;
    return side === 'prediction' ? { prediction: 0, reference: null } : { prediction: null, reference: 0 };
  }
  if (paths.length !== 2) return null;
  const [first, second] = guesses;
  if (first === second) return null;
  const predictionFirst = first === 'prediction' || second === 'reference';
  return predictionFirst ? { prediction: 0, reference: 1 } : { prediction: 1, reference: 0 };
}
