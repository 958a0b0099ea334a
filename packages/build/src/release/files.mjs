import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** No part of what a release lists: statistics of the build machine, and the list itself. */
const private_ = new Set(['mf-stats.json', 'release.json']);
/** Compressed twins are the same content for the browser, which checks what it has unpacked. */
const isTwin = (name) => name.endsWith('.br');

/** Names of all files below a directory that belong to a release, sorted. */
export async function releaseFiles(directory) {
  const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !private_.has(name.replace(/\.br$/, '')))
    .sort();
}

/** `sha384-…` of every file that a browser may be given, by name. */
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

/** Ten hexadecimal digits that name this content. */
export const contentHash = (integrity) =>
  crypto.createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10);
