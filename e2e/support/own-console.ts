import { spawn } from 'node:child_process';
import path from 'node:path';
import { workOf } from './environments.ts';

export interface OwnConsole {
  readonly url: string;
  /** Its copy of the build: shell, remotes, registry. */
  readonly build: string;
  readonly stop: () => Promise<void>;
}

const isReady = async (url: string) => (await fetch(`${url}/health/ready`).catch(() => null))?.ok === true;

/**
 * Starts a console for one spec, with new data and its own copy of the build.
 * @param variables of its environment, besides those of the tests
 */
export async function startConsole(
  environment: { readonly name: string; readonly port: number; readonly url: string },
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnConsole> {
  const { name, port, url } = environment;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.mjs'), name, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...variables },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The console ${name} ended with ${child.exitCode}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  return {
    url,
    build: path.join(workOf(environment), 'build'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
