import type { RemoteFailureKind } from '@console/contracts/platform/releases/failures';
import type { Measure } from '@console/contracts/platform/releases/reports';

/** Something a tab has seen of a release. Nothing of who, where or which record. */
export type Sighting = { readonly remote: string; readonly version: string } & (
  | { readonly start: true }
  | { readonly failure: RemoteFailureKind }
  /** Milliseconds; layout shift in thousandths. */
  | { readonly measure: Measure; readonly value: number }
);

/** What waits for the one who reports it, at most; more is dropped. */
const most = 200;
const waiting: Sighting[] = [];
let take: ((sighting: Sighting) => void) | undefined;

/** Notes a sighting. It is reported after the page has settled, by a part of the shell that is fetched then. */
export function sighted(sighting: Sighting): void {
  if (take) take(sighting);
  else if (waiting.length < most) waiting.push(sighting);
}

/** Hands over what was seen, and from now on everything at once. */
export function collectSightings(to: (sighting: Sighting) => void): void {
  take = to;
  waiting.splice(0).forEach(to);
}
