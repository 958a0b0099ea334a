import fs from 'node:fs';
import path from 'node:path';

/** The data directory is in use by a running process. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(`The data directory ${directory} is in use by another program (process ${pid}).`);
  }
}

interface Holder {
  readonly pid: number;
  /** Start time of the process in kernel ticks; distinguishes it from a later process with the same id. */
  readonly started: string | null;
}

/** Field 22 of `/proc/<pid>/stat`, counted after the name in parentheses; `null` where there is no such file. */
function startOf(pid: number): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return started === null || startOf(pid) === started;
}

function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
    return Number.isInteger(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

/**
 * Keeps other processes from opening the same embedded database, which would lose rows without an error. The lock file
 * lies beside the directory and is released when the process ends; the lock of a dead process is taken over.
 * @returns a function that releases the lock.
 * @throws DirectoryInUse while another running process holds it.
 */
export function lockDirectory(directory: string): () => void {
  const file = `${path.resolve(directory)}.lock`;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      fs.writeFileSync(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), { flag: 'wx' });
      const release = () => fs.rmSync(file, { force: true });
      process.once('exit', release);
      return () => {
        process.off('exit', release);
        release();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(file);
      if (holder && isAlive(holder)) throw new DirectoryInUse(directory, holder.pid);
      fs.rmSync(file, { force: true });
    }
  }
  throw new DirectoryInUse(directory, readHolder(file)?.pid ?? 0);
}
