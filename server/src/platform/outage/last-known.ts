import { passingCauseOf } from './passing-cause.ts';

/**
 * A small value that every page needs, read again each time; during a passing cause the last value is used instead.
 * Only for data that may be stale during an outage; code that changes the data reads it directly.
 * @example const maintenance = new LastKnown<boolean>(); await maintenance.read(() => readMaintenance(db));
 */
export class LastKnown<Value> {
  #last: { readonly value: Value } | null = null;

  /** @throws the error of the read, when it is not a passing cause or nothing was ever read */
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

  /** The last value; `null` before the first read. */
  get value(): Value | null {
    return this.#last?.value ?? null;
  }
}
