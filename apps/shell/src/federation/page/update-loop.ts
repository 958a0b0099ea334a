/** As many updates within so many milliseconds, without anything done by a person, are a page that updates itself. */
export const loopLimit = { updates: 500, within: 5_000 } as const;
/** The same of a page whose updates are slow: the browser has not been idle once in all that time. */
export const busyLimit = { updates: 40, within: 20_000 } as const;
/**
 * The same of one that leaves pauses in between: of the moments looked at in all that time, so great a share was taken by
 * its updates. `late`: a timer that comes so many milliseconds after its time had to wait for something.
 */
export const shareLimit = { ...busyLimit, share: 0.5, late: 2 } as const;
/** Milliseconds in which an update follows the work of a page that led to it, as far as the browser lets it. */
const follows = 20;
/** Moments are looked at while there are so many updates within so many milliseconds; more than a clock makes. */
const suspicion = { updates: 10, within: 5_000 } as const;

interface Moment {
  readonly due: number;
  readonly at: number;
}

/** Counts updates of the screen, and says when they come without end. Times are milliseconds. */
export class UpdateCounter {
  #times: number[] = [];
  #moments: (Moment & { readonly taken: boolean })[] = [];
  #last: Moment | undefined;
  #since = 0;
  #idleAt = 0;

  /** Something that explains updates: a key, a pointer, another page. */
  reset(now: number): void {
    this.#times = [];
    this.#moments = [];
    this.#last = undefined;
    this.#since = now;
    this.#idleAt = now;
  }

  /** The browser had nothing to do. */
  idle(now: number): void {
    this.#idleAt = now;
  }

  /** Whether moments are to be looked at, see {@link look}. */
  isSuspicious(now: number): boolean {
    return this.#times.filter((time) => time > now - suspicion.within).length >= suspicion.updates;
  }

  /** Whether what kept the browser from a moment led to an update. */
  #isTaken({ due, at }: Moment): boolean {
    return at - due > shareLimit.late && this.#times.some((time) => time >= due && time <= at + follows);
  }

  /** Takes in a moment taken at random: a timer was due, and came when the browser got to it. */
  look(due: number, at: number): void {
    const from = at - shareLimit.within;
    // Judged with the next one: an update may come a little after the work for it.
    const judged = this.#last ? [{ ...this.#last, taken: this.#isTaken(this.#last) }] : [];
    this.#moments = [...this.#moments.filter((moment) => moment.at > from), ...judged];
    this.#last = { due, at };
  }

  /** Whether updates took most of the time, as far as that has been looked at long enough. */
  #takesMost(now: number): boolean {
    const [first] = this.#moments;
    if (!first || now - first.at < shareLimit.within * 0.75) return false;
    const taken = this.#moments.filter((moment) => moment.taken).length;
    return taken / this.#moments.length >= shareLimit.share;
  }

  /** Counts an update. @returns whether the page is to be stopped */
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
