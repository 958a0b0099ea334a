import { online } from './online.ts';
import { createValue } from './value.ts';

/** Something that the session needs, and that the services could not be asked for: it is tried again until they answer. */
export interface Trying {
  /** What the services say of the cause, in the language of the screen; `null` when no answer came. */
  readonly message: string | null;
}

const underWay = new Map<symbol, Trying>();

/** What the session waits for; `null` when nothing. The frame tells it. */
export const trying = createValue<Trying | null>(null);
const tellTrying = () => trying.set([...underWay.values()].at(-1) ?? null);

const firstPause = 1_000;
const longestPause = 15_000;

/** Waits before the next try, shorter when the line comes back. @throws the signal's reason */
const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      stop();
      signal?.removeEventListener('abort', cancel);
      settle();
    };
    const done = end(resolve);
    const cancel = end(() => reject(signal!.reason as Error));
    const timer = setTimeout(done, milliseconds);
    const stop = online.subscribe(() => online.get() && done());
    signal?.addEventListener('abort', cancel, { once: true });
  });

/**
 * Asks again, in growing pauses, until the services have given an answer that says something.
 * @param ask one try; a {@link Trying} when nothing was learnt
 * @param goOn whether a further try makes sense
 * @returns what was learnt, or `undefined` when it was given up
 * @throws the signal's reason
 */
export async function untilAnswered<Answer>(
  ask: () => Promise<{ readonly answer: Answer } | Trying>,
  goOn: () => boolean,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  const mine = Symbol('trying');
  try {
    for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
      signal?.throwIfAborted();
      const outcome = await ask();
      if ('answer' in outcome) return outcome.answer;
      if (!goOn()) return undefined;
      underWay.set(mine, outcome);
      tellTrying();
      await pause(wait, signal);
      if (!goOn()) return undefined;
    }
  } finally {
    if (underWay.delete(mine)) tellTrying();
  }
}
