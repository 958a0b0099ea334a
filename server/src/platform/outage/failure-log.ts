import type { PassingCode } from '@console/contracts/core/passing-causes';
import type { Db } from '../context.ts';
import { isOfMissingKey } from '../protected-text/protected-text.ts';
import { keepFault } from '../error-log/keep.ts';
import type { Log, Services } from '../services.ts';
import { passingCauseOf } from './passing-cause.ts';
import { recentCauses } from './recent-causes.ts';

/** Minimum milliseconds between two log lines about the same failure. */
export const quietMs = 60_000;

/** A cause of failing background work, from its first failure to its last. */
interface Failure {
  readonly code: PassingCode | 'DATA_KEY_MISSING' | 'FAULT';
  readonly since: number;
  /** Time of the last failure, by work. */
  readonly works: Map<string, number>;
  /** Every work that failed by it. */
  readonly ever: Set<string>;
  times: number;
  loggedAt: number;
}

const codeOf = (error: unknown): Failure['code'] =>
  passingCauseOf(error) ?? (isOfMissingKey(error) ? 'DATA_KEY_MISSING' : 'FAULT');
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Log of repeatedly failing background work: one line at the start, one at the end, and at most one a minute between
 * them, however many loops fail by the same cause. Only a fault logs its stack, once.
 */
export class FailureLog {
  readonly #open = new Map<string, Failure>();

  constructor(
    private readonly log: Log,
    private readonly now: () => number = Date.now,
  ) {}

  /** Records a failure. @returns the passing cause, if it is one */
  failed(work: string, error: unknown): PassingCode | undefined {
    const code = codeOf(error);
    const at = this.now();
    const key = code === 'FAULT' ? `${work}: ${messageOf(error)}` : code;
    const failure = this.#open.get(key);
    if (failure) {
      failure.works.set(work, at);
      failure.ever.add(work);
      failure.times += 1;
      if (at - failure.loggedAt >= quietMs) {
        failure.loggedAt = at;
        this.log.warn(this.#summary(failure, error), 'background work still fails');
      }
    } else {
      this.#open.set(key, {
        code,
        since: at,
        works: new Map([[work, at]]),
        ever: new Set([work]),
        times: 1,
        loggedAt: at,
      });
      if (code === 'FAULT') this.log.error({ err: error, job: work }, 'background work failed');
      else if (code === 'DATA_KEY_MISSING')
        this.log.error({ code, job: work, cause: messageOf(error) }, 'background work failed');
      else this.log.warn({ code, job: work, cause: messageOf(error) }, 'background work postponed');
    }
    return passingCauseOf(error);
  }

  /** Records a success. Work that has not failed for a minute is removed too: it ended, or another process does it. */
  succeeded(work: string): void {
    const at = this.now();
    for (const [key, failure] of this.#open) {
      failure.works.delete(work);
      for (const [other, last] of failure.works) if (at - last >= quietMs) failure.works.delete(other);
      if (failure.works.size > 0) continue;
      this.#open.delete(key);
      this.log.info(this.#summary(failure), 'background work succeeds again');
    }
  }

  #summary({ code, since, ever, times }: Failure, error?: unknown) {
    return {
      code,
      jobs: [...ever].toSorted(),
      times,
      seconds: Math.round((this.now() - since) / 1_000),
      ...(error === undefined ? {} : { cause: messageOf(error) }),
    };
  }
}

const known = new WeakMap<Db, FailureLog>();

/** The failure log of the running program. */
export function failureLogOf({ db, log }: Pick<Services, 'db' | 'log'>): FailureLog {
  const failures = known.get(db) ?? new FailureLog(log);
  known.set(db, failures);
  return failures;
}

/** Records a failure of background work for the log and `/health/ready`. @returns the passing cause, if it is one */
export function reportFailure(services: Services, work: string, error: unknown): PassingCode | undefined {
  const code = failureLogOf(services).failed(work, error);
  if (code) recentCauses(services).note(code);
  else keepFault(services, error, { service: 'scheduler', component: work });
  return code;
}
