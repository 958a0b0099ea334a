import {
  measures,
  remoteFailures,
  type Measure,
  type RemoteFailureKind,
  type Report,
  type ReportedRemote,
} from '@console/contracts/platform/releases/reports';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { addCounts, classOf, type Counted } from './counts.ts';
import { observe } from './metrics.ts';
import { reporterOf } from './reporter.ts';
import { releaseKey, snapshots } from './snapshot.ts';
import { stepBackIfNeeded } from './step-back.ts';

const isFailure = (kind: string): kind is RemoteFailureKind => Object.hasOwn(remoteFailures, kind);
const isMeasure = (name: string): name is Measure => Object.hasOwn(measures, name);

/** The report as counts; kinds and measures that a newer shell knows and the services do not are left out. */
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

/** What somebody has seen of a release, once however often they say so. */
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

/** Keeps a report, and steps back from a release that enough people report. Releases that nobody is given are not listened to. */
export async function receiveReport(services: Services, userId: string, { remotes }: Report): Promise<void> {
  const at = services.now();
  const { records } = await snapshots(services).current();
  const known = remotes.filter(({ remote, version }) => records.has(releaseKey(remote, version)));
  if (known.length === 0) return;
  const reporter = await reporterOf(services, userId, at);
  const sightings = known
    .flatMap(sightingsOf)
    .toSorted((a, b) => (`${a.remote_id}${a.version}${a.kind}` < `${b.remote_id}${b.version}${b.kind}` ? -1 : 1));
  await services.db.transaction().execute(async (tx) => {
    await addCounts(tx, known.flatMap(countsOf), at);
    if (sightings.length > 0) {
      await sql`
        insert into release_sighting (remote_id, version, reporter, kind, at)
        select distinct remote_id, version, ${reporter}, kind, ${at}::timestamptz from jsonb_to_recordset(${JSON.stringify(sightings)}::jsonb) as rows (remote_id text, version text, kind text)
        on conflict (remote_id, version, reporter, kind) do update set at = excluded.at`.execute(tx);
    }
  });
  known.forEach(observe);
  const blamed = new Set(
    sightings.filter(({ kind }) => isFailure(kind) && remoteFailures[kind]).map(({ remote_id: id }) => id),
  );
  for (const id of blamed) await stepBackIfNeeded(services, id);
}
