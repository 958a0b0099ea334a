import type { RemoteError } from './failure.ts';
import { sighted } from './sightings.ts';

const told = new WeakSet<RemoteError>();

/**
 * Notes a failure for the report, once. What a network did goes by a kind that blames no release. A remote that is
 * switched off has not failed.
 */
export function sightedFailure(error: RemoteError): void {
  const { kind, remote, version, own } = error.failure;
  if (told.has(error) || kind === 'disabled' || remote === undefined || version === undefined) return;
  told.add(error);
  const passing = kind === 'chunk-missing' || kind === 'entry-failed' || kind === 'module-missing';
  sighted({ remote, version, failure: !own && passing ? 'manifest-unavailable' : kind });
}
