import { followEvents, pauseBefore } from '@console/api';
import { createValue, notePrivileges } from '@console/auth';
import { noticeCalls, type LiveEvent } from '@console/contracts/platform/notices';
import { noticeRevision } from '../../federation/registry/announced.ts';

const name = 'console-live';
/** Milliseconds before a stream is opened: the page of the address loads undisturbed. */
const openDelay = 2_000;

/** Message from the tab that holds the stream to the others. */
type StreamMessage = { readonly open: boolean } | { readonly event: LiveEvent };

/** Whether this tab receives live events; if not, the inbox is polled. */
export const live = createValue(false);

/** Keeps the stream open and reconnects after it ends, until it is aborted. */
async function keepStream(broadcast: (word: StreamMessage) => void, leaving: AbortSignal): Promise<void> {
  await pauseBefore(openDelay, leaving);
  const follower = {
    onEvent: (event: LiveEvent) => broadcast({ event }),
    onOpen: (open: boolean) => broadcast({ open }),
  };
  await followEvents(noticeCalls.stream, {}, follower, leaving);
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
