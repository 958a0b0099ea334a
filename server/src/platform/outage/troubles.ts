import type { PassingCode } from '@console/contracts/core/errors';
import type { Db } from '../context.ts';
import { isOfMissingKey } from '../protected-text/protected-text.ts';
import type { Log, Services } from '../services.ts';
import { passingCauseOf } from './cause.ts';
import { causes } from './noted.ts';

/** Milliseconds between two lines about the same trouble. */
export const quietMs = 60_000;

/** Why background work fails, from its first failure to its last. */
interface Trouble {
  readonly code: PassingCode | 'DATA_KEY_MISSING' | 'FAULT';
  readonly since: number;
  /** When each work failed last. */
  readonly works: Map<string, number>;
  /** All that failed by it. */
  readonly ever: Set<string>;
  times: number;
  loggedAt: number;
}

const codeOf = (error: unknown): Trouble['code'] =>
  passingCauseOf(error) ?? (isOfMissingKey(error) ? 'DATA_KEY_MISSING' : 'FAULT');
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The log of background work that fails again and again: one line when it begins, one when it is over, and at most one
 * a minute between, whatever the number of loops that run into the same cause. Only a fault shows its stack, once.
 */
export class Troubles {
  readonly #open = new Map<string, Trouble>();

  constructor(
    private readonly log: Log,
    private readonly now: () => number = Date.now,
  ) {}

  /** Work has failed. @returns the passing cause, if it is one */
  failed(work: string, error: unknown): PassingCode | undefined {
    const code = codeOf(error);
    const at = this.now();
    const key = code === 'FAULT' ? `${work}: ${messageOf(error)}` : code;
    const trouble = this.#open.get(key);
    if (trouble) {
      trouble.works.set(work, at);
      trouble.ever.add(work);
      trouble.times += 1;
      if (at - trouble.loggedAt >= quietMs) {
        trouble.loggedAt = at;
        this.log.warn(this.#summary(trouble, error), 'background work still fails');
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
      else this.log.warn({ code, job: work, cause: messageOf(error) }, 'background work put off');
    }
    return passingCauseOf(error);
  }

  /** Work has run through. What has not failed for a minute is no longer waited for: it ended, or others do it. */
  succeeded(work: string): void {
    const at = this.now();
    for (const [key, trouble] of this.#open) {
      trouble.works.delete(work);
      for (const [other, last] of trouble.works) if (at - last >= quietMs) trouble.works.delete(other);
      if (trouble.works.size > 0) continue;
      this.#open.delete(key);
      this.log.info(this.#summary(trouble), 'background work goes on');
    }
  }

  #summary({ code, since, ever, times }: Trouble, error?: unknown) {
    return {
      code,
      jobs: [...ever].toSorted(),
      times,
      seconds: Math.round((this.now() - since) / 1_000),
      ...(error === undefined ? {} : { cause: messageOf(error) }),
    };
  }
}

const known = new WeakMap<Db, Troubles>();

/** The troubles of the running program. */
export function troublesOf({ db, log }: Pick<Services, 'db' | 'log'>): Troubles {
  const troubles = known.get(db) ?? new Troubles(log);
  known.set(db, troubles);
  return troubles;
}

/** Notes that background work has failed, for the log and `/health/ready`. @returns the passing cause, if it is one */
export function noteFailure(services: Services, work: string, error: unknown): PassingCode | undefined {
  const code = troublesOf(services).failed(work, error);
  if (code) causes(services).note(code);
  return code;
}
