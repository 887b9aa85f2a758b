import { describe, expect, it } from 'vitest';
import { compositionTable } from '../../src/views/charts/CompositionChart';
import { fileName, signatureLines, toCsv } from '../../src/views/charts/table';

describe('charts', () => {
  it('write their data as CSV', () => {
    const csv = toCsv({
      columns: ['a', 'b, c'],
      rows: [
        [1, 'say "x"'],
        [0.5, 'n/a'],
      ],
    });
    expect(csv).toBe('a,"b, c"\r\n1,"say ""x"""\r\n0.5,n/a\r\n');
  });

  it('name their files after their title', () => {
    expect(fileName('Where the points go', 'svg')).toBe('capscope-where-the-points-go.svg');
    expect(fileName('…', 'csv')).toBe('capscope-chart.csv');
  });

  it('break a signature after its bars and lose nothing', () => {
    const signature = 'capscope:0.1.0|contract:3|gate:document|ref:lexical@0.25|sub:lexical@0.30';
    const lines = signatureLines(signature, 30);
    expect(lines.join('')).toBe(signature);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(30);
  });

  it('order the composition by what it costs', () => {
    const composition = { format: 0, entity: 0.25, identity: 0.5, action: 0.25, audio: 0, 'audio-visual': 0 };
    const { columns, rows } = compositionTable(composition, String);
    expect(columns).toHaveLength(3);
    expect(rows.map(([family]) => family)).toEqual(['identity', 'entity', 'action', 'format', 'audio', 'audio-visual']);
    expect(rows[0]).toEqual(['identity', '0.5', 'ref_use']);
  });
});
