import { passingCauseOf } from './cause.ts';

/**
 * Something small that every page needs, read anew each time: while a passing cause prevents that, what was read last
 * stands for it. Only for what may be old during an outage; whoever changes it reads it by itself.
 */
export class LastKnown<Value> {
  #last: { readonly value: Value } | null = null;

  /** @throws what the reading fails with, when it is no passing cause or nothing was ever read */
  async read(work: () => Promise<Value>): Promise<Value> {
    try {
      const value = await work();
      this.#last = { value };
      return value;
    } catch (error) {
      if (!this.#last || !passingCauseOf(error)) throw error;
      return this.#last.value;
    }
  }

  /** What was read last; `null` before anything was. */
  get value(): Value | null {
    return this.#last?.value ?? null;
  }
}
