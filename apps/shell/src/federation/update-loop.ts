/** As many updates within so many milliseconds, without anything done by a person, are a page that updates itself. */
export const loopLimit = { updates: 500, within: 5_000 } as const;
/** The same of a page whose updates are slow: the browser has not been idle once in all that time. */
export const busyLimit = { updates: 40, within: 20_000 } as const;

/** Counts updates of the screen, and says when they come without end. Times are milliseconds. */
export class UpdateCounter {
  #times: number[] = [];
  #idleAt = 0;

  /** Something that explains updates: a key, a pointer, another page. */
  reset(now: number): void {
    this.#times = [];
    this.#idleAt = now;
  }

  /** The browser had nothing to do. */
  idle(now: number): void {
    this.#idleAt = now;
  }

  /** Counts an update. @returns whether the page is to be stopped */
  add(now: number): boolean {
    const since = now - busyLimit.within;
    this.#times = [...this.#times.filter((time) => time > since).slice(1 - loopLimit.updates), now];
    const [oldest = now] = this.#times;
    const isLoop = this.#times.length === loopLimit.updates && now - oldest < loopLimit.within;
    const isBusy = this.#times.length >= busyLimit.updates && this.#idleAt <= since;
    if (isLoop || isBusy) this.reset(now);
    return isLoop || isBusy;
  }
}
