import type { FastifyRateLimitStore, RateLimitOptions } from '@fastify/rate-limit';

/** Callers counted at a time; beyond that the one longest silent is forgotten. */
const remembered = 10_000;

/** Counts calls in memory. Routes of one group count together, which they do not in the store of the library. */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { readonly count: number; readonly endsAt: number }>();

  incr(
    key: string,
    answer: (error: null, counted: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = Date.now();
    const running = this.#windows.get(key);
    const window =
      running && running.endsAt > now
        ? { ...running, count: running.count + 1 }
        : { count: 1, endsAt: now + timeWindow };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > remembered && oldest !== undefined) this.#windows.delete(oldest);
    answer(null, { current: window.count, ttl: window.endsAt - now });
  }

  /**
   * The key of a grouped route carries the name of its group. Called with the route's limits, whatever the types say.
   */
  child(route: unknown): RateLimitStore {
    return (route as RateLimitOptions).groupId === undefined ? new RateLimitStore() : this;
  }
}
