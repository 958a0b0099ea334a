import { releasePageSize, type ListedRemote } from '@console/contracts/platform/releases/readings';
import type { ReleaseRecord, ReleaseSummary } from '@console/contracts/platform/releases/record';
import type { HealthRow } from '@console/contracts/platform/releases/reports';
import type { RemoteChange } from '@console/contracts/platform/releases/state';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { percentile75, readCounts } from './counts.ts';
import { readRemote, readRemotes, stateOf, versionsOf } from '../remotes.ts';
import { liveShells } from './shells.ts';
import { releaseKey } from '../delivery/snapshot.ts';
import type { ReleaseTable } from '../schema/tables.ts';

const dayMs = 86_400_000;

/** A release for lists. */
export function summaryOf({
  version,
  record,
  signature,
  bytes,
  files,
  publisher,
  published_at: publishedAt,
  stepped_back_at: steppedBackAt,
  offered_at: offeredAt,
  removed_at: removedAt,
}: Selectable<ReleaseTable>): ReleaseSummary {
  const { contract, changelog, revision, budgets, shared } = JSON.parse(record) as ReleaseRecord;
  return {
    version,
    contract,
    changelog,
    revision,
    bytes,
    files,
    budgets,
    shared,
    signature,
    publisher,
    publishedAt,
    steppedBackAt,
    offeredAt,
    removedAt,
  };
}

/** Every remote with its state and the last day of its releases in use. */
export async function listRemotes({ db, now }: Services): Promise<{ revision: number; rows: ListedRemote[] }> {
  const [{ value: revision }, remotes, counted, numbers, offers] = await Promise.all([
    db.selectFrom('release_revision').select('value').executeTakeFirstOrThrow(),
    readRemotes(db),
    readCounts(db, new Date(now().getTime() - dayMs)),
    db
      .selectFrom('release')
      .select((all) => ['remote_id', all.fn.countAll<number>().as('count')])
      .groupBy('remote_id')
      .execute(),
    db
      .selectFrom('release')
      .select(['remote_id', 'version'])
      .where('offered_at', 'is not', null)
      .where('removed_at', 'is', null)
      .orderBy('offered_at', 'desc')
      .execute(),
  ]);
  const sum = (rows: readonly HealthRow[], of: (row: HealthRow) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  const rows = remotes.map((remote) => {
    const own = counted.filter((row) => row.remote === remote.id);
    const loads = own.map(({ classes }) => classes['load'] ?? []);
    return {
      ...stateOf(remote),
      releases: numbers.find(({ remote_id: id }) => id === remote.id)?.count ?? 0,
      offered: offers.find(({ remote_id: id }) => id === remote.id)?.version ?? null,
      starts: sum(own, ({ starts }) => starts),
      failures: sum(own, ({ failures }) => Object.values(failures).reduce((a, b) => a + b, 0)),
      cspViolations: sum(own, ({ cspViolations }) => cspViolations),
      loadP75: percentile75(
        'load',
        (loads[0] ?? []).map((_, index) => loads.reduce((total, classes) => total + (classes[index] ?? 0), 0)),
      ),
    };
  });
  return { revision, rows };
}

/** A page of the releases of a remote, newest first. @throws Refusal NOT_FOUND */
export async function listReleases({ db }: { readonly db: Db }, remote: string, page = 1) {
  await readRemote(db, remote);
  const own = db.selectFrom('release').where('remote_id', '=', remote);
  const rows = await own
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('version')
    .limit(releasePageSize)
    .offset((page - 1) * releasePageSize)
    .execute();
  const { total } = await own.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(summaryOf), total, page, size: releasePageSize };
}

/** A page of the changes of a remote, newest first. @throws Refusal NOT_FOUND */
export async function listChanges({ db }: { readonly db: Db }, remote: string, page = 1) {
  const { state_version: latest } = await readRemote(db, remote);
  const own = db.selectFrom('release_change').where('remote_id', '=', remote);
  const rows = await own
    .selectAll()
    .orderBy('state_version', 'desc')
    .limit(releasePageSize)
    .offset((page - 1) * releasePageSize)
    .execute();
  const { total } = await own.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const view = rows.map(({ state_version: stateVersion, kind, before, after, reason, by, at }): RemoteChange => ({
    stateVersion,
    kind,
    before,
    after,
    reason,
    by,
    at,
    undoable: stateVersion === latest && kind !== 'PUBLISH',
  }));
  return { rows: view, total, page, size: releasePageSize };
}

/** The reported health of a remote. @throws Refusal NOT_FOUND */
export async function healthOf({ db, now }: Services, remote: string, hours = 24): Promise<{ rows: HealthRow[] }> {
  await readRemote(db, remote);
  const rows = await readCounts(db, new Date(now().getTime() - hours * 3_600_000), remote);
  return {
    rows: rows.map(({ version, hour, starts, calls, failedCalls, cspViolations, failures, classes }) => ({
      version,
      hour,
      starts,
      calls,
      failedCalls,
      cspViolations,
      failures,
      classes,
    })),
  };
}

/** What a new release must be compatible with. */
export async function liveReleases(
  services: Services,
): Promise<{ shells: Awaited<ReturnType<typeof liveShells>>; releases: ReleaseRecord[] }> {
  const { db } = services;
  const [shells, remotes] = await Promise.all([liveShells(services), readRemotes(db)]);
  const wanted = new Set(
    remotes.flatMap((remote) => versionsOf(remote).map((version) => releaseKey(remote.id, version))),
  );
  if (wanted.size === 0) return { shells, releases: [] };
  const rows = await db
    .selectFrom('release')
    .select(['remote_id', 'version', 'record'])
    .where('removed_at', 'is', null)
    .where('version', 'in', [...new Set(remotes.flatMap(versionsOf))])
    .orderBy('remote_id')
    .orderBy('published_at')
    .execute();
  return {
    shells,
    releases: rows
      .filter(({ remote_id: id, version }) => wanted.has(releaseKey(id, version)))
      .map(({ record }) => JSON.parse(record) as ReleaseRecord),
  };
}
