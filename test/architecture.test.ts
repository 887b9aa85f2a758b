import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

const ENGINE_SIDE = ['base', 'json', 'text', 'kernel', 'omnicapbench', 'engine'];
const BEFORE_STATE = [...ENGINE_SIDE, 'dataset', 'share', 'judge', 'examples'];
const PAGE_PARTS = [...BEFORE_STATE, 'state', 'ui'];

/**
 * What each folder of src may import besides itself. One way only; a new folder is a decision, made here.
 * @see the house style: base -> json, text -> kernel -> protocols -> engine, dataset -> state -> views -> app
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  base: [],
  json: ['base'],
  text: ['base'],
  kernel: ['base', 'json', 'text'],
  omnicapbench: ['base', 'json', 'text', 'kernel'],
  engine: ['base', 'json', 'text', 'kernel', 'omnicapbench'],
  dataset: ['base', 'json', 'text', 'kernel', 'omnicapbench'],
  share: ['base', 'json', 'text', 'kernel', 'omnicapbench'],
  judge: ['base', 'json', 'text', 'kernel', 'omnicapbench'],
  examples: ['base'],
  offline: ['base'],
  state: BEFORE_STATE,
  ui: ['base'],
  editor: PAGE_PARTS.filter((folder) => folder !== 'examples'),
  views: PAGE_PARTS,
  lessons: PAGE_PARTS.filter((folder) => folder !== 'examples'),
  app: [...PAGE_PARTS, 'editor', 'views', 'lessons', 'offline'],
  cli: [...ENGINE_SIDE, 'dataset'],
};

/** Packages that run without a DOM; what the engine side imports must be here. */
const ENGINE_PACKAGES = ['zod', 'comlink', '@noble/hashes', 'jsonrepair'];

/** `importer -> imported`, each with the reason why the rules do not hold for it. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map();

interface Import {
  /** Path below src, with its ending. */
  readonly from: string;
  /** A path below src (ending as written), or a package. */
  readonly to: string;
}

const within = (path: string, place: string): boolean => new RegExp(`^${place}(/|\\.|$)`).test(path);

/** Why this import may not be; undefined when it may. */
function fault({ from, to }: Import): string | undefined {
  const folder = from.split('/')[0] ?? '';
  const allowed = MAY_IMPORT[folder];
  if (EXCEPTIONS.has(`${from} -> ${to}`)) return undefined;
  if (allowed === undefined) return `src/${folder} is not in the table`;
  if (to.startsWith('pkg:')) {
    const name = to.slice('pkg:'.length);
    if (name.startsWith('node:'))
      return folder === 'cli' || from === 'kernel/node.ts' ? undefined : 'Node is not in a browser';
    const known = !ENGINE_SIDE.includes(folder) || ENGINE_PACKAGES.some((entry) => within(name, entry));
    return known ? undefined : 'the engine side runs without a DOM';
  }
  const target = to.split('/')[0] ?? '';
  if (within(to, 'kernel/twin') && !within(from, 'kernel/twin')) return 'the twin is an oracle for tests only';
  if (within(to, 'kernel/node') && folder !== 'cli') return 'Node is not in a browser';
  if (within(to, 'judge/keys') && folder !== 'judge') return "keys are the judge's alone";
  return target === folder || allowed.includes(target) ? undefined : `${folder} may not import ${target}`;
}

/** Static, dynamic and re-exporting imports, and files addressed by `new URL(..., import.meta.url)`. */
const SPECIFIER =
  /(?:^(?:import|export|\})[^'"]*?\bfrom\s*|^import\s*|\bimport\(\s*)(['"])([^'"\n]+)\1|new URL\(\s*(['"])([^'"\n]+)\3\s*,\s*import\.meta\.url/gm;

function importsOf(from: string, code: string): readonly Import[] {
  return [...code.matchAll(SPECIFIER)].map((found) => {
    const specifier = (found[2] ?? found[4] ?? '').replace(/\?.*$/, '');
    const to = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : `pkg:${specifier}`;
    return { from, to };
  });
}

describe('imports point one way', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('kernel/gen/'));
  const imports = files.flatMap((path) => importsOf(path, readFileSync(`${SRC}/${path}`, 'utf8')));

  it('knows every folder of src, and finds the sources', () => {
    expect(readdirSync(SRC).filter((name) => !(name in MAY_IMPORT))).toEqual([]);
    expect(imports.length).toBeGreaterThan(20);
  });

  it('holds in src', () => {
    const faults = imports.flatMap((one) => {
      const why = fault(one);
      return why === undefined ? [] : [`${one.from} -> ${one.to}: ${why}`];
    });
    expect(faults).toEqual([]);
  });

  it('lists no exception that is not needed any more', () => {
    const seen = new Set(imports.map(({ from, to }) => `${from} -> ${to}`));
    expect([...EXCEPTIONS.keys()].filter((key) => !seen.has(key))).toEqual([]);
  });

  it.each([
    ['json/tree.ts', `import { a } from '../text/b'`],
    ['engine/scorer.ts', `export * from '../state/store'`],
    ['engine/scorer.ts', `import { useState } from 'react'`],
    ['omnicapbench/read.ts', `import { readFileSync } from 'node:fs'`],
    ['views/Scores.tsx', `const a = await import('../app/shell')`],
    ['engine/worker/entry.ts', `import '../../kernel/node'`],
    ['kernel/load.ts', `import { tiou } from './twin/tiou'`],
    ['share/link.ts', `import type { Key } from '../judge/keys/store'`],
    ['ui/Button.tsx', `new Worker(new URL('../engine/worker/entry.ts', import.meta.url))`],
    ['misc/thing.ts', `import { a } from '../base/b'`],
  ])('refuses %s: %s', (from, code) => {
    expect(importsOf(from, code).map(fault)).not.toContain(undefined);
  });
});
