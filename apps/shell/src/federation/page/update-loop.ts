/** A page with this many updates within this many milliseconds, without any input, updates in a loop. */
export const loopLimit = { updates: 500, within: 5_000 } as const;
/** The same limit for slow updates: the browser was not idle once in all that time. */
export const busyLimit = { updates: 40, within: 20_000 } as const;
/**
 * The same limit for updates with pauses in between: the share of samples in that time that updates delayed. `late`: a
 * timer that fires this many milliseconds late was delayed by other work.
 */
export const shareLimit = { ...busyLimit, share: 0.5, late: 2 } as const;
/** Milliseconds within which an update follows the work that caused it. */
const follows = 20;
/** Sampling runs while there are this many updates within this many milliseconds, which is more than a clock makes. */
const suspicion = { updates: 10, within: 5_000 } as const;

interface Moment {
  readonly due: number;
  readonly at: number;
}

/** Counts updates of the screen and detects when they never end. Times are milliseconds. */
export class UpdateCounter {
  #times: number[] = [];
  #moments: (Moment & { readonly taken: boolean })[] = [];
  #last: Moment | undefined;
  #since = 0;
  #idleAt = 0;

  /** Called on anything that explains updates: a key, a pointer, another page. */
  reset(now: number): void {
    this.#times = [];
    this.#moments = [];
    this.#last = undefined;
    this.#since = now;
    this.#idleAt = now;
  }

  /** Called when the browser was idle. */
  idle(now: number): void {
    this.#idleAt = now;
  }

  /** Whether to take samples, see {@link sample}. */
  isSuspicious(now: number): boolean {
    return this.#times.filter((time) => time > now - suspicion.within).length >= suspicion.updates;
  }

  /** Whether the work that delayed a sample led to an update. */
  #isTaken({ due, at }: Moment): boolean {
    return at - due > shareLimit.late && this.#times.some((time) => time >= due && time <= at + follows);
  }

  /** Takes one random sample: when a timer was due, and when the browser ran it. */
  sample(due: number, at: number): void {
    const from = at - shareLimit.within;
    // Evaluated with the next sample: an update may come shortly after the work for it.
    const evaluated = this.#last ? [{ ...this.#last, taken: this.#isTaken(this.#last) }] : [];
    this.#moments = [...this.#moments.filter((moment) => moment.at > from), ...evaluated];
    this.#last = { due, at };
  }

  /** Whether updates took most of the time, once enough samples exist. */
  #takesMost(now: number): boolean {
    const [first] = this.#moments;
    if (!first || now - first.at < shareLimit.within * 0.75) return false;
    const isBusy = this.#moments.filter((moment) => moment.taken).length;
    return isBusy / this.#moments.length >= shareLimit.share;
  }

  /** Counts an update. @returns whether to stop the page */
  add(now: number): boolean {
    const from = now - busyLimit.within;
    this.#times = [...this.#times.filter((time) => time > from).slice(1 - loopLimit.updates), now];
    const [oldest = now] = this.#times;
    const isLoop = this.#times.length === loopLimit.updates && now - oldest < loopLimit.within;
    const isMany = this.#times.length >= busyLimit.updates && this.#since <= from;
    const isStopped = isLoop || (isMany && (this.#idleAt <= from || this.#takesMost(now)));
    if (isStopped) this.reset(now);
    return isStopped;
  }
}
