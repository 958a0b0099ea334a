import type { PassingCode } from '@console/contracts/core/passing-causes';
import { Counter } from 'prom-client';
import { perServices } from '../per-services.ts';
import { metrics } from '../metrics.ts';

const counted = new Counter({
  name: 'console_passing_causes_total',
  help: 'Calls and jobs that a passing cause has put off, by its code',
  labelNames: ['code'],
  registers: [metrics],
});

/** Milliseconds for which a cause counts as present after a call met it. */
const rememberedMs = 30_000;

/** The passing causes that this process met. */
class Causes {
  readonly #seen = new Map<PassingCode, number>();

  /** Records that a call or a job met it. */
  note(code: PassingCode): void {
    counted.inc({ code });
    // Kept in the order in which they were met last.
    this.#seen.delete(code);
    this.#seen.set(code, Date.now());
  }

  /** Those of the last 30 seconds, the last one first. */
  recent(): readonly PassingCode[] {
    return [...this.#seen]
      .filter(([, at]) => Date.now() - at < rememberedMs)
      .map(([code]) => code)
      .toReversed();
  }
}

/** The causes met by the running program. */
export const recentCauses = perServices(() => new Causes());
