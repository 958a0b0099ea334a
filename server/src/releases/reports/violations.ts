import type { Services } from '../../platform/services.ts';
import { addCounts } from './counts.ts';
import { cspViolations } from '../metrics.ts';
import { releaseKey, snapshots } from '../delivery/snapshot.ts';

const releaseAddress = /\/([a-z][a-z0-9-]{1,39})\/(\d[\w.]*-[0-9a-f]{10})\//;

/**
 * Counts content policy violations by the release whose file caused them; those of no release in use are not counted.
 */
export async function noteViolations(
  services: Services,
  violations: readonly { readonly source: string; readonly blocked: string }[],
): Promise<void> {
  const named = violations
    .map(({ source, blocked }) => releaseAddress.exec(source) ?? releaseAddress.exec(blocked))
    .filter((match) => match !== null)
    .map(([, remote = '', version = '']) => ({ remote, version }));
  if (named.length === 0) return;
  const { records } = await snapshots(services).current();
  const known = named.filter(({ remote, version }) => records.has(releaseKey(remote, version)));
  known.forEach((release) => cspViolations.inc(release));
  await addCounts(
    services.db,
    known.map((release) => ({ ...release, series: 'csp', count: 1 })),
    services.now(),
  );
}
