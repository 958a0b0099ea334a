import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationFault, readConfiguration } from './platform/configuration/read.ts';
import { DirectoryInUse } from './platform/database/embedded/directory-lock.ts';
import { DatabaseUnusable } from './platform/database/prepare.ts';
import { say } from './platform/progress/progress.ts';
import { accountsToTell } from './shell/index.ts';
import { migrateOnly, start, type Running } from './start.ts';
import { unlock } from './unlock.ts';

/** The bundle lies in build/server. */
const root = path.resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');
const longestStopMs = 15_000;

/** Faults that the operator can fix, printed as one sentence; others are printed with their stack. */
const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigurationFault || error instanceof DatabaseUnusable || error instanceof DirectoryInUse;

function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping');
    setTimeout(() => process.exit(1), longestStopMs).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

// Files of the program and its embedded database are readable by its own user only; others set their mode themselves.
process.umask(0o077);

const workerFile = new URL('./database-worker.mjs', import.meta.url);

try {
  const configuration = readConfiguration(process.env, root, { isTerminal: process.stdout.isTTY });
  const [command, username] = process.argv.slice(2);
  if (command === 'unlock' && username !== undefined) {
    await unlock(configuration, workerFile, username);
    say(`${username} may sign in again.`);
    process.exit(0);
  }
  if (command === 'migrate') {
    const applied = await migrateOnly(configuration, workerFile);
    say(applied.length > 0 ? 'The schema is up to date.' : 'The schema was up to date.');
    process.exit(0);
  }
  const running = await start(configuration, workerFile);
  stopOnSignal(running);
  say(`\nThe console is ready: ${configuration.publicUrl}`);
  for (const line of accountsToTell(running.demo, configuration)) say(line);
} catch (error) {
  console.error(isExpected(error) ? error.message : error);
  process.exit(1);
}
