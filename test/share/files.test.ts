import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readCapscopeFile, writeCapscopeFile } from '../../src/share/files/capscopeFile';
import { decodeText } from '../../src/share/files/decode';
import { findLines, SHOWN_LINES, takeLine } from '../../src/share/files/lines';
import { type FileLike, MAX_FILE, readFiles } from '../../src/share/files/read';
import { assignSides, guessSide } from '../../src/share/files/side';
import { MAX_FILES, unzip } from '../../src/share/files/unzip';
import { stateWith } from './example';

function file(name: string, content: string | Uint8Array): FileLike {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer };
}

const DOCUMENT = '{"references": [], "events": [], "shots": []}';

describe('which side a file is', () => {
  it.each([
    ['qwen_pred.json', 'prediction'],
    ['model-output.txt', 'prediction'],
    ['clip12.hyp.json', 'prediction'],
    ['myPrediction.json', 'prediction'],
    ['PREDICTION.JSON', 'prediction'],
    ['reference.json', 'reference'],
    ['clip12_gt.json', 'reference'],
    ['gold/clip12.json', 'reference'],
    ['outputs\\clip12.json', 'prediction'],
    ['gt/pred.json', 'prediction'],
    ['pred_vs_ref.json', null],
    ['preference.json', null],
    ['clip12.json', null],
    ['', null],
  ])('%s: %s', (name, side) => {
    expect(guessSide(name)).toBe(side);
  });

  it('asks only when it is not clear', () => {
    expect(assignSides(['a.json'], null)).toBeNull();
    expect(assignSides(['a.json'], 'reference')).toEqual({ prediction: null, reference: 0 });
    expect(assignSides(['gt.json'], null)).toEqual({ prediction: null, reference: 0 });
    expect(assignSides(['gt.json', 'qwen.json'], null)).toEqual({ prediction: 1, reference: 0 });
    expect(assignSides(['qwen.json', 'pred.json'], null)).toEqual({ prediction: 1, reference: 0 });
    expect(assignSides(['pred.json', 'pred2.json'], null)).toBeNull();
    expect(assignSides(['a.json', 'b.json'], null)).toBeNull();
    expect(assignSides(['pred.json', 'gt.json', 'x.json'], null)).toBeNull();
  });
});

describe('bytes to text', () => {
  const utf16 = (text: string, mark: boolean, little: boolean): Uint8Array => {
    const codes = [...(mark ? [0xfeff] : []), ...[...text].map((char) => char.charCodeAt(0))];
    return new Uint8Array(codes.flatMap((code) => (little ? [code & 255, code >> 8] : [code >> 8, code & 255])));
  };

  it.each([
    ['UTF-16 LE with a mark', utf16('{"a": "ü"}', true, true)],
    ['UTF-16 BE with a mark', utf16('{"a": "ü"}', true, false)],
    ['UTF-16 LE without', utf16('{"a": "ü"}', false, true)],
    ['UTF-16 BE without', utf16('{"a": "ü"}', false, false)],
  ])('converts %s and says so', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({
      ok: true,
      value: { text: '{"a": "ü"}', note: expect.stringContaining('UTF-16') },
    });
  });

  it('takes a mark of UTF-8 away without a word', () => {
    expect(decodeText(new TextEncoder().encode('\ufeff{}'))).toEqual({ ok: true, value: { text: '{}', note: null } });
  });

  it('names the line in which UTF-8 breaks, and lets a real replacement character be', () => {
    const latin1 = new Uint8Array([...strToU8('{"a":\n"b":\n"'), 0xfc, ...strToU8('"}')]);
    expect(decodeText(latin1)).toMatchObject({ ok: true, value: { note: expect.stringContaining('line 3') } });
    expect(decodeText(strToU8('"\ufffd"'))).toMatchObject({ ok: true, value: { note: null } });
  });

  it.each([
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d], /PNG/],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], /PDF/],
    ['a gzip', [0x1f, 0x8b, 8, 0], /gzip/],
    ['binary data', [1, 0, 0, 3, 0, 0, 0, 9], /binary/],
  ])('refuses %s in words', (_, bytes, message) => {
    expect(decodeText(new Uint8Array(bytes))).toEqual({ ok: false, problem: expect.stringMatching(message) });
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => typeof decodeText(bytes).ok === 'boolean'));
  });
});

