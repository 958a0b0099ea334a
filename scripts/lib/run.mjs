import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './paths.mjs';

/**
 * Runs a program and waits for its end.
 * @param {{
 *   cwd?: string, env?: Record<string, string>, show?: boolean, input?: string, onLine?: (line: string) => void,
 * }} [options] `onLine`: is called with each line as soon as it is printed
 * @returns {Promise<{ code: number, output: string }>} with `show` the output goes to the screen, and `output` is empty
 */
export function run(command, args, { cwd = root, env = {}, show = false, input, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
    if (input !== undefined) child.stdin.end(input);
  });
}
