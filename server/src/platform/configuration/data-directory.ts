import { constants } from 'node:fs';
import { access, chmod, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { markDirectory } from './directory-mark.ts';
import { ConfigurationFault } from './read.ts';

/** A new embedded database with its seeds needs about half of this. */
const leastFreeBytes = 200 * 1024 * 1024;

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'is not writable',
  EPERM: 'is not writable',
  EROFS: 'lies on a read-only disk',
  ENOSPC: 'lies on a full disk',
  ENOTDIR: 'lies below a file',
  EEXIST: 'is a file',
  ENOENT: 'lies where no directory can be made',
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
const isDirectory = (name: string): Promise<boolean> => stat(name).then((found) => found.isDirectory());

/**
 * Creates a directory and its parents one by one: `mkdir` with `recursive` does not return where the system answers
 * "not found", as below /proc.
 */
async function makeDirectory(directory: string): Promise<void> {
  const exists = await isDirectory(directory).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT' || path.dirname(directory) === directory) throw error;
    return undefined;
  });
  if (exists === false) throw Object.assign(new Error(`${directory} is a file`), { code: 'EEXIST' });
  if (exists) return;
  await makeDirectory(path.dirname(directory));
  await mkdir(directory).catch(async (error: unknown) => {
    // Another process that starts at the same time may have created it first.
    if (codeOf(error) !== 'EEXIST' || !(await isDirectory(directory))) throw error;
  });
}

/** Files of releases are public, and a web server may read them from the disk. */
const openFolders = new Set(['releases']);

/** Sets a mode, where the file system supports modes and the directory belongs to this user. */
const setMode = (name: string, mode: number): Promise<void> =>
  chmod(name, mode).catch((error: unknown) => {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'ENOENT'].includes(codeOf(error))) throw error;
  });

/**
 * Folders whose files need no mode of their own: the embedded database has thousands of files, and its closed folder
 * protects them.
 */
const closedWhole = new Set(['database']);

/** Closes what earlier versions of the program left open. The data directory itself can be entered, but not listed. */
async function closeToOthers(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const place = path.join(directory, entry.name);
    if (openFolders.has(entry.name)) await setMode(place, 0o755);
    else if (entry.isDirectory()) {
      await setMode(place, 0o700);
      if (!closedWhole.has(entry.name)) continue;
      for (const below of await readdir(place, { withFileTypes: true, recursive: true }))
        await setMode(path.join(below.parentPath, below.name), below.isDirectory() ? 0o700 : 0o600);
    } else if (entry.isFile()) await setMode(place, 0o600);
  }
  await setMode(directory, 0o711);
}

/**
 * Creates the data directory and checks that it can be written.
 * @throws ConfigurationFault with one sentence.
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await makeDirectory(directory);
    await access(directory, constants.W_OK | constants.X_OK);
    await closeToOthers(directory);
    // Either may be a mount of its own.
    for (const place of [directory, path.join(directory, 'files')]) await markDirectory(place);
  } catch (error) {
    const code = codeOf(error);
    throw new ConfigurationFault(`The data directory ${directory} ${reasons[code] ?? `cannot be used (${code})`}.`, {
      cause: error,
    });
  }
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (free < leastFreeBytes) {
    throw new ConfigurationFault(
      `The data directory ${directory} has only ${Math.floor(free / 1024 / 1024)} MB of disk space left; ` +
        `${leastFreeBytes / 1024 / 1024} MB are needed.`,
    );
  }
}
