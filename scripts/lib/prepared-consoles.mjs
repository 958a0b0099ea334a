import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './paths.mjs';

/**
 * Seeds the data that the consoles of the workers copy.
 * @throws {Error} when that fails
 */
export async function prepareConsoles(env) {
  // It stops also when this process is killed: the channel is closed then.
  const child = spawn(process.execPath, ['support/prepare.mjs', 'local', 'identity'], {
    cwd: path.join(root, 'e2e'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      if (output.includes('is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The preparation of the consoles ended with ${code}`)));
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
