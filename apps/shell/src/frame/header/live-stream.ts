import { request } from '@console/auth';
import { addressOf } from '@console/contracts/core/call';
import { noticeCalls, type LiveEvent } from '@console/contracts/platform/notices';

/** The server writes a line at least every 25 s; a stream silent for this many milliseconds is dead. */
const silenceTimeout = 60_000;

/** Parses the complete events. @returns them and the remaining text */
export function takeEvents(text: string): readonly [events: readonly LiveEvent[], rest: string] {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const data = blocks.flatMap((block) =>
    block
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length)),
  );
  return [data.map((each) => JSON.parse(each) as LiveEvent), rest];
}

/** Reads the stream of live events until it ends. @throws when it cannot be opened, breaks off or times out */
export async function readLive(onEvent: (event: LiveEvent) => void, leaving: AbortSignal): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resetTimeout = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceTimeout);
  };
  resetTimeout();
  try {
    const response = await request(addressOf(noticeCalls.stream), {
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
      const [events, rest] = takeEvents(text + decoder.decode(value, { stream: true }));
      text = rest;
      events.forEach(onEvent);
    }
  } finally {
    clearTimeout(timer);
  }
}
