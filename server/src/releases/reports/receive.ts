import {
  measures,
  remoteFailures,
  type Measure,
  type RemoteFailureKind,
  type Report,
  type ReportedRemote,
} from '@console/contracts/platform/releases/reports';
import { sql } from 'kysely';
import type { Caller } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { addCounts, classOf, type Counted } from './counts.ts';
import { observe } from '../metrics.ts';
import { reporterOf } from './reporter.ts';
import { askingOf, resolve, type Asking } from '../delivery/resolve.ts';
import { releaseKey, snapshots, type Snapshot } from '../delivery/snapshot.ts';
import { stepBackIfNeeded } from '../state/step-back.ts';

const isFailure = (kind: string): kind is RemoteFailureKind => Object.hasOwn(remoteFailures, kind);
const isMeasure = (name: string): name is Measure => Object.hasOwn(measures, name);

type Reported = Pick<ReportedRemote, 'remote' | 'version'>;

/** Whether the caller may see a page of a delivered release; otherwise the shell never loads it for the caller. */
const holdsPage = ({ records, pages }: Snapshot, caller: Caller, { remote, version }: Reported): boolean => {
  const key = releaseKey(remote, version);
  return records.has(key) && Object.keys(pages.get(key) ?? {}).some((privilege) => caller.can(privilege, 'view'));
};

/** Whether the caller gets a release, or has the stable one as fallback of a canary. */
function isGiven({ remotes }: Snapshot, who: Asking, { remote, version }: Reported): boolean {
  const row = remotes.find(({ id }) => id === remote);
  if (!row || row.disabled !== null) return false;
  const given = resolve(row, who);
  return version === given.version || (given.because !== 'stable' && version === given.fallback);
}

/** The report as counts; kinds and measures of a newer shell that are unknown here are ignored. */
function countsOf({ remote, version, starts, calls, failedCalls, failures, measured }: ReportedRemote): Counted[] {
  const count = (series: string, number: number): Counted => ({ remote, version, series, count: number });
  return [
    count('starts', starts),
    count('calls', calls),
    count('failedCalls', failedCalls),
    ...Object.entries(failures)
      .filter(([kind]) => isFailure(kind))
      .map(([kind, number]) => count(`failure:${kind}`, number)),
    ...Object.entries(measured).flatMap(([name, values]) =>
      isMeasure(name) ? values.map((value) => count(`${name}:${classOf(name, value)}`, 1)) : [],
    ),
  ];
}

/** What a user has seen of a release, counted once. */
const sightingsOf = ({
  remote,
  version,
  starts,
  failures,
}: ReportedRemote): { remote_id: string; version: string; kind: string }[] =>
  [
    ...(starts > 0 ? ['start'] : []),
    ...Object.keys(failures).filter((kind) => isFailure(kind) && (failures[kind] ?? 0) > 0),
  ].map((kind) => ({ remote_id: remote, version, kind }));

/**
 * Stores a report, and steps back from a release that enough users report. Reports are ignored for releases that the
 * user does not get, and for remotes without a page that the user may see.
 */
export async function receiveReport(services: Services, caller: Caller, { remotes }: Report): Promise<void> {
  const at = services.now();
  const snapshot = await snapshots(services).current();
  const known = remotes.filter((reported) => holdsPage(snapshot, caller, reported));
  if (known.length === 0) return;
  const reporter = await reporterOf(services, caller.userId, at);
  const who = askingOf(caller);
  const sightings = known
    .filter((reported) => isGiven(snapshot, who, reported))
    .flatMap(sightingsOf)
    .toSorted((a, b) => (`${a.remote_id}${a.version}${a.kind}` < `${b.remote_id}${b.version}${b.kind}` ? -1 : 1));
  await services.db.transaction().execute(async (tx) => {
    await addCounts(tx, known.flatMap(countsOf), at);
    if (sightings.length > 0) {
      await sql`
        insert into release_sighting (remote_id, version, reporter, kind, at)
        select distinct remote_id, version, ${reporter}, kind, ${at}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(sightings)}::jsonb) as rows (remote_id text, version text, kind text)
        on conflict (remote_id, version, reporter, kind) do update set at = excluded.at`.execute(tx);
    }
  });
  known.forEach(observe);
  const blamed = new Set(
    sightings.filter(({ kind }) => isFailure(kind) && remoteFailures[kind]).map(({ remote_id: id }) => id),
  );
  for (const id of blamed) await stepBackIfNeeded(services, id);
}
