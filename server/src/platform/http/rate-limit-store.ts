import type { FastifyRateLimitStore, RateLimitOptions } from '@fastify/rate-limit';

/** Maximum number of callers that are counted; the least recently active is removed first. */
const remembered = 10_000;

/** Counts calls in memory. Routes of one group share a counter, which the library's store does not support. */
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
   * Counters of a route; a grouped route uses the name of its group in the key. The library passes the route's options,
   * although its types say otherwise.
   */
  child(route: unknown): RateLimitStore {
    return (route as RateLimitOptions).groupId === undefined ? new RateLimitStore() : this;
  }
}
