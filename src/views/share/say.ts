import { LONG_LINK, MAX_LINK } from '../../share/permalink/fragment';
import type { Reproduction, SignatureChange } from '../../share/permalink/reproduced';
import type { SharedState } from '../../share/permalink/state';

/** Whether a link may be sent, may be cut on its way, or is not made at all. */
export function linkSize(length: number): 'short' | 'long' | 'refused' {
  if (length > MAX_LINK) return 'refused';
  return length > LONG_LINK ? 'long' : 'short';
}

/** The code of a frame that shows the report alone. */
export function embedCode(page: string, fragment: string, { prediction, reference }: SharedState): string {
  const title = `Capscope: ${prediction.name || 'a prediction'} against ${reference.name || 'its reference'}`;
  const address = `${page}?embed=1${fragment}`;
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" width="100%" height="640" loading="lazy"></iframe>`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What came of a link's score, in one sentence. */
export function sayReproduction(reproduction: Reproduction): string {
  switch (reproduction.kind) {
    case 'unscored':
      return 'Opened from a link. It was sent without a score, so there is nothing to compare with.';
    case 'reproduced':
      return `Score reproduced: all ${reproduction.count} numbers are the sender's${
        reproduction.changes.length > 0 ? ', although the signatures differ' : ''
      }.`;
    case 'differs': {
      const { length } = reproduction.differing;
      return `Score not reproduced: ${length === 1 ? '1 number differs' : `${length} numbers differ`} from the sender's.`;
    }
  }
}

/** Why numbers may differ, a sentence a reason; one that says so when nothing in the signature tells. */
export function sayChanges(changes: readonly SignatureChange[]): readonly string[] {
  if (changes.length === 0) {
    return [
      'The signatures are the same, so neither version nor settings explain it: the link was changed by hand, or this is a bug worth reporting.',
    ];
  }
  return changes.map(({ what, expected, found }) => {
    if (expected === null) return `Here the ${what} is ${found}; the sender's version did not have it.`;
    if (found === null) return `The sender's ${what} was ${expected}; this version does not have it.`;
    return `The sender's ${what} was ${expected}; here it is ${found}.`;
  });
}

const UNITS: readonly (readonly [name: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `5 minutes ago`; a time less than a minute back is `just now`. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000);
  for (const [name, size] of UNITS) {
    if (seconds < size) continue;
    return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(seconds / size), name);
  }
  return 'just now';
}

/** The size of texts, as a person thinks of it. */
export function size(units: number): string {
  if (units < 1_000) return `${units} characters`;
  return units < 1_000_000 ? `${(units / 1_000).toFixed(1)} kB` : `${(units / 1_000_000).toFixed(1)} MB`;
}
