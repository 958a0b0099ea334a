import { counterFreshSeconds, type Counter } from '@console/contracts/shell/home';
import type { Language } from '@console/contracts/core/text';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { waitingSources, type CounterSource } from '../../records/waiting/sources.ts';

interface Counted {
  readonly at: number;
  readonly count: Promise<number | null>;
  readonly waits: Promise<{ readonly oldest: string | null; readonly late: number | null }> | undefined;
}
const mostRemembered = 5_000;

/** Counters of callers, each cached for a minute per user; a counter that fails does not affect the others. */
export class Counters {
  readonly #counted = new Map<string, Counted>();

  constructor(private readonly app: Application) {}

  of(caller: Caller, language: Language): Promise<Counter[]> {
    const sources = waitingSources(this.app).counters.filter((source) => source.appliesTo(caller));
    return Promise.all(
      sources.map(async (source) => {
        const { at, count, waits } = this.#count(source, caller);
        return {
          code: source.code,
          label: source.label[language],
          count: await count,
          url: typeof source.url === 'string' ? source.url : source.url(caller),
          asOf: toWireInstant(at),
          ...(waits ? { oldest: (await waits).oldest } : {}),
          ...(waits && source.targetHours ? { late: (await waits).late, targetHours: source.targetHours } : {}),
        };
      }),
    );
  }

  #count(source: CounterSource, caller: Caller): Counted {
    const { db, now, log } = this.app.services;
    const key = `${source.code} ${caller.userId} ${caller.privilegesVersion}`;
    const known = this.#counted.get(key);
    const at = now().getTime();
    if (known && at - known.at < counterFreshSeconds * 1_000 && at >= known.at) return known;
    if (this.#counted.size >= mostRemembered) this.#counted.clear();
    const noted = (error: unknown) => {
      log.error({ err: error, counter: source.code }, 'not counted');
      this.#counted.delete(key);
      return null;
    };
    const counted: Counted = {
      at,
      count: source.count(db, caller).catch(noted),
      waits: source.waits?.(db, caller).catch((error: unknown) => ({ oldest: noted(error), late: null })),
    };
    this.#counted.set(key, counted);
    return counted;
  }
}
