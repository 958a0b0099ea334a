import type { RemoteFailureKind } from '@console/contracts/platform/releases/failures';
import type { Measure } from '@console/contracts/platform/releases/reports';

/** What a tab measured of a release. It holds no user, place or record. */
export type Sighting = { readonly remote: string; readonly version: string } & (
  | { readonly start: true }
  | { readonly failure: RemoteFailureKind }
  /** Milliseconds; layout shift in thousandths. */
  | { readonly measure: Measure; readonly value: number }
);

/** Maximum number of sightings that wait for the reporter; more are dropped. */
const maxWaiting = 200;
const waiting: Sighting[] = [];
let take: ((sighting: Sighting) => void) | undefined;

/** Records a sighting. The reporter is fetched after the page has settled, and sends it then. */
export function recordSighting(sighting: Sighting): void {
  if (take) take(sighting);
  else if (waiting.length < maxWaiting) waiting.push(sighting);
}

/** Passes the waiting sightings to the reporter, and later ones at once. */
export function collectSightings(to: (sighting: Sighting) => void): void {
  take = to;
  waiting.splice(0).forEach(to);
}
