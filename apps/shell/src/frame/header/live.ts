import { createValue, notePrivileges } from '@console/auth';
import type { LiveEvent } from '@console/contracts/platform/notices';
import { noticeRevision } from '../../federation/registry/announced.ts';
import { readLive } from './live-stream.ts';

const name = 'console-live';
/** Milliseconds before a stream is opened: the page of the address loads undisturbed. */
const openDelay = 2_000;
const firstWait = 1_000;
const longestWait = 60_000;

/** Message from the tab that holds the stream to the others. */
type StreamMessage = { readonly open: boolean } | { readonly event: LiveEvent };

/** Whether this tab receives live events; if not, the inbox is polled. */
export const live = createValue(false);

/**
 * Milliseconds before the n-th attempt in a row: exponential backoff with jitter, so that browsers do not reconnect all
 * at once.
 */
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

/** Keeps the stream open and reconnects after it ends, until it is aborted. */
async function keepStream(broadcast: (word: StreamMessage) => void, leaving: AbortSignal): Promise<void> {
  await pause(openDelay, leaving);
  for (let tries = 0; !leaving.aborted; tries += 1) {
    try {
      await readLive((event) => {
        tries = 0;
        broadcast({ open: true });
        broadcast({ event });
      }, leaving);
    } catch {
      // The next attempt reports it.
    }
    broadcast({ open: false });
    if (!leaving.aborted) await pause(waitBefore(tries), leaving);
  }
}

/**
 * Follows the live events of the signed-in user (docs/model/platform.md#notices). One visible tab of the browser holds
 * the stream and broadcasts to the others; when it is hidden or closed, another tab takes over.
 * @returns a function that stops it
 */
export function followLive(onEvent: (event: LiveEvent) => void): () => void {
  // Without the Web Locks API (plain http), tabs cannot elect one to hold the stream, and the inbox is polled.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  const receive = (word: StreamMessage) => {
    if ('open' in word) return live.set(word.open);
    notePrivileges(String(word.event.privilegesVersion));
    noticeRevision(word.event.releasesRevision);
    onEvent(word.event);
  };
  const broadcast = (word: StreamMessage) => {
    channel.postMessage(word);
    receive(word);
  };
  channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => receive(data);
  let holding: AbortController | undefined;
  const look = () => {
    if (document.visibilityState === 'hidden') {
      holding?.abort();
      holding = undefined;
    } else if (!holding) {
      const streamed = new AbortController();
      holding = streamed;
      void navigator.locks
        .request(name, { signal: streamed.signal }, () => keepStream(broadcast, streamed.signal))
        .catch(() => undefined);
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    holding?.abort();
    channel.onmessage = null;
    // Its last message is still sent.
    setTimeout(() => channel.close());
    live.set(false);
  };
}
