import { retryUntilStopped } from '../failure/keep-trying.ts';
import { refreshRegistry, revisionRead } from './registry.ts';

/**
 * A replica of the server may answer from a cache of up to 1 s; after a notice of a change, browsers wait that long and
 * spread out.
 */
const replicaDelay = 1_000;
const spread = 1_000;

/** Highest revision that the server announced. */
let announced = -Infinity;
/** Stops reading for it; `undefined` while nothing is waited for. */
let stop: (() => void) | undefined;

/** Reads past the current read, which may have started before the announcement. */
async function catchUp(): Promise<void> {
  if (revisionRead() < announced) await refreshRegistry();
  if (revisionRead() < announced) return;
  stop?.();
  stop = undefined;
}

/**
 * Reads the registry shortly after the server announces a revision that is not known here, and again until that
 * revision has been read: the announcement is not repeated.
 */
export function noticeRevision(revision: number): void {
  if (revision <= Math.max(revisionRead(), announced)) return;
  announced = revision;
  const first = async () => {
    await catchUp();
    if (revisionRead() < announced) stop ??= retryUntilStopped('registry revision', catchUp);
  };
  setTimeout(() => void first(), replicaDelay + Math.random() * spread);
}
