/** Milliseconds: the first pause, the longest, and how long after the last try the pauses begin anew. */
export const pauses = { first: 2_000, longest: 60_000, forgotten: 300_000 } as const;
/** Tabs that lost the same line do not come back in the same instant, milliseconds. */
const spread = 500;

interface Tries {
  readonly count: number;
  readonly at: number;
}
const tries = new Map<string, Tries>();

function nextPause(key: string): number {
  const known = tries.get(key);
  const count = known && Date.now() - known.at < pauses.forgotten ? known.count : 0;
  tries.set(key, { count: count + 1, at: Date.now() });
  // A quarter more or less, for the same reason.
  return Math.min(pauses.first * 2 ** count, pauses.longest) * (0.75 + Math.random() / 2);
}

/**
 * Tries something again and again until it is stopped: after growing pauses, which go on growing with the next failure of
 * the same `key`, and at once when the browser says that the line is back. @returns the way to stop
 */
export function keepTrying(key: string, attempt: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let trying = false;
  const after = (pause: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void tryNow(), pause);
  };
  const tryNow = async () => {
    if (trying) return;
    trying = true;
    if (navigator.onLine) await attempt().catch(() => undefined);
    trying = false;
    after(nextPause(key));
  };
  const back = () => {
    tries.delete(key);
    after(Math.random() * spread);
  };
  addEventListener('online', back);
  after(nextPause(key));
  return () => {
    stopped = true;
    clearTimeout(timer);
    removeEventListener('online', back);
  };
}
