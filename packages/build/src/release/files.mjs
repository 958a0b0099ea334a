import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Files that a release does not list: statistics of the build, and the list itself. */
const unlisted = new Set(['mf-stats.json', 'release.json']);
/** Compressed copies are not listed: the browser checks the hash of the decompressed content. */
const isTwin = (name) => name.endsWith('.br');

/** Names of all files of a release below a directory, sorted. */
export async function releaseFiles(directory) {
  const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !unlisted.has(name.replace(/\.br$/, '')))
    .sort();
}

/** `sha384-…` of each file that browsers load, by name. */
export async function integrityOf(directory, names) {
  const hash = async (name) =>
    crypto
      .createHash('sha384')
      .update(await fs.readFile(path.join(directory, name)))
      .digest('base64');
  return Object.fromEntries(
    await Promise.all(names.filter((name) => !isTwin(name)).map(async (name) => [name, `sha384-${await hash(name)}`])),
  );
}

/** Ten hexadecimal digits that identify this content. */
export const contentHash = (integrity) =>
  crypto.createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10);
