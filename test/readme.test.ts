import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../src/omnicapbench/settings';
import { signatureOf } from '../src/omnicapbench/signature';
import { metricTable } from './metricTable';

const START = /(<!-- metrics:.*-->\n)[\s\S]*?(<!-- \/metrics -->)/;
const readme = readFileSync('README.md', 'utf8');
const manifest: { version: string; scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('README', () => {
  it('has the table of metrics that the metrics themselves write (UPDATE_README=1 renews it)', () => {
    const renewed = readme.replace(START, (_, open: string, close: string) => `${open}\n${metricTable()}\n\n${close}`);
    if (process.env.UPDATE_README) writeFileSync('README.md', renewed);
    else expect(readme).toBe(renewed);
  });

  it('shows the signature of the default settings', () => {
    expect(readme).toContain(signatureOf(DEFAULT_SETTINGS));
  });

  it('carries the version of package.json in the signature', () => {
    expect(signatureOf(DEFAULT_SETTINGS)).toContain(`capscope:${manifest.version}|`);
  });

  it('names only commands and files that exist', () => {
    const commands = [...readme.matchAll(/npm run (?:-s )?([a-z][a-z0-9:-]*)/g)].map((match) => match[1] ?? '');
    expect(commands.filter((command) => manifest.scripts[command] === undefined)).toEqual([]);
    const paths = [...readme.matchAll(/^(?:src|test|assembly)\/[\w/]*/gm)].map((match) => match[0]);
    expect(paths.length).toBeGreaterThan(10);
    const links = [...readme.matchAll(/\]\(((?!https?:)[^)]+)\)/g)].map((match) => match[1] ?? '');
    expect([...paths, ...links].filter((path) => !existsSync(path))).toEqual([]);
  });
});
