import { watchCalls } from '@console/auth';
import { bases } from '@console/contracts/core/bases';
import { collectSightings, type Sighting } from '../federation/failure/sightings.ts';
import { releaseAt } from './release-at.ts';
import { pace, Reporter } from './reporter.ts';
import { watchVitals } from './vitals.ts';

/** The registry's own calls are not attributed to a release. */
const isOfPages = (address: string): boolean =>
  !address.startsWith(`${bases.middle}/releases`) && !address.startsWith(`${bases.publish}/releases`);

/** Starts to report what this tab measures of its releases. Called once, when the first page has settled. */
export function startTelemetry(): void {
  const reporter = new Reporter();
  const add = (sighting: Sighting) => {
    reporter.batch.add(sighting);
    reporter.schedule('failure' in sighting ? pace.failure : pace.usual);
  };
  collectSightings(add);
  watchVitals(add);
  watchCalls((address, failed, page) => {
    const release = isOfPages(address) ? releaseAt(page) : undefined;
    if (!release) return;
    reporter.batch.addCall(release.remote, release.version, failed);
    reporter.schedule();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void reporter.send();
  });
}
