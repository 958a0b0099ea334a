import { setTimeout as wait } from 'node:timers/promises';
import type { PassingCode } from '@console/contracts/core/passing-causes';
import { passingCauseOf } from './passing-cause.ts';

const firstWaitMs = 250;
const longestWaitMs = 2_000;

interface Patience {
  /** Ends the wait. */
  readonly signal?: AbortSignal;
  /** Milliseconds after which the last error is thrown; default never. */
  readonly atMostMs?: number;
  /** Called for every failure by a passing cause. */
  readonly onCause?: (code: PassingCode, error: unknown) => void;
}

/**
 * Retries work while it fails by a passing cause, within two seconds of the end of the outage. The work must be safe to
 * run twice: the answer of a successful attempt may have been lost.
 * @throws any other error, and the last error when given up
 * @example await retryThroughOutage(() => leases.release(db, id, worker), { atMostMs: 90_000 });
 */
export async function retryThroughOutage<Result>(
  work: () => Promise<Result>,
  { signal, atMostMs = Infinity, onCause }: Patience = {},
): Promise<Result> {
  for (let waited = 0, next = firstWaitMs; ; next = Math.min(next * 2, longestWaitMs)) {
    try {
      return await work();
    } catch (error) {
      const code = passingCauseOf(error);
      if (!code || signal?.aborted || waited >= atMostMs) throw error;
      onCause?.(code, error);
      await wait(next, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => {});
      waited += next;
    }
  }
}
