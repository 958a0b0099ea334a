import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program and waits for its end.
 * @returns {Promise<{ code: number, output: string }>} with `show` the output goes to the screen, and `output` is empty
 */
export function run(command, args, { cwd = root, env = {}, show = false, input } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
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
