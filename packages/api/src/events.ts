import { request } from '@console/auth';
import { addressOf, type Call } from '@console/contracts/core/call';
import { queryString } from './parameters.ts';

/** The server writes a line at least every 25 s; a stream silent for this many milliseconds is dead. */
const silenceTimeout = 60_000;
const firstWait = 1_000;
const longestWait = 60_000;

/** Parses the complete events. @returns them and the remaining text */
export function takeEvents<Event>(text: string): readonly [events: readonly Event[], rest: string] {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const data = blocks.flatMap((block) =>
    block
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length)),
  );
  return [data.map((each) => JSON.parse(each) as Event), rest];
}

/** What follows a stream. */
export interface Follower<Event> {
  readonly onEvent: { onEvent(event: Event): void }['onEvent'];
  /** Called with true at the first event of a stream, and with false when it has ended. */
  readonly onOpen?: (isOpen: boolean) => void;
}

/** Reads a stream until it ends. @throws when it cannot be opened, breaks off or times out */
async function readEvents<Event>(address: string, onEvent: (event: Event) => void, leaving: AbortSignal) {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resetTimeout = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceTimeout);
  };
  resetTimeout();
  try {
    const response = await request(address, {
      cache: 'no-store',
      headers: { Accept: 'text/event-stream' },
      signal: AbortSignal.any([leaving, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`Live events: ${response.status}`);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      resetTimeout();
      const [events, rest] = takeEvents<Event>(text + decoder.decode(value, { stream: true }));
      text = rest;
      events.forEach(onEvent);
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Milliseconds before the n-th attempt in a row: exponential backoff with jitter, so that browsers do not reconnect all
 * at once.
 */
export const waitBefore = (tries: number, chance: () => number = Math.random): number =>
  Math.min(longestWait, firstWait * 2 ** tries) * (0.5 + chance() / 2);

/** Waits, or until it is aborted. */
export const pauseBefore = (ms: number, leaving: AbortSignal) =>
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

/**
 * Follows the server-sent events of a call, and opens the stream again after it ends, until it is aborted.
 * @example void followEvents(noticeCalls.stream, {}, { onEvent: show }, leaving);
 */
export async function followEvents<Event>(
  call: Call,
  { query = {} }: { readonly query?: Readonly<Record<string, unknown>> },
  { onEvent, onOpen }: Follower<Event>,
  leaving: AbortSignal,
): Promise<void> {
  const address = `${addressOf(call)}${queryString(query as never)}`;
  for (let tries = 0; !leaving.aborted; tries += 1) {
    try {
      await readEvents<Event>(
        address,
        (event) => {
          tries = 0;
          onOpen?.(true);
          onEvent(event);
        },
        leaving,
      );
    } catch {
      // The next attempt reports it.
    }
    onOpen?.(false);
    if (!leaving.aborted) await pauseBefore(waitBefore(tries), leaving);
  }
}
