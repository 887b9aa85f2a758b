import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** One run of a kernel: the median time of a call, and what it computed. */
export interface Measured {
  readonly nanoseconds: number;
  readonly result: number;
}

/** Both kernels in one round. */
export interface Round {
  readonly distance: Measured;
  readonly matching: Measured;
}

/** The C program, built and given its data. */
export interface Native {
  run(warmUps: number, calls: number): Round;
  dispose(): void;
}

const SOURCE = 'test/bench/kernels/kernels.c';

function hasCompiler(): boolean {
  try {
    execFileSync('gcc', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function parse(line: string | undefined): Measured {
  const [nanoseconds, result] = (line ?? '').split(' ').map(Number);
  if (nanoseconds === undefined || result === undefined) throw new Error(`Not a measurement: ${line}`);
  return { nanoseconds, result };
}

/**
 * Builds the C twin of the kernels into a temporary folder, or returns null where there is no gcc.
 * @throws {Error} when gcc is there and the build fails
 */
export function buildNative(data: Uint8Array): Native | null {
  if (!hasCompiler()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'capscope-bench-'));
  const program = join(folder, 'kernels');
  const input = join(folder, 'workload.bin');
  writeFileSync(input, data);
  execFileSync('gcc', ['-O3', '-msse4.2', '-o', program, resolve(SOURCE), '-lm'], { stdio: 'inherit' });
  return {
    run(warmUps, calls) {
      const output = execFileSync(program, [input, String(warmUps), String(calls)], { encoding: 'utf8' });
      const [distance, matching] = output.split('\n');
      return { distance: parse(distance), matching: parse(matching) };
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
