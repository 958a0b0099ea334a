import { setTimeout as wait } from 'node:timers/promises';
import type { PassingCode } from '@console/contracts/core/errors';
import { passingCauseOf } from './cause.ts';

const firstWaitMs = 250;
const longestWaitMs = 2_000;

interface Patience {
  /** Gives up waiting. */
  readonly signal?: AbortSignal;
  /** Milliseconds after which the last error is thrown; default never. */
  readonly atMostMs?: number;
  /** Told of every failure by a passing cause. */
  readonly onCause?: (code: PassingCode, error: unknown) => void;
}

/**
 * Does something that must be done, again and again while a passing cause prevents it, within two seconds of its end.
 * The work must bear to be done twice: the answer of a try that succeeded may have been lost.
 * @throws whatever else it fails with, and the last error when given up
 */
export async function throughOutage<Result>(
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
