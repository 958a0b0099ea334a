import { serverNow } from '@console/auth';
/**
 * Milliseconds: first pause, longest pause, and the time after the last attempt at which the pauses start from the
 * first again.
 */
export const pauses = { first: 2_000, longest: 60_000, resetAfter: 300_000 } as const;
/** Random delay so that tabs that lost the same connection do not retry at the same moment, in milliseconds. */
const spread = 500;

interface Tries {
  readonly count: number;
  readonly at: number;
}
const tries = new Map<string, Tries>();

function nextPause(key: string): number {
  const previous = tries.get(key);
  const count = previous && serverNow() - previous.at < pauses.resetAfter ? previous.count : 0;
  tries.set(key, { count: count + 1, at: serverNow() });
  // Jitter of 25 %, for the same reason.
  return Math.min(pauses.first * 2 ** count, pauses.longest) * (0.75 + Math.random() / 2);
}

/**
 * Retries until it is stopped: with growing pauses while the document is visible, and at once when the browser is back
 * online or the document is visible again. The pauses keep
 * growing across later failures of the same `key`.
 * @returns a function that stops it
 */
export function retryUntilStopped(key: string, attempt: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let running = false;
  const after = (pause: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void tryNow(), pause);
  };
  const tryNow = async () => {
    if (running) return;
    running = true;
    if (navigator.onLine && document.visibilityState === 'visible') await attempt().catch(() => undefined);
    running = false;
    after(nextPause(key));
  };
  const back = () => {
    tries.delete(key);
    after(Math.random() * spread);
  };
  const shown = () => {
    if (document.visibilityState === 'visible') after(Math.random() * spread);
  };
  addEventListener('online', back);
  document.addEventListener('visibilitychange', shown);
  after(nextPause(key));
  return () => {
    stopped = true;
    clearTimeout(timer);
    removeEventListener('online', back);
    document.removeEventListener('visibilitychange', shown);
  };
}
