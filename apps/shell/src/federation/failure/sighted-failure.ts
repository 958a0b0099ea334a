import type { RemoteError } from './failure.ts';
import { recordSighting } from './sightings.ts';

const recorded = new WeakSet<RemoteError>();

/**
 * Records a failure for the report, once per error. A network failure is recorded under a kind that blames no release.
 * A disabled remote is not recorded: it has not failed.
 */
export function recordFailure(error: RemoteError): void {
  const { kind, remote, version, own } = error.failure;
  if (recorded.has(error) || kind === 'disabled' || remote === undefined || version === undefined) return;
  recorded.add(error);
  const passing = kind === 'chunk-missing' || kind === 'entry-failed' || kind === 'module-missing';
  recordSighting({ remote, version, failure: !own && passing ? 'manifest-unavailable' : kind });
}
