import { counterFreshSeconds, type Counter } from '@console/contracts/shell/home';
import type { Language } from '@console/contracts/core/text';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { waitingSources, type CounterSource } from '../../records/waiting/sources.ts';

interface Counted {
  readonly at: number;
  readonly count: Promise<number | null>;
  readonly oldest: Promise<string | null> | undefined;
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
        const { at, count, oldest } = this.#count(source, caller);
        return {
          code: source.code,
          label: source.label[language],
          count: await count,
          url: typeof source.url === 'string' ? source.url : source.url(caller),
          asOf: toWireInstant(at),
          ...(oldest ? { oldest: await oldest } : {}),
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
      oldest: source.oldest?.(db, caller).catch(noted),
    };
    this.#counted.set(key, counted);
    return counted;
  }
}
