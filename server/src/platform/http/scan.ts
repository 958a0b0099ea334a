import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Refusal } from './refusal.ts';
import { Unavailable } from '../unavailable.ts';

/** Stands for the path of the file in the command; without it the file is given on standard input. */
const place = '{file}';
const patienceMs = 60_000;
const infected = 1;

/** Runs the scanner without a shell. @returns its exit code; `null` when it was stopped */
function run([program = '', ...rest]: readonly string[], file: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const scanner = spawn(
      program,
      rest.map((part) => part.replaceAll(place, file)),
      { stdio: ['pipe', 'ignore', 'ignore'], timeout: patienceMs, killSignal: 'SIGKILL' },
    );
    scanner.once('error', reject);
    scanner.once('close', resolve);
    if (rest.some((part) => part.includes(place))) scanner.stdin.end();
    // A scanner may answer before it has read everything; its exit code counts.
    else void pipeline(createReadStream(file), scanner.stdin).catch(() => {});
  });
}

/**
 * Asks the configured scanner about a received file. Without one, every file passes.
 * @param command program and arguments: exit code 0 for a clean file, 1 for an infected one, as `clamdscan` has them
 * @throws Refusal FILE_INFECTED
 * @throws Unavailable for every other outcome: a file that was not scanned is not accepted
 */
export async function scanFile(command: readonly string[] | null, file: string): Promise<void> {
  if (!command) return;
  const unavailable = (why: string, cause?: unknown) =>
    new Unavailable('SCANNER_UNAVAILABLE', `The scanner of uploads ${why}`, { cause });
  const code = await run(command, file).catch((error: unknown) => {
    throw unavailable('cannot be started', error);
  });
  if (code === infected) throw new Refusal('FILE_INFECTED');
  if (code !== 0) throw unavailable(code === null ? 'gave no answer in time' : `ended with ${code}`);
}
