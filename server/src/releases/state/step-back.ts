import { remoteFailureKinds, remoteFailures } from '@console/contracts/platform/releases/reports';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../people/settings/settings.ts';
import { announce } from './announce.ts';
import { changeRemote, type Next } from './change.ts';
import type { RemoteRow } from '../remotes.ts';
import { stableBefore } from '../delivery/usable.ts';

/** Failures caused by the release itself. */
const blamed = remoteFailureKinds.filter((kind) => remoteFailures[kind]);

/**
 * How many users reported a release as faulty in the window, how many reported it at all, and the most frequent
 * failure.
 */
interface Verdict {
  readonly users: number;
  readonly all: number;
  readonly kind: string;
}

/**
 * Reports from before the release was (again) delivered to users are ignored. A reporter's pseudonym lasts one day
 * (UTC): only the day with most reporters counts, so that no user counts twice around midnight.
 */
async function verdictOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  remote: string,
  version: string,
  minutes: number,
): Promise<Verdict> {
  const {
    rows: [row],
  } = await sql<Verdict>`
    select count(distinct reporter) filter (where kind = any(${blamed}::text[])) as users,
    count(distinct reporter) as "all",
      coalesce(mode() within group (order by kind) filter (where kind = any(${blamed}::text[])), '') as kind
    from release_sighting
      where remote_id = ${remote} and version = ${version}
      and at >= ${new Date(now().getTime() - minutes * 60_000)}::timestamptz
      and at >= (select coalesce(max(at), '-infinity') from release_change where remote_id = ${remote}
        and ((after->>'stable' = ${version} and before->>'stable' is distinct from ${version})
          or (after->'canary'->>'version' = ${version} and before->'canary'->>'version' is distinct from ${version})))
    group by date_trunc('day', at at time zone 'UTC') order by users desc limit 1`.execute(db);
  return row ?? { users: 0, all: 0, kind: '' };
}

const isGood = async (tx: Tx, remote: string, version: string): Promise<boolean> =>
  (await tx
    .selectFrom('release')
    .select('version')
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .where('stepped_back_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Ends a failing canary, or goes from a failing stable release back to the last good one. */
async function backFrom(tx: Tx, row: RemoteRow, version: string, { kind, users }: Verdict, at: Date): Promise<Next> {
  const mark = (to: string | null): Next['steppedBack'] => ({ version, to, kind, users, at: toWireInstant(at) });
  await tx
    .updateTable('release')
    .set({ stepped_back_at: at })
    .where('remote_id', '=', row.id)
    .where('version', '=', version)
    .execute();
  if (row.canary?.version === version) return { canary: null, steppedBack: mark(row.stable) };
  if (row.stable !== version || row.pinned !== null) throw new Refusal('UNCHANGED');
  const to = row.previous;
  if (to === null || !(await isGood(tx, row.id, to))) throw new Refusal('NO_PREVIOUS_RELEASE');
  return { stable: to, previous: await stableBefore(tx, row.id, to, version), steppedBack: mark(to) };
}

const reasonOf = ({ kind, users, all }: Verdict): string => `${users} dari ${all} pengguna melaporkan ${kind}`;

/** Milliseconds between announcements of a failing release for which nothing can be done. */
const announceAgainMs = 3_600_000;
const announced = new Map<string, number>();

async function notifyOnly(services: Services, row: RemoteRow, version: string, verdict: Verdict): Promise<void> {
  const id = `${row.id} ${version}`;
  const at = services.now().getTime();
  if (at - (announced.get(id) ?? -Infinity) < announceAgainMs) return;
  announced.set(id, at);
  await services.db.transaction().execute((tx) =>
    announce(tx, services, row, 'REMOTE_FAILING', {
      remote: row.id,
      version,
      users: verdict.users,
      kind: verdict.kind,
    }),
  );
}

async function judge(services: Services, row: RemoteRow, version: string): Promise<void> {
  const [users, percent, minutes] = await Promise.all([
    settings(services).number('RELEASE_STEP_BACK_USERS'),
    settings(services).number('RELEASE_STEP_BACK_PERCENT'),
    settings(services).number('RELEASE_STEP_BACK_MINUTES'),
  ]);
  if (users === 0) return;
  const verdict = await verdictOf(services, row.id, version, minutes);
  if (verdict.users < users || verdict.users * 100 < percent * verdict.all) return;
  const at = services.now();
  try {
    await changeRemote(services, {
      remote: row.id,
      kind: 'STEP_BACK',
      stateVersion: row.state_version,
      reason: reasonOf(verdict),
      actor: systemActor('release-step-back'),
      requested: null,
      next: (tx, locked) => backFrom(tx, locked, version, verdict, at),
      after: (tx, state) =>
        announce(tx, services, row, 'REMOTE_STEPPED_BACK', {
          remote: row.id,
          version,
          users: verdict.users,
          kind: verdict.kind,
          to: state.canary?.version ?? state.stable ?? '-',
        }),
    });
    services.log.warn({ remote: row.id, version, ...verdict }, 'stepped back from a release');
  } catch (error) {
    // Another process or a person changed the state first: the next report judges the new state.
    if (error instanceof Refusal && error.code === 'STALE_VERSION') return;
    if (!(error instanceof Refusal)) throw error;
    await notifyOnly(services, row, version, verdict);
  }
}

/** Steps back from a release of a remote for everybody when enough users report failures (ADR 22). */
export async function stepBackIfNeeded(services: Services, remote: string): Promise<void> {
  const row = await services.db.selectFrom('release_remote').selectAll().where('id', '=', remote).executeTakeFirst();
  if (!row || row.disabled !== null) return;
  const given = [...new Set([row.canary?.version, row.pinned ?? row.stable].filter((version) => version != null))];
  for (const version of given) await judge(services, row, version);
}
