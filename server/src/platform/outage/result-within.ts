import { setTimeout as wait } from 'node:timers/promises';

/** The result of work that succeeds within a time, in milliseconds; else `null`, and its outcome is ignored. */
export async function resultWithin<Result>(work: Promise<Result>, milliseconds: number): Promise<Result | null> {
  const over = new AbortController();
  const late = wait(milliseconds, null, { ref: false, signal: over.signal }).catch(() => null);
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    over.abort();
  }
}
