import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Unavailable } from '../unavailable.ts';

const markFile = '.directory-id';

/** The mark that each directory had when the program started. */
const marks = new Map<string, string>();

const readMark = (directory: string): Promise<string> => readFile(path.join(directory, markFile), 'utf8');

/**
 * Marks a directory, made if missing, as the one that the program works in. It may be a mount: when that is lost, an
 * empty directory takes its place, and files written there disappear when the mount is back. Several programs may share
 * one.
 */
export async function markDirectory(directory: string): Promise<void> {
  const place = path.resolve(directory);
  await mkdir(place, { recursive: true, mode: 0o700 });
  // `wx`: of two programs that start at once one writes, both read the same.
  await writeFile(path.join(place, markFile), randomUUID(), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  marks.set(place, await readMark(place));
}

/**
 * Makes sure that a place lies in the directories that the program started with.
 * @throws Unavailable while one of them is away, or another one stands in its place
 */
export async function requireMarked(place: string): Promise<void> {
  const within = path.resolve(place);
  for (const [directory, mark] of marks) {
    if (within !== directory && !within.startsWith(directory + path.sep)) continue;
    const found = await readMark(directory).catch((error: unknown) => {
      throw new Unavailable('STORAGE_UNAVAILABLE', `The directory ${directory} cannot be read`, { cause: error });
    });
    if (found !== mark)
      throw new Unavailable('STORAGE_UNAVAILABLE', `The directory ${directory} is not the one of the start`);
  }
}

/**
 * Makes a folder, and those above it, inside the directories of the start, which are never made again.
 * @returns the first that was made
 */
export async function makeFolder(folder: string, mode?: number): Promise<string | undefined> {
  await requireMarked(folder);
  return mkdir(folder, { recursive: true, ...(mode === undefined ? {} : { mode }) });
}
