import { describe, expect, it } from 'vitest';
import { VERSION } from '../../src/base/version';
import { METRICS } from '../../src/omnicapbench/metrics';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import { reportCsv } from '../../src/share/export/csv';
import { reportJson } from '../../src/share/export/json';
import { reportMarkdown } from '../../src/share/export/markdown';
import { fileNameOf } from '../../src/share/export/save';
import { grouped } from '../../src/views/numbers/figures';
import { scoreGroups } from '../../src/views/score/rows';
import { ago, embedCode, linkSize, sayChanges, sayReproduction, size } from '../../src/views/share/say';
import { fault, reportWith } from '../state/reports';
import { stateWith } from './example';

const report = reportWith([fault('json.prose')], {
  ccc: { value: null, numerator: null, denominator: null },
  evsa_f1: { value: 8 / 11, numerator: null, denominator: null },
  evsa_precision: { value: 2 / 3, numerator: 4, denominator: 6 },
});

const exported = (prediction: string, reference = 'theirs') => ({
  report,
  names: { prediction, reference },
  groups: scoreGroups(METRICS),
});

const all = [reportMarkdown, reportCsv, reportJson];

describe('exports', () => {
  it('all carry version, signature and both names', () => {
    for (const write of all) {
      const text = write(exported('mine'));
      for (const part of [VERSION, report.signature, 'mine', 'theirs']) expect(text).toContain(part);
    }
    expect(reportCsv(exported(''))).toContain('untitled prediction');
  });

  it('write every number into the CSV as it is', () => {
    const lines = reportCsv(exported('mine')).split('\r\n');
    expect(lines).toHaveLength(METRIC_IDS.length + 2);
    expect(lines[0]).toBe('prediction,reference,metric,value,numerator,denominator,capscope,signature');
    expect(lines).toContain(`mine,theirs,evsa_f1,${8 / 11},,,${VERSION},capscope:test`);
    expect(lines).toContain(`mine,theirs,ccc,,,,${VERSION},capscope:test`);
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '\r=1',
    '＝1',
    '|cmd',
    '=HYPERLINK("https://evil.example")',
  ])('let no spreadsheet run %j', (name) => {
    const line = reportCsv(exported(name)).split('\r\n')[1] ?? '';
    expect(line).toMatch(/^"?'/);
  });

  it('quote what would break a line of CSV', () => {
    expect(reportCsv(exported('a,"b"\nc'))).toContain('"a,""b""\nc",theirs,sgc');
  });

  it('make one table of Markdown, which a name cannot break or run', () => {
    const text = reportMarkdown(exported('a | b <img src=x> [x](javascript:0)\n# head'));
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    expect(rows.every((row) => row.replaceAll('\\|', '').split('|').length === 8)).toBe(true);
    expect(text).not.toMatch(/(?<!\\)<img|(?<!\\)\[x|^# /m);
    expect(text).toContain('| Audio-visual |');
    expect(text).toContain('| 72.73 |');
  });

  it('make JSON that reads back', () => {
    expect(JSON.parse(reportJson(exported('mine')))).toEqual({
      capscope: VERSION,
      signature: report.signature,
      names: { prediction: 'mine', reference: 'theirs' },
      report,
    });
  });

  it.each([
    ['Qwen 3.5 / omni', '.md', 'qwen-3-5-omni.md'],
    ['../../etc/passwd', '.json', 'etc-passwd.json'],
    ['视频 12', '.csv', '视频-12.csv'],
    ['...', '.csv', 'capscope.csv'],
    ['x'.repeat(300), '.md', `${'x'.repeat(60)}.md`],
  ])('have a file name that is one: %s', (title, ending, name) => {
    expect(fileNameOf(title, ending)).toBe(name);
  });
});

describe('words about links and kept work', () => {
  it('say when a link is long and when none is made', () => {
    expect([2000, 2001, 32768, 32769].map(linkSize)).toEqual(['short', 'long', 'long', 'refused']);
    expect([7, 999, 1000, 32768, 1234567].map(grouped)).toEqual(['7', '999', '1,000', '32,768', '1,234,567']);
  });

  it('keep a name inside the attribute of a frame', () => {
    const state = stateWith({ prediction: { name: '"><script>', text: '' } });
    expect(embedCode('https://x.example/a/', '#v1.abc', state)).toBe(
      '<iframe src="https://x.example/a/?embed=1#v1.abc" title="Capscope: &quot;&gt;&lt;script&gt; against theirs" width="100%" height="640" loading="lazy"></iframe>',
    );
  });

  it('say what came of a score', () => {
    expect(sayReproduction({ kind: 'reproduced', count: 45, changes: [] })).toBe(
      "Score reproduced: all 45 numbers are the sender's.",
    );
    const change = { part: 'shot', what: 'shot threshold', expected: '0.50', found: '0.30' };
    expect(sayChanges([change])).toEqual(["The sender's shot threshold was 0.50; here it is 0.30."]);
    expect(sayChanges([])[0]).toContain('bug worth reporting');
  });

  it('say how old and how large a work is', () => {
    expect([0, 90_000, 7_200_000, 86_400_000].map((back) => ago(1e12 - back, 1e12))).toEqual([
      'just now',
      '1 minute ago',
      '2 hours ago',
      'yesterday',
    ]);
    expect(ago(1e12 + 5000, 1e12)).toBe('just now');
    expect([12, 4321, 8_400_000].map(size)).toEqual(['12 characters', '4.3 kB', '8.4 MB']);
  });
});
