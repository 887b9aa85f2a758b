import { describe, expect, it } from 'vitest';
import { outlineFields } from '../../../src/judge/generation/fields';
import {
  type GenerationOptions,
  generationInstructions,
  recommendedPasses,
} from '../../../src/judge/generation/instructions';
import { doc, EMPTY, score } from '../../omnicapbench/build';
import { fieldsOf } from './outline';

/** Every required field, as the scorer itself names it when it is missing. */
function requiredFields(): string[] {
  const bare = doc({
    references: [{}],
    events: [{}, { type: 'dialogue', content: {} }],
    shots: [{}, { visual_description: [{}] }],
  });
  const { diagnostics, gate } = score(bare, EMPTY);
  const missing = diagnostics.filter(({ code }) => code === 'schema.missing-field');
  // Three tracks, and the four fields that are there: two types, content, visual_description.
  expect(gate.required - gate.present).toBe(missing.length);
  return missing.map(({ path, message }) => {
    const name = /"([^"]+)"/.exec(message)?.[1] ?? '';
    // The place ends at the outermost key that is missing, or at the field itself.
    const holders = path.filter((step) => typeof step === 'string' && !name.split('.').includes(step));
    return [...holders, name].join('.');
  });
}

const texts = (options: Partial<GenerationOptions>) =>
  generationInstructions({ clipSeconds: 42.5, passes: 1, mute: false, ...options });

describe('the outline of fields', () => {
  const fields = fieldsOf(outlineFields());

  it('names every field that the scorer requires, and calls none of them optional', () => {
    const required = new Set(requiredFields());
    expect(required.size).toBeGreaterThanOrEqual(18);
    const asked = new Set(fields.filter(({ optional }) => !optional).map(({ path }) => path));
    expect([...required].filter((path) => !asked.has(path))).toEqual([]);
  });

  it('asks for nothing that is unscored', () => {
    expect(fields.filter(({ path }) => !path.includes('.')).map(({ path }) => path)).toEqual([
      'references',
      'events',
      'shots',
    ]);
    expect([...new Set(fields.filter(({ optional }) => optional).map(({ path }) => path))]).toEqual([
      'events.content.speaker',
      'events.content.description',
    ]);
  });

  it('says what each of them holds', () => {
    const outline = outlineFields();
    expect(outline).toContain('- type ("person" | "object" | "scene" | "animal"): ');
    expect(outline).toContain('- time_range (array of 2 numbers): When the line is heard.');
    expect(outline).toContain('- camera (object or string): ');
    expect(outline).toContain('- visual_description (array of objects): ');
    expect(outline).toContain('- active_events (array of strings): ');
    expect(outline).not.toMatch(/undefined|any value/);
  });
});

describe('instructions', () => {
  it('are one text a pass', () => {
    expect(texts({ passes: 1 })).toHaveLength(1);
    expect(texts({ passes: 2 })).toHaveLength(2);
  });

  it.each([
    [null, 1],
    [0, 1],
    [60, 1],
    [60.5, 2],
    [300, 2],
  ] as const)('a clip of %s seconds takes %i', (seconds, passes) => {
    expect(recommendedPasses(seconds)).toBe(passes);
  });

  it.each([
    [1, false],
    [2, false],
    [1, true],
    [2, true],
  ] as const)('hold in every pass what always holds: %i passes, mute %s', (passes, mute) => {
    for (const text of texts({ passes, mute })) {
      expect(text).toContain(outlineFields());
      expect(text).toContain('one JSON object and nothing else');
      expect(text).toContain('from 0 to 42.5, the length of the clip');
      expect(text).toContain('smallest action that cannot be divided');
      expect(text).toContain('their times overlap');
      expect(text).toContain('Leave out why it happens');
      expect(text).toContain('[PERSON_1]');
    }
  });

  it('know no length that was not given', () => {
    expect(texts({ clipSeconds: null })[0]).toContain('from 0 to the end of the clip');
  });

  it('link every event, once there are events', () => {
    const linking = 'link every event to every shot whose time it overlaps. No event is left unlinked';
    expect(texts({})[0]).toContain(linking);
    const [first, second] = texts({ passes: 2 });
    expect(first).not.toContain(linking);
    expect(first).toContain('"events": []');
    expect(second).toContain(linking);
    expect(second).toMatch(/paste its JSON below this line\):$/);
  });

  it('infer no sound of a mute video', () => {
    for (const passes of [1, 2] as const) {
      for (const text of texts({ passes, mute: true })) {
        expect(text).not.toContain('isten');
        expect(text).toContain('"events": []');
        expect(text).not.toContain('Every line of dialogue');
      }
    }
  });
});
