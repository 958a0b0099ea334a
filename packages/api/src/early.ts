import { session } from '@console/auth';
import { addressOf, type Call } from '@console/contracts/core/call';
import { queryString, type Query } from './parameters.ts';
import type { Arguments, Outcome } from './send-call.ts';

/** Milliseconds from its answer after which a read that nobody took over is too old to be shown. */
const keptMs = 30_000;

interface Early {
  readonly folder: string;
  readonly username: string | null;
  /** When the answer came; `null` while it is under way, however slow the line or the machine is. */
  answeredAt: number | null;
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

const isUsable = ({ username, answeredAt }: Early): boolean =>
  username === session.get().username && (answeredAt === null || performance.now() - answeredAt < keptMs);

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
  const held: Early = {
    folder: folderOf(call),
    username: session.get().username,
    answeredAt: null,
    outcome: send(controller.signal),
    abort: () => controller.abort(),
  };
  early.set(key, held);
  const forgetLater = () => {
    held.answeredAt = performance.now();
    setTimeout(() => {
      if (early.get(key) === held) early.delete(key);
    }, keptMs);
  };
  held.outcome.then(forgetLater, forgetLater);
}

/** Folder of a call below its base: the same for all calls of a module, also where only the path is known. */
const folderOf = ({ path }: Pick<Call, 'path'>): string => path.split('/')[0]!;

/** Removes what was sent early when a call may have changed it. */
export function dropEarly(call: Call): void {
  if (call.method === 'GET' || call.reads) return;
  for (const [key, held] of early) if (!call.onlyOwnModule || held.folder === folderOf(call)) early.delete(key);
}

/** Removes all that was sent early: something has changed elsewhere, such as in another tab of the person. */
export const dropAllEarly = (): void => early.clear();

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
