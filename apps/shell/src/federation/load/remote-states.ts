import { serverNow } from '@console/auth';
import type { RemoteError } from '../failure/failure.ts';

/** The step that loads now: the release's record, its manifest, or its entry with the declaration. */
export type LoadingStep = 'record' | 'manifest' | 'entry';

/**
 * Loading state of a remote in this document. All callers (page, hovered link, prefetch, retry) share this state
 * machine: idle → loading record → manifest → entry → ready, or failed, from which the next attempt starts over.
 * `tries` counts consecutive failures.
 */
export type RemoteState =
  | { readonly status: 'idle'; readonly tries: number }
  | { readonly status: 'loading'; readonly step: LoadingStep; readonly tries: number }
  | { readonly status: 'ready'; readonly tries: 0 }
  | { readonly status: 'failed'; readonly error: RemoteError; readonly at: number; readonly tries: number };

const idle: RemoteState = { status: 'idle', tries: 0 };
const states = new Map<string, RemoteState>();

/** The loading state of a remote. */
export const remoteState = (id: string): RemoteState => states.get(id) ?? idle;

/** Records the step that loads now. A running remote stays `ready`. */
export function setLoading(id: string, step: LoadingStep): void {
  const { status, tries } = remoteState(id);
  if (status !== 'ready') states.set(id, { status: 'loading', step, tries });
}

/**
 * Records that a release's record was read and nothing else requested yet. The failure count stays: the next attempt
 * must still discard what a failed one left behind.
 */
export function setRead(id: string): void {
  const state = remoteState(id);
  if (state.status === 'loading' && state.step === 'record') states.set(id, { status: 'idle', tries: state.tries });
}

/** Records that a remote runs. */
export const setReady = (id: string): void => void states.set(id, { status: 'ready', tries: 0 });

/** Records a failure. A running remote stays `ready`. */
export function setFailed(id: string, error: RemoteError): void {
  const { status, tries } = remoteState(id);
  if (status !== 'ready') states.set(id, { status: 'failed', error, at: serverNow(), tries: tries + 1 });
}
