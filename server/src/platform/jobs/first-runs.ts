/** First runs at the same time: more of them would take the database connections of the first callers. */
const maxAtOnce = 2;

/** Runs works in the order of the calls, two at the same time. */
export class FirstRuns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Resolves or rejects with the work. */
  async run(work: () => Promise<void>): Promise<void> {
    if (this.#running >= maxAtOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
    try {
      await work();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
