import type { PassingCode } from '@console/contracts/core/errors';
import { Counter } from 'prom-client';
import { perServices } from '../per-services.ts';
import { metrics } from '../metrics.ts';

const counted = new Counter({
  name: 'console_passing_causes_total',
  help: 'Calls and jobs that a passing cause has put off, by its code',
  labelNames: ['code'],
  registers: [metrics],
});

/** How long a cause that a call ran into counts as there, in milliseconds. */
const rememberedMs = 30_000;

/** The passing causes that this copy of the program has run into. */
class Causes {
  readonly #seen = new Map<PassingCode, number>();

  /** A call or a job has run into it. */
  note(code: PassingCode): void {
    counted.inc({ code });
    this.#seen.set(code, Date.now());
  }

  /** Those of the last half a minute. */
  recent(): readonly PassingCode[] {
    return [...this.#seen].filter(([, at]) => Date.now() - at < rememberedMs).map(([code]) => code);
  }
}

/** The causes of the running program. */
export const causes = perServices(() => new Causes());
