import { session } from '@console/auth';
import { addressOf, type Call } from '@console/contracts/core/call';
import { queryString, type Query } from './parameters.ts';
import type { Arguments, Outcome } from './send-call.ts';

/** Milliseconds after which an answer that nobody took over is too old to be shown. */
const keptMs = 10_000;

interface Early {
  readonly username: string | null;
  readonly at: number;
  readonly outcome: Promise<Outcome<unknown> | null>;
  readonly abort: () => void;
}

const early = new Map<string, Early>();

/** What makes two reads the same: their address with its parameters in one order. */
const keyOf = (call: Call, { parameters, query }: Arguments): string => {
  const sorted = new URLSearchParams(queryString((query ?? {}) as Query));
  sorted.sort();
  return `${addressOf(call, parameters)}?${sorted.toString()}`;
};

const isUsable = ({ username, at }: Early): boolean =>
  username === session.get().username && performance.now() - at < keptMs;

/**
 * Keeps an answer for the first component that reads the same within a few seconds, in the same session.
 * @param send begins the read; `null`, when it comes to nothing, lets the component send its own
 */
export function holdEarly<Q, R>(
  call: Call<Q, unknown, R>,
  args: Arguments<Q>,
  send: (signal: AbortSignal) => Promise<Outcome<R> | null>,
): void {
  const key = keyOf(call as Call, args);
  const known = early.get(key);
  if (known && isUsable(known)) return;
  const controller = new AbortController();
  early.set(key, {
    username: session.get().username,
    at: performance.now(),
    outcome: send(controller.signal),
    abort: () => controller.abort(),
  });
  setTimeout(() => {
    const kept = early.get(key);
    if (kept && !isUsable(kept)) early.delete(key);
  }, keptMs + 1);
}

/**
 * Takes over a read that was sent early, once. Leaving the component aborts it, as it would its own.
 * @returns `undefined` when there is none: then the component's own call is due
 */
export async function takeEarly(
  call: Call,
  args: Arguments,
  signal: AbortSignal,
): Promise<Outcome<unknown> | null | undefined> {
  if (early.size === 0 || call.method !== 'GET') return undefined;
  const key = keyOf(call, args);
  const found = early.get(key);
  early.delete(key);
  if (!found || !isUsable(found)) return undefined;
  signal.addEventListener('abort', found.abort, { once: true });
  return found.outcome;
}
