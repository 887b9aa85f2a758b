import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/omnicapbench/settings';
import { decodeFragment, encodeFragment, isLink } from '../../src/share/permalink/permalink';
import type { SharedState } from '../../src/share/permalink/state';

const STATE: SharedState = {
  protocol: 'omnicapbench',
  prediction: { name: 'mine', text: '{"references": []}' },
  reference: { name: 'theirs', text: '{"references": []}' },
  settings: DEFAULT_SETTINGS,
  view: 'timeline',
  unit: { side: 'prediction', key: 'shot:SHOT_1' },
  expected: { signature: 'capscope:0.1.0|contract:3', metrics: { evsa_f1: 8 / 11, ccc: null } },
};

/** Frozen: a link that was sent once opens for ever. Made by version 0.1.0 from STATE. */
const FROZEN_V1 =
  '#v1.hZFLSywxEIX_ipx1GOaBCPkF7lx4d9dLEys13fHmRVLRkbH_u6TbJwiSVR3qS9U5dUYuSRIlD40UoiOT7znSBIVc2DoSlyL0GdEEhkZwkaEgfBJonO9Q-MiFI3G9g774-2_GrD7FL6RM7Er9na0s4uJYOzoa6ahN1AJHwfLzEIzQxAUank-OjP_QM_R5HT_IVLhOyVvo7WZ_qVDb_Y9k1781HxTqlGQQl9pbzY8cP4W9gnXGp7HxUCkV7uKlgmUvBnrX-6uBXjEoEFGPbhluoWBbMWuusXnf983GFeij8ZUVHpodeQjJsn_vWKVcUsiyarPCo-OnHqwL7NeztOik51ad7bl9uaDCf36GXpzp2-ubP8Ouh82nzCRsV2iMRlq3AzK5Usqst5vdZvtCKUoxJPoAhcBSHC336T6H4677v9p_e4c318uq8_wK';

/** A fragment with any JSON, packed as a link packs it. */
function pack(json: string): string {
  return `#v1.${deflateRawSync(json).toString('base64url')}`;
}

describe('permalink', () => {
  it('brings any state back as it was, lone surrogates and all', async () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0);
    const units = fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
      .map((codes) => String.fromCharCode(...codes));
    const text = fc.record({
      name: fc.string({ unit: 'grapheme' }),
      text: units,
    });
    const state: fc.Arbitrary<SharedState> = fc.record({
      protocol: fc.constant('omnicapbench' as const),
      prediction: text,
      reference: text,
      settings: fc.record({
        gate: fc.constantFrom('document' as const, 'strict' as const),
        ref_matcher: fc.constantFrom('lexical' as const, 'id' as const, 'manual' as const, 'judge' as const),
        ref_map: fc.dictionary(
          fc.string().filter((key) => key !== '__proto__'),
          fc.string(),
        ),
        ref_threshold: fraction,
        sub_matcher: fc.constantFrom('lexical' as const, 'time' as const, 'judge' as const),
        sub_map: fc.record({ recall: fc.array(fc.string()), precision: fc.array(fc.string()) }),
        sub_threshold: fraction,
        shot_tiou: fraction,
        event_tiou: fraction,
        dialogue_score: fraction,
        delta: fraction,
        evsa: fc.constantFrom('event' as const, 'aligned' as const, 'all' as const),
        ccc: fc.constantFrom('matched' as const, 'cross-shot' as const),
        duration: fc.option(fraction),
        repair: fc.boolean(),
        judge_model: fc.option(fc.string()),
        judge_prompt: fc.option(fc.string()),
        posthoc: fc.option(fc.string()),
      }),
      view: fc.string({ maxLength: 40 }),
      unit: fc.option(
        fc.record({ side: fc.constantFrom('prediction' as const, 'reference' as const), key: fc.string() }),
      ),
      expected: fc.constant(null),
    });
    await fc.assert(
      fc.asyncProperty(state, async (given) => {
        const decoded = await decodeFragment(await encodeFragment(given));
        expect(decoded.ok && JSON.stringify(decoded.value)).toBe(JSON.stringify(given));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps reading the links of version 1', async () => {
    expect(await decodeFragment(FROZEN_V1)).toEqual({ ok: true, value: STATE });
  });

  it.each([
    ['cut short', (link: string) => link.slice(0, -20), /not complete/],
    ['a changed letter', (link: string) => `${link.slice(0, 40)}!${link.slice(41)}`, /no link has/],
    ['empty', () => '#v1.', /not complete|something else/],
    ['newer', () => '#v99.abc', /newer Capscope/],
    ['a version called constructor', () => '#constructor.abc', /no link of Capscope/],
  ])('says what is wrong with a link that is %s', async (_, change, message) => {
    const decoded = await decodeFragment(change(await encodeFragment(STATE)));
    expect(decoded).toEqual({ ok: false, problem: expect.stringMatching(message) });
  });

  it.each([
    ['no object', '7', /document/],
    ['no JSON', '{', /document/],
    ['a wrong type', JSON.stringify({ ...STATE, prediction: { name: 'x', text: 7 } }), /prediction\.text/],
    ['a setting out of range', JSON.stringify({ ...STATE, settings: { shot_tiou: 7 } }), /settings\.shot_tiou/],
    ['a judge endpoint', JSON.stringify({ ...STATE, judge: { url: 'https://evil.example' } }), /Unrecognized key/],
    ['a prototype key', `{"__proto__": {"polluted": 1}, ${JSON.stringify(STATE).slice(1)}`, /Unrecognized key/],
  ])('refuses %s', async (_, json, message) => {
    const decoded = await decodeFragment(pack(json));
    expect(decoded).toEqual({ ok: false, problem: expect.stringMatching(message) });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('stops unfolding a bomb at 16 MiB', async () => {
    const bomb = `#v1.${deflateRawSync(Buffer.alloc(200 * 1024 * 1024, 32)).toString('base64url')}`;
    expect(await decodeFragment(bomb)).toEqual({ ok: false, problem: expect.stringMatching(/16 MiB/) });
  });

  it('survives 10 MB of noise', async () => {
    const noise = `#v1.${Buffer.alloc(10_000_000, 0xa7).toString('base64url')}`;
    expect((await decodeFragment(noise)).ok).toBe(false);
  });

  it('tells links from routes', () => {
    expect([isLink('#v1.abc'), isLink('#/example/evsa-case'), isLink('')]).toEqual([true, false, false]);
  });
});
