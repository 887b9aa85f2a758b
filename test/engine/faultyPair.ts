import { makePair, TYPICAL_SIZE } from '../bench/typicalPair';

type Unit = Record<string, unknown>;

interface Made {
  readonly references: Unit[];
  readonly events: Unit[];
  readonly shots: (Unit & { visual_description: Unit[]; active_events: string[]; references_in_shot: string[] })[];
}

/** The typical pair, about 20 kB a side, with more than 60 faults of all sorts put into the prediction. */
export function faultyPair(): { readonly prediction: string; readonly reference: string; readonly faults: number } {
  const pair = makePair(TYPICAL_SIZE, 3);
  const document = JSON.parse(pair.prediction) as Made;
  let faults = 0;
  const fault = (): void => {
    faults += 1;
  };
  document.shots.forEach((shot, index) => {
    const [first, second] = shot.visual_description;
    if (first) {
      first.sub_shot_content = `Something else altogether number ${index}`;
      fault();
    }
    if (second && index % 2 === 0) {
      second.sub_shot_content = `[PERSON_${50 + index}] ${String(second.sub_shot_content).replace(/^\[\w+\] /, '')}`;
      fault();
    }
    shot.references_in_shot = shot.references_in_shot.slice(1);
    fault();
    if (index % 3 === 0) {
      shot.active_events = [...shot.active_events, `MUSIC_${index + 1}`];
      fault();
    }
    if (index % 4 === 1) {
      shot.active_events = [];
      fault();
    }
    if (index % 5 === 2) {
      shot.time_range = [Number((shot.time_range as number[])[0]) + 1, Number((shot.time_range as number[])[1]) + 0.5];
      fault();
    }
  });
  document.events.forEach((event, index) => {
    const content = event.content as Unit;
    if (typeof content.line === 'string') {
      content.line = content.line.replace(/^\w+ \w+/, 'uh oh');
      content.speaker = 'NARRATOR';
      fault();
      fault();
    } else {
      const [start = 0, end = 0] = event.time_range as number[];
      event.time_range = [start + 0.8, end + 0.8];
      fault();
    }
    if (index === 7) event.type = '';
  });
  for (const index of [0, 2]) {
    const reference = document.references[index];
    if (reference) reference.type = 'character';
  }
  document.events.push({
    event_id: 'SFX_90',
    type: 'sfx',
    time_range: [50.5, 50.9],
    content: { description: 'a bang' },
  });
  fault();
  return { prediction: JSON.stringify(document, null, 2), reference: pair.reference, faults };
}
