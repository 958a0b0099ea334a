import { loadedRemotes, runningRelease } from '../load/loader.ts';
import { remoteOf } from './registry.ts';

/** Whether another version of a remote than the one that runs has been released. */
export function isOutdated(id: string): boolean {
  const running = runningRelease(id)?.version;
  const released = remoteOf(id)?.version;
  return running !== undefined && released !== undefined && running !== released;
}

/** Ids of the remotes that run in a version other than the released one. */
export const outdatedRemotes = (): readonly string[] => loadedRemotes().filter(isOutdated);
