import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Address, formatAddress, isEmbed, parseAddress } from '../../src/app/start/address';
import { asksForTexts, decideStart } from '../../src/app/start/decide';
import { unembedded } from '../../src/app/start/embed';
import { pathOf, pathOfView } from '../../src/app/start/useAddress';

/** An address is UTF-8, which has none. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const route = (path: string): Address => ({ kind: 'route', path, unit: null });

describe('addresses', () => {
  it.each<readonly [string, Address]>([
    ['', route('/')],
    ['#', route('/')],
    ['#/', route('/')],
    ['#/timeline', route('/timeline')],
    ['#timeline', route('/timeline')],
    ['#v1.abc', { kind: 'link', fragment: '#v1.abc' }],
    ['#v99.abc', { kind: 'link', fragment: '#v99.abc' }],
    [
      '#/units?unit=prediction/shot:SHOT_1',
      { kind: 'route', path: '/units', unit: { side: 'prediction', key: 'shot:SHOT_1' } },
    ],
    ['#/example/evsa-case', { kind: 'example', example: 'evsa-case', prediction: null, view: null, unit: null }],
    [
      '#/example/evsa-case/qwen3.5-omni-flash?view=links&unit=reference/event:SFX_1',
      {
        kind: 'example',
        example: 'evsa-case',
        prediction: 'qwen3.5-omni-flash',
        view: 'links',
        unit: { side: 'reference', key: 'event:SFX_1' },
      },
    ],
    ['#/example/', route('/example/')],
    ['#/example/%E0%A4%A/x', { kind: 'example', example: '%E0%A4%A', prediction: 'x', view: null, unit: null }],
    ['#/units?unit=nobody/shot:SHOT_1', { kind: 'route', path: '/units', unit: null }],
    ['#/units?unit=prediction/', { kind: 'route', path: '/units', unit: null }],
  ])('reads %s', (fragment, address) => {
    expect(parseAddress(fragment)).toEqual(address);
  });

  it('writes what it reads again, any ids', () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .filter((given) => !LONE_SURROGATE.test(given));
    const unit = fc.option(
      fc.record({ side: fc.constantFrom('prediction' as const, 'reference' as const), key: text }),
    );
    const example = fc.record({
      kind: fc.constant('example' as const),
      example: text,
      prediction: fc.option(text),
      view: fc.option(text),
      unit,
    });
    const path = fc.constantFrom('/', '/timeline', '/units', '/somewhere/else');
    const place = fc.record({ kind: fc.constant('route' as const), path, unit });
    fc.assert(
      fc.property(fc.oneof(example, place), (address) => {
        expect(parseAddress(formatAddress(address))).toEqual(address);
      }),
    );
  });

  it('writes units so that they can be read', () => {
    const unit = { side: 'prediction', key: 'subshot:SHOT_1/0' } as const;
    expect(formatAddress({ kind: 'route', path: '/units', unit })).toBe('#/units?unit=prediction/subshot:SHOT_1/0');
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseAddress(text).kind === 'string'));
  });

  it('lead to a tab, links and examples too', () => {
    expect([pathOf('#/units?unit=prediction/x', ''), pathOf('#v1.abc', 'timeline')]).toEqual(['/units', '/timeline']);
    expect([pathOf('#/example/x', ''), pathOfView('no such tab'), pathOfView('constructor')]).toEqual(['/', '/', '/']);
  });

  it('know an embedded page, and the way out of it', () => {
    expect([isEmbed('?embed=1'), isEmbed('?embed=0'), isEmbed('')]).toEqual([true, false, false]);
    expect(unembedded('https://x.example/a/?embed=1&y=2#v1.abc')).toBe('https://x.example/a/?y=2#v1.abc');
    expect(unembedded('https://x.example/a/?embed=1#v1.abc')).toBe('https://x.example/a/#v1.abc');
  });
});

describe('what is shown first', () => {
  const link = parseAddress('#v1.abc');
  const mine = { draft: 'd1', origin: null };

  it.each([
    ['nothing kept', '', null, false, { kind: 'opening' }],
    ['a draft', '', mine, true, { kind: 'draft', id: 'd1', origin: null }],
    ['a draft, on a tab', '#/units', mine, false, { kind: 'draft', id: 'd1', origin: null }],
    ['a link', '#v1.abc', null, false, { kind: 'link', fragment: '#v1.abc' }],
    ['a link over a draft', '#v1.abc', mine, true, { kind: 'link', fragment: '#v1.abc' }],
    ['a link over another', '#v1.abc', { draft: 'd1', origin: '#v1.xyz' }, true, { kind: 'link', fragment: '#v1.abc' }],
    [
      'changes to this link',
      '#v1.abc',
      { draft: 'd1', origin: '#v1.abc' },
      true,
      { kind: 'draft', id: 'd1', origin: '#v1.abc' },
    ],
    ['a link, unchanged', '#v1.abc', { draft: 'd1', origin: '#v1.abc' }, false, { kind: 'link', fragment: '#v1.abc' }],
    ['an example over a draft', '#/example/x', mine, true, { kind: 'example', fragment: '#/example/x' }],
  ] as const)('%s', (_, fragment, memory, edited, start) => {
    expect(decideStart(parseAddress(fragment), fragment, memory, edited)).toMatchObject(start);
  });

  it('opens nothing again when the address only leads back to where the texts came from', () => {
    expect(asksForTexts(link, '#v1.abc', '#v1.abc')).toBe(false);
    expect(asksForTexts(link, '#v1.abc', null)).toBe(true);
    expect(asksForTexts(parseAddress('#/units'), '#/units', null)).toBe(false);
  });
});
