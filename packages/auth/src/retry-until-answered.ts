import { online } from './online.ts';
import { createValue } from './value.ts';

/** A read that the session needs and that is retried until the server answers. */
export interface Trying {
  /** The server's text of the cause, in the language of the screen; `null` without an answer. */
  readonly message: string | null;
}

const retried = new Map<symbol, Trying>();

/** The read that is retried now; `null` when none. The frame shows it. */
export const trying = createValue<Trying | null>(null);
const publish = () => trying.set([...retried.values()].at(-1) ?? null);

const firstPause = 1_000;
const longestPause = 15_000;

/** Waits before the next retry; ends early when the network returns. @throws the signal's reason */
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
 * Retries with growing pauses until the server answers.
 * @param ask one attempt; a {@link Trying} when it must be repeated
 * @param goOn whether to retry
 * @returns the answer; `undefined` when `goOn` said no
 * @throws the signal's reason
 */
export async function untilAnswered<Answer>(
  ask: () => Promise<{ readonly answer: Answer } | Trying>,
  goOn: () => boolean,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  const id = Symbol('trying');
  try {
    for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
      signal?.throwIfAborted();
      const outcome = await ask();
      if ('answer' in outcome) return outcome.answer;
      if (!goOn()) return undefined;
      retried.set(id, outcome);
      publish();
      await pause(wait, signal);
      if (!goOn()) return undefined;
    }
  } finally {
    if (retried.delete(id)) publish();
  }
}
