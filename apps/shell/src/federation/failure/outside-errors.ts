import { serverNow } from '@console/auth';
import { isChunkLoadError } from './diagnose.ts';
import { RemoteError } from './failure.ts';
import { recordPageError, scriptError } from './page-errors.ts';
import { scriptOwner } from './script-owner.ts';

/**
 * Milliseconds: errors of one release within `counted` count as one (a loop of them); the notice appears once per
 * `shown`.
 */
export const errorPace = { counted: 5_000, shown: 60_000 } as const;

/** Errors that browsers report although nothing is wrong. */
const noise = /ResizeObserver loop/;

/** Caused by the network or by an abort. The caller reports these where it matters. */
const isPassing = (cause: unknown): boolean =>
  cause instanceof RemoteError ||
  isChunkLoadError(cause) ||
  (cause instanceof DOMException && /^(?:Abort|Timeout|Network)Error$/.test(cause.name)) ||
  (cause instanceof TypeError && /Failed to fetch|NetworkError|Load failed/.test(cause.message));

const key = ({ failure: { remote, version } }: RemoteError): string => `${remote}@${version}`;

/**
 * Handles errors of event handlers, timers and unhandled promises. The address of the script says which release is
 * blamed. The error is counted, logged, and shown at a limited rate. Noise, browser extensions and passing causes are
 * ignored.
 * @param onErrorEvent called at most once a minute for each release
 * @returns a function that stops it
 */
export function watchOutsideErrors(onError: (error: RemoteError) => void): () => void {
  const counted = new Map<string, number>();
  const shown = new Map<string, number>();
  const isDue = (times: Map<string, number>, error: RemoteError, pace: number): boolean => {
    const now = serverNow();
    if (now - (times.get(key(error)) ?? -Infinity) < pace) return false;
    times.set(key(error), now);
    return true;
  };
  const take = (cause: unknown, filename?: string) => {
    if (isPassing(cause) || noise.test(cause instanceof Error ? cause.message : String(cause))) return;
    const owner = scriptOwner(cause, filename);
    if (!owner) return;
    const error = scriptError(cause, owner);
    if (!isDue(counted, error, errorPace.counted)) return;
    void recordPageError(error);
    const { supportId, remote, version, message } = error.failure;
    console.error(`[${supportId}] script-failed ${remote ?? ''}@${version ?? ''}: ${message}`, cause);
    if (isDue(shown, error, errorPace.shown)) onError(error);
  };
  const onErrorEvent = ({ error, message, filename }: ErrorEvent) => take(error ?? message, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => take(reason);
  addEventListener('error', onErrorEvent);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onErrorEvent);
    removeEventListener('unhandledrejection', onRejection);
  };
}