describe('archives', () => {
  const json = (path: string): boolean => path.endsWith('.json');

  it('unpacks what is wanted and passes over what archivers add', () => {
    const bytes = zipSync({
      'set/pred.json': strToU8('{}'),
      'set/clip.mp4': new Uint8Array(100),
      '__MACOSX/set/._pred.json': strToU8('x'),
      'set/.hidden.json': strToU8('x'),
      'stored.json': [strToU8('[]'), { level: 0 }],
    });
    const result = unzip(bytes, json);
    expect(result.ok && result.value.map(({ path }) => path)).toEqual(['set/pred.json', 'stored.json']);
  });

  it('stops a bomb by what comes out of it, not by what it claims', () => {
    const packed = deflateRawSync(Buffer.alloc(200 * 1024 * 1024, 32));
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(packed.length, 18);
    // It says that it unfolds to ten bytes.
    header.writeUInt32LE(10, 22);
    header.writeUInt16LE(9, 26);
    const bomb = Buffer.concat([header, Buffer.from('bomb.json'), packed]);
    expect(unzip(new Uint8Array(bomb), json)).toEqual({ ok: false, problem: expect.stringMatching(/64 MiB/) });
  }, 20_000);

  it('stops at too many files', () => {
    const many = Object.fromEntries(Array.from({ length: MAX_FILES + 1 }, (_, at) => [`${at}.json`, strToU8('{}')]));
    expect(unzip(zipSync(many, { level: 0 }), json)).toEqual({
      ok: false,
      problem: expect.stringMatching(/1000 files/),
    });
  });

  it('says so when it was cut, and never throws on noise', () => {
    const whole = zipSync({ 'a.json': strToU8(JSON.stringify(Array.from({ length: 999 }, (_, at) => at * 7919))) });
    expect(unzip(whole.subarray(0, 600), json).ok).toBe(false);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
        const bytes = new Uint8Array([0x50, 0x4b, 3, 4, ...noise]);
        return typeof unzip(bytes, json).ok === 'boolean';
      }),
    );
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const changed = whole.slice();
        changed[at] = byte;
        return typeof unzip(changed, json).ok === 'boolean';
      }),
    );
  });
});

describe('JSON lines', () => {
  it('offers the first lines, by their ids, and counts the rest', () => {
    const text = Array.from({ length: 250 }, (_, at) => `{"id": "clip ${at}", "references": []}`).join('\r\n');
    const lines = findLines(`${text}\n\n`);
    expect([lines?.total, lines?.shown.length]).toEqual([250, SHOWN_LINES]);
    expect(lines?.shown[2]).toEqual({ number: 3, label: 'clip 2', pair: false });
    expect(takeLine(text, 250)).toBe('{"id": "clip 249", "references": []}');
  });

  it('knows a line that holds both documents, as objects or as texts', () => {
    const text = '{"id": 1, "prediction": {"a": 1}, "reference": "{}"}\n{"id": 2, "prediction": "x", "reference": "y"}';
    expect(findLines(text)?.shown.map(({ pair, label }) => [pair, label])).toEqual([
      [true, '1'],
      [true, '2'],
    ]);
    expect(takeLine(text, 1)).toEqual({ prediction: '{\n  "a": 1\n}', reference: '{}' });
  });

  it.each([
    ['one document over many lines', '{\n"a": 1\n}'],
    ['one line', '{"a": 1}'],
    ['prose', 'Here is\nthe caption'],
    ['nothing', ''],
  ])('are not %s', (_, text) => {
    expect(findLines(text)).toBeNull();
  });
});

