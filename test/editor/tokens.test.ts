import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenizeLine } from '../../src/editor/tokens';
import { findIds, hueOfId } from '../../src/ui/hue';

/** `scope:text` of every token that has a scope. */
function read(line: string): string[] {
  const tokens = tokenizeLine(line);
  return tokens.flatMap(({ startIndex, scopes }, index) =>
    scopes ? [`${scopes}:${line.slice(startIndex, tokens[index + 1]?.startIndex)}`] : [],
  );
}

describe('tokenizeLine', () => {
  it('mutes keys and gives ids the hue of their track', () => {
    expect(read('  "active_events": ["SFX_1", "SHOT_2"],')).toEqual([
      'key:"active_events"',
      'delimiter::',
      'delimiter:[',
      'string:"',
      'id.event:SFX_1',
      'string:"',
      'delimiter:,',
      'string:"',
      'id.shot:SHOT_2',
      'string:"',
      'delimiter:]',
      'delimiter:,',
    ]);
  });

  it('finds ids in prose, and takes the key where the id says nothing', () => {
    expect(read('"sub_shot_content": "[PERSON_1] nods"')).toContain('id.ref:PERSON_1');
    expect(read('"event_id": "BOOM"')).toContain('id.event:BOOM');
    expect(read('"speaker": "person 1"')).toContain('id.ref:person 1');
  });

  it('survives strings that do not end', () => {
    expect(read('"open \\')).toEqual(['string:"open \\']);
    expect(read('"')).toEqual(['string:"']);
  });

  it('tokens any line in order and inside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (line) => {
        const starts = tokenizeLine(line).map(({ startIndex }) => startIndex);
        for (const [index, start] of starts.entries()) {
          expect(start).toBeGreaterThanOrEqual(index === 0 ? 0 : (starts[index - 1] ?? 0) + 1);
          expect(start).toBeLessThan(line.length);
        }
      }),
    );
  });
});

describe('ids', () => {
  it('are found by their look', () => {
    expect(
      findIds('PERSON_1 becomes PERSON_4~2, see SHOT_12.').map(({ hue, start, end }) => [hue, start, end]),
    ).toEqual([
      ['ref', 0, 8],
      ['ref', 17, 27],
      ['shot', 33, 40],
    ]);
    expect(findIds('no ids, X_1 neither')).toEqual([]);
  });

  it('are known in any spelling when they stand alone', () => {
    expect(hueOfId('[dialogue-07]')).toBe('event');
    expect(hueOfId('Person 3')).toBe('ref');
    expect(hueOfId('NARRATOR')).toBeUndefined();
  });
});
