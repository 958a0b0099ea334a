import { shell, type Blamed } from './failure.ts';
import { bareAddress } from '../load/fresh-address.ts';
import { loadedRemotes, runningRelease } from '../load/loader.ts';
import { fileAddress } from '../release/integrity.ts';

const address = /(?:https?|blob|[\w-]+-extension):\/*[^\s()]+/g;
const isForeign = (url: string): boolean => /^[\w-]+-extension:/.test(url);

/** The release that a file belongs to, by the file's address. */
export const releaseOfFile = (url: string): Blamed | undefined =>
  loadedRemotes()
    .map(runningRelease)
    .find((release) => release && bareAddress(url).startsWith(fileAddress(release.manifest, '.')));

/**
 * The release blamed for an error, by the addresses in its stack: the first remote in it, since shared code runs on
 * behalf of a remote; without one, the shell. `undefined` for browser extensions and for errors without a script
 * address.
 */
export function scriptOwner(cause: unknown, filename = ''): Blamed | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const urls = [...(stack.match(address) ?? []), ...(filename ? [filename] : [])];
  const [first] = urls;
  if (first === undefined || isForeign(first)) return undefined;
  for (const url of urls) {
    const release = releaseOfFile(url);
    if (release) return release;
  }
  return urls.some((url) => url.startsWith(`${location.origin}/`)) ? shell : undefined;
}
