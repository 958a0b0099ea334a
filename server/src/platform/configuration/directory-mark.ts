import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Unavailable } from '../unavailable.ts';

const markFile = '.directory-id';

/** The mark that each directory had when the program started. */
const marks = new Map<string, string>();

const readMark = (directory: string): Promise<string> => readFile(path.join(directory, markFile), 'utf8');

/**
 * Marks a directory, created if missing, as one the program works in. The directory may be a mount: when the mount is
 * lost, an empty directory appears in its place, and files written there disappear when the mount comes back. Several
 * programs may share one directory.
 */
export async function markDirectory(directory: string): Promise<void> {
  const place = path.resolve(directory);
  await mkdir(place, { recursive: true, mode: 0o700 });
  // `wx`: when two programs start at once, one writes and both read the same mark.
  await writeFile(path.join(place, markFile), randomUUID(), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  marks.set(place, await readMark(place));
}

/**
 * Checks that a place lies in a directory that the program started with.
 * @throws Unavailable while the mount is lost or another directory has taken its place
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
 * Creates a folder and its parents inside a marked directory. The marked directory itself is never created again.
 * @returns the first folder that was created
 */
export async function makeFolder(folder: string, mode?: number): Promise<string | undefined> {
  await requireMarked(folder);
  return mkdir(folder, { recursive: true, ...(mode === undefined ? {} : { mode }) });
}
