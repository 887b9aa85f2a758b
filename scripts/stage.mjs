// Runs one stage of the tests as a process of its own, with its output kept and its time bounded.
import { spawn } from 'node:child_process';
import { root } from './tree.mjs';

/** Groups of processes still running, to be ended with us. */
const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const pid of running) endGroup(pid);
    process.exit(130);
  });
}

/**
 * Runs Node on `args` in the root and resolves to `{ code, stdout, output }`; `output` holds stdout and stderr as
 * they came. After `minutes` the process and all it started are ended, and the code is null.
 */
export function runNode(args, minutes, env = {}) {
  return new Promise((resolve) => {
    let stdout = '';
    let output = '';
    // Its own process group, so that browsers and servers go down with it.
    const child = spawn(process.execPath, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    running.add(child.pid);
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    const clock = setTimeout(() => {
      output += `\nended after ${minutes} minutes\n`;
      endGroup(child.pid);
    }, minutes * 60_000);
    child.on('error', (error) => {
      output += `${error.message}\n`;
    });
    child.on('close', (code) => {
      clearTimeout(clock);
      running.delete(child.pid);
      resolve({ code, stdout, output });
    });
  });
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
