import { seededRandom } from './random';

/** How many units a made document has. */
export interface PairSize {
  readonly references: number;
  readonly events: number;
  readonly shots: number;
  readonly subshots: number;
}

/** Two caption documents as texts. */
export interface Pair {
  readonly prediction: string;
  readonly reference: string;
}

/** What the paper's documents are like; about 20 kB a side. */
export const TYPICAL_SIZE: PairSize = { references: 7, events: 8, shots: 15, subshots: 50 };

/** The same mixture, about 2 MiB a side. */
export const LARGE_SIZE: PairSize = { references: 730, events: 830, shots: 1560, subshots: 5200 };

const WORDS = (
  'amber arcade balcony basket bicycle bridge candle canvas carries ceiling climbs corner courtyard crosses curtain ' +
  'distant doorway drifts evening fabric fence folds garden gestures glances grey harbour holds hurries iron kitchen ' +
  'ladder lantern leans lifts market mirror morning narrow nods opens paper passes pauses platform points quiet rail ' +
  'reaches ribbon rooftop scarf shutters silver slowly smiles stairs steam stone street table tall tram turns under ' +
  'umbrella velvet violin waits walks wall window wooden yellow'
).split(' ');

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * A reference and a prediction that resembles it: times shifted, words exchanged, some links lost. In the prediction
 * the first shot's end stands on the sixth line, so that one key typed there changes `shot_tiou`.
 */
export function makePair(size: PairSize, seed: number): Pair {
  const random = seededRandom(seed);
  const pick = (count: number): number => Math.floor(random() * count);
  const words = (count: number): string[] => Array.from({ length: count }, () => WORDS[pick(WORDS.length)] ?? '');
  const exchange = (text: string, share: number): string =>
    text
      .split(' ')
      .map((word) => (random() < share && !word.startsWith('[') ? (words(1)[0] ?? word) : word))
      .join(' ');
  const shift = ([start, end]: readonly number[]): number[] => {
    const moved = Math.max(0, round((start ?? 0) + (random() - 0.5) * 0.4));
    return [moved, Math.max(moved + 0.2, round((end ?? 0) + (random() - 0.5) * 0.4))];
  };

  const types = ['person', 'object', 'person', 'scene', 'animal'];
  const references = Array.from({ length: size.references }, (_, index) => {
    const type = types[index % types.length] ?? 'person';
    return {
      ref_id: `${type.toUpperCase()}_${index + 1}`,
      type,
      semantic_description: words(5).join(' '),
      appearance_anchor: { id_features: { detail_description: words(18).join(' ') } },
    };
  });
  const refId = (): string => references[pick(references.length)]?.ref_id ?? '';

  const length = 4;
  const shotRange = (index: number): number[] => [round(index * length), round((index + 1) * length)];
  const events = Array.from({ length: size.events }, (_, index) => {
    const start = round((index * size.shots * length) / size.events);
    const time_range = [start, round(start + 2.5)];
    return index % 2 === 0
      ? {
          event_id: `DIALOGUE_${index + 1}`,
          type: 'dialogue',
          time_range,
          content: { line: words(12).join(' '), speaker: refId() },
        }
      : { event_id: `SFX_${index + 1}`, type: 'sfx', time_range, content: { description: words(12).join(' ') } };
  });

  const shots = Array.from({ length: size.shots }, (_, index) => {
    const [start = 0, end = 0] = shotRange(index);
    // Spread so that the shots together have just the wanted number of subshots.
    const first = Math.floor((index * size.subshots) / size.shots);
    const count = Math.floor(((index + 1) * size.subshots) / size.shots) - first;
    const used = [...new Set([refId(), refId()])];
    return {
      time_range: [start, end],
      shot_id: `SHOT_${index + 1}`,
      shot_transfer: 'cut',
      camera: { movement: 'static', angle: 'eye level', shot_size: 'medium' },
      references_in_shot: used,
      active_events: events
        .filter(({ time_range: [from = 0, to = 0] }) => from < end && to > start)
        .map(({ event_id }) => event_id),
      visual_description: Array.from({ length: count }, (_, part) => ({
        sub_shot_time: [round(start + (part * length) / count), round(start + ((part + 1) * length) / count)],
        sub_shot_content: `[${used[part % used.length] ?? ''}] ${words(13).join(' ')}`,
      })),
    };
  });

  const predicted = {
    shots: shots.map((shot, index) => ({
      ...shot,
      // The first one stays clear of the start, where rounding would hide a typed digit.
      time_range: index === 0 ? [0, 3.4] : shift(shot.time_range),
      active_events: shot.active_events.filter(() => random() > 0.1),
      visual_description: shot.visual_description.map((part) => ({
        sub_shot_time: part.sub_shot_time,
        sub_shot_content: exchange(part.sub_shot_content, 0.3),
      })),
    })),
    references: references.map((reference) => ({
      ...reference,
      appearance_anchor: {
        id_features: {
          detail_description: exchange(reference.appearance_anchor.id_features.detail_description, 0.3),
        },
      },
    })),
    events: events.map((event) => ({
      ...event,
      time_range: shift(event.time_range),
      content: {
        ...event.content,
        ...(event.content.line !== undefined && { line: exchange(event.content.line, 0.15) }),
      },
    })),
  };

  return {
    prediction: JSON.stringify(predicted, null, 2),
    reference: JSON.stringify({ references, events, shots }, null, 2),
  };
}
