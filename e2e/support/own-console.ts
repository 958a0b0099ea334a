import { spawn } from 'node:child_process';
import path from 'node:path';
import { limits } from '../../scripts/lib/patience.mjs';
import { dependOnEverything } from './dependencies.ts';
import { environments, workOf, type Environment } from './environments.ts';
import { forgetSessions } from './sessions.ts';

export interface OwnConsole {
  readonly url: string;
  /** Its copy of the build: shell, remotes, registry. */
  readonly build: string;
  /** Resolves when it has ended and its port is free. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a console with a copy of the prepared data and, except `local` and `identity`, a copy of the build, so that a
 * test may redeploy.
 * @param variables of its environment, besides those of the tests; `E2E_BUILD` names another build to copy
 * @throws {Error} when it ends before it is ready
 */
export async function startConsole(
  environment: Environment,
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnConsole> {
  const { name, port, url } = environment;
  if (name !== environments.local.name && name !== environments.identity.name) dependOnEverything();
  // Sessions of an earlier console at this address.
  forgetSessions(url);
  // The console stops also when this process is killed: the channel is closed then.
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.mjs'), name, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...variables },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), 2 * limits.stop);
    await ended;
    clearTimeout(killing);
  };
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The console ${name} ended with ${code} before it was ready`)));
  });
  return { url, build: path.join(workOf(environment), 'build'), stop };
}
