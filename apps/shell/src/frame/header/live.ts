import { createValue, notePrivileges } from '@console/auth';
import type { LiveEvent } from '@console/contracts/platform/notices';
import { hearRevision } from '../../federation/registry/registry.ts';
import { readLive } from './live-stream.ts';

const name = 'console-live';
const firstWait = 1_000;
const longestWait = 60_000;

/** What the tab that holds the stream tells the others. */
type Word = { readonly open: boolean } | { readonly event: LiveEvent };

/** Whether live events reach this tab; while they do not, the inbox is asked by the clock. */
export const live = createValue(false);

/** Milliseconds before the n-th try in a row, doubling, spread so that browsers do not come back all at once. */
export const waitBefore = (tries: number, chance: () => number = Math.random): number =>
  Math.min(longestWait, firstWait * 2 ** tries) * (0.5 + chance() / 2);

const pause = (ms: number, leaving: AbortSignal) =>
  new Promise<void>((go) => {
    const timer = setTimeout(go, ms);
    leaving.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        go();
      },
      { once: true },
    );
  });

/** Holds the stream open, again after it has ended, until told to leave. */
async function hold(tell: (word: Word) => void, leaving: AbortSignal): Promise<void> {
  for (let tries = 0; !leaving.aborted; tries += 1) {
    try {
      await readLive((event) => {
        tries = 0;
        tell({ open: true });
        tell({ event });
      }, leaving);
    } catch {
      // The next try tells.
    }
    tell({ open: false });
    if (!leaving.aborted) await pause(waitBefore(tries), leaving);
  }
}

/**
 * Follows the live events of the signed-in person (docs/model/platform.md#notices). One visible tab of the browser
 * holds the stream and tells the others; when it is hidden or closed another takes its place.
 * @returns the way to stop
 */
export function followLive(onEvent: (event: LiveEvent) => void): () => void {
  // Without locks (plain http) tabs cannot agree on who holds the stream, and the inbox is asked by the clock.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  const hear = (word: Word) => {
    if ('open' in word) return live.set(word.open);
    notePrivileges(String(word.event.privilegesVersion));
    hearRevision(word.event.releasesRevision);
    onEvent(word.event);
  };
  const tell = (word: Word) => {
    channel.postMessage(word);
    hear(word);
  };
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
  let holding: AbortController | undefined;
  const look = () => {
    if (document.visibilityState === 'hidden') {
      holding?.abort();
      holding = undefined;
    } else if (!holding) {
      const mine = new AbortController();
      holding = mine;
      void navigator.locks.request(name, { signal: mine.signal }, () => hold(tell, mine.signal)).catch(() => undefined);
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    holding?.abort();
    channel.onmessage = null;
    // Its last word still goes out.
    setTimeout(() => channel.close());
    live.set(false);
  };
}
