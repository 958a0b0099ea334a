import { isChunkLoadError } from './diagnose.ts';
import { RemoteError } from './failure.ts';
import { notePageError, scriptError } from './page-errors.ts';
import { scriptOwner } from './script-owner.ts';

/** Milliseconds: between errors of a release that count, so that a loop of them is one, and between notices of it. */
export const errorPace = { counted: 5_000, told: 60_000 } as const;

/** What browsers report although nothing is wrong. */
const noise = /ResizeObserver loop/;

/** What a line, or somebody who gave up waiting, has done; whoever asked says so where that matters. */
const isPassing = (cause: unknown): boolean =>
  cause instanceof RemoteError ||
  isChunkLoadError(cause) ||
  (cause instanceof DOMException && /^(?:Abort|Timeout|Network)Error$/.test(cause.name)) ||
  (cause instanceof TypeError && /Failed to fetch|NetworkError|Load failed/.test(cause.message));

const key = ({ failure: { remote, version } }: RemoteError): string => `${remote}@${version}`;

/**
 * Takes in errors of event handlers, timers and promises that nobody handles: each is attributed to its release by the
 * address of its script, counted, logged, and told from time to time. Noise, extensions of the browser and passing causes
 * are nobody's fault.
 * @param tell called at most once a minute for each release
 * @returns the way to stop
 */
export function watchOutsideErrors(tell: (error: RemoteError) => void): () => void {
  const counted = new Map<string, number>();
  const told = new Map<string, number>();
  const isDue = (times: Map<string, number>, error: RemoteError, pace: number): boolean => {
    const now = Date.now();
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
    void notePageError(error);
    const { supportId, remote, version, message } = error.failure;
    console.error(`[${supportId}] script-failed ${remote ?? ''}@${version ?? ''}: ${message}`, cause);
    if (isDue(told, error, errorPace.told)) tell(error);
  };
  const onError = ({ error, message, filename }: ErrorEvent) => take(error ?? message, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => take(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