describe('opening files', () => {
  it('opens a pair whose names say which is which', async () => {
    const opened = await readFiles([file('gt.json', DOCUMENT), file('qwen_pred.json', '{"references": []}')]);
    expect(opened).toMatchObject({ kind: 'texts', sides: { prediction: 1, reference: 0 }, notes: [] });
  });

  it('opens a pair from an archive, and a pair from one file', async () => {
    const zip = zipSync({ 'x/prediction.json': strToU8('{}'), 'x/reference.json': strToU8('[]') });
    expect(await readFiles([file('x.zip', zip)])).toMatchObject({ sides: { prediction: 0, reference: 1 } });
    const pair = await readFiles([file('p.json', '{"prediction": "{}", "reference": {"shots": []}}')]);
    expect(pair).toMatchObject({ sides: { prediction: 0, reference: 1 }, texts: [{ text: '{}' }, {}] });
  });

  it('opens what is no JSON, and says so', async () => {
    const prose = await readFiles([file('answer.txt', 'Sure! ```json\n{"references": []}\n```')], 'prediction');
    expect(prose).toMatchObject({ kind: 'texts', sides: { prediction: 0 }, notes: [{ refused: false }] });
    const none = await readFiles([file('letter.txt', 'Dear all')]);
    expect(none.notes[0]?.message).toContain('no JSON at all');
  });

  it('asks for a line of many', async () => {
    const opened = await readFiles([file('pred.jsonl', '{"id": 1}\n{"id": 2}')]);
    expect(opened).toMatchObject({ kind: 'texts', sides: null, texts: [{ lines: { total: 2 } }] });
  });

  it.each([
    ['nothing', [], undefined],
    ['an empty file', [file('a.json', ' \n')], /empty/],
    ['a folder', [{ name: 'dir', size: 0, arrayBuffer: () => Promise.reject(new Error('no')) }], /could not read/],
    ['an archive without text', [file('a.zip', zipSync({ 'a.mp4': strToU8('x') }))], /no \.json/],
    ['too large a file', [{ name: 'a.json', size: MAX_FILE + 1, arrayBuffer: () => Promise.reject() }], /larger than/],
    ['a newer Capscope file', [file('a.json', '{"capscope": "9.0.0", "format": 2}')], /newer Capscope/],
    ['a spoilt Capscope file', [file('a.json', '{"capscope": "0.1.0", "format": 1}')], /no complete/],
  ])('tells of %s in words', async (_, files, message) => {
    const opened = await readFiles(files);
    expect(opened.kind).toBe('nothing');
    if (message) expect(opened.notes).toMatchObject([{ refused: true, message: expect.stringMatching(message) }]);
  });

  it('opens the good ones of many and tells of the others', async () => {
    const opened = await readFiles([file('pred.json', '{}'), file('a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47]))]);
    expect(opened).toMatchObject({
      kind: 'texts',
      sides: { prediction: 0 },
      notes: [{ name: 'a.png', refused: true }],
    });
  });
});

describe('the .capscope.json file', () => {
  it('opens again to the same state, any state', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const state = fc.record({ name: text, prediction: text, reference: text, view: fc.string({ maxLength: 40 }) });
    await fc.assert(
      fc.asyncProperty(state, async ({ name, prediction, reference, view }) => {
        const given = stateWith({
          prediction: { name, text: prediction },
          reference: { name, text: reference },
          view,
          unit: { side: 'reference', key: name },
          expected: { signature: 's', metrics: { evsa_f1: 8 / 11, ccc: null } },
        });
        const opened = await readFiles([file('any name.json', writeCapscopeFile(given))]);
        expect(opened.kind === 'state' && opened.state).toEqual(given);
      }),
      { numRuns: 60 },
    );
  });

  it('carries version and signature for a reader', () => {
    const written = writeCapscopeFile(stateWith({ expected: { signature: 'capscope:0.1.0|x', metrics: {} } }));
    expect(JSON.parse(written)).toMatchObject({ capscope: '0.1.0', format: 1, signature: 'capscope:0.1.0|x' });
  });

  it('refuses what a link would refuse', () => {
    const value = JSON.parse(writeCapscopeFile(stateWith())) as { state: object };
    const judged = { ...value, state: { ...value.state, judge: { url: 'https://evil.example' } } };
    expect(readCapscopeFile(judged)).toMatchObject({ ok: false });
    expect(readCapscopeFile({ ...value, key: 'sk-x' })).toMatchObject({ ok: false });
    expect(readCapscopeFile({ references: [] })).toEqual({ ok: true, value: null });
    expect(readCapscopeFile(undefined)).toEqual({ ok: true, value: null });
  });

  it('keeps reading format 1', async () => {
    const { readFileSync } = await import('node:fs');
    const frozen = readFileSync(new URL('../fixtures/workspace/v1.capscope.json', import.meta.url));
    const opened = await readFiles([file('frozen.capscope.json', new Uint8Array(frozen))]);
    expect(opened).toMatchObject({
      kind: 'state',
      state: { view: 'timeline', prediction: { name: 'mine' }, settings: { shot_tiou: 0.5 } },
    });
  });
});
