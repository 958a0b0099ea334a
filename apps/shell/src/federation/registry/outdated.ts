import { loadedRemotes, runningRelease } from '../load/loader.ts';
import { remoteOf } from './registry.ts';

/** Whether a version other than the running one is released. */
export function isOutdated(id: string): boolean {
  const running = runningRelease(id)?.version;
  const released = remoteOf(id)?.version;
  return running !== undefined && released !== undefined && running !== released;
}

/** Ids of the remotes whose running version is not the released one. */
export const outdatedRemotes = (): readonly string[] => loadedRemotes().filter(isOutdated);
