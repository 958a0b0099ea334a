import type { RemoteError } from '../failure/failure.ts';

/** What is being fetched of a remote: its release's record, its manifest, its entry with the declaration. */
export type LoadingStep = 'record' | 'manifest' | 'entry';

/**
 * How far a remote is in this document. Everybody who wants it (the page, a link that is pointed at, fetching ahead, a
 * retry) goes through this one machine: idle → loading record → manifest → entry → ready, or failed, from where the next
 * try begins again. `tries` counts the failures in a row.
 */
export type RemoteState =
  | { readonly status: 'idle'; readonly tries: number }
  | { readonly status: 'loading'; readonly step: LoadingStep; readonly tries: number }
  | { readonly status: 'ready'; readonly tries: 0 }
  | { readonly status: 'failed'; readonly error: RemoteError; readonly at: number; readonly tries: number };

const idle: RemoteState = { status: 'idle', tries: 0 };
const states = new Map<string, RemoteState>();

/** How far a remote is. */
export const remoteState = (id: string): RemoteState => states.get(id) ?? idle;

/** Notes what is fetched now. What runs is never taken back. */
export function noteLoading(id: string, step: LoadingStep): void {
  const { status, tries } = remoteState(id);
  if (status !== 'ready') states.set(id, { status: 'loading', step, tries });
}

/**
 * Notes that the record of a remote's release is known and nothing else was asked for yet. Failures stay counted: the
 * next try must still throw away what an earlier one left behind.
 */
export function noteRead(id: string): void {
  const state = remoteState(id);
  if (state.status === 'loading' && state.step === 'record') states.set(id, { status: 'idle', tries: state.tries });
}

/** Notes that a remote runs. */
export const noteReady = (id: string): void => void states.set(id, { status: 'ready', tries: 0 });

/** Notes a failure. What runs is never taken back. */
export function noteFailed(id: string, error: RemoteError): void {
  const { status, tries } = remoteState(id);
  if (status !== 'ready') states.set(id, { status: 'failed', error, at: Date.now(), tries: tries + 1 });
}
