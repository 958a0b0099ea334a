import type { Canary, RemoteTargets } from '@console/contracts/platform/releases/state';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

/** Percent of active users who would get the canary: named ones, those with a named role, and the share of the rest. */
export async function percentOf(tx: Tx, { share, users, roles }: Omit<Canary, 'version'>): Promise<number> {
  const {
    rows: [people],
  } = await sql<{ all: number; named: number }>`
    select count(*)::int as "all", count(*) filter (where username = any(${users}::text[]) or exists (
      select 1 from user_role_view user_role join role_view role on role.id = user_role.role_id
      where user_role.user_id = app_user.id and role.deleted_at is null
        and role.name = any(${roles}::text[])))::int as named
    from app_user_view app_user where status = 'active' and deleted_at is null`.execute(tx);
  if (!people || people.all === 0) return 100;
  return ((people.named + ((people.all - people.named) * share) / 100) / people.all) * 100;
}

/** Whether a canary reaches only users who already get the release by the other canary. */
export const isWithin = (canary: Canary, other: Canary | null): boolean =>
  other !== null &&
  canary.version === other.version &&
  canary.share <= other.share &&
  canary.users.every((name) => other.users.includes(name)) &&
  canary.roles.every((name) => other.roles.includes(name));

/** The releases that some users get or fall back to only after the change. */
export const newlyGiven = (before: RemoteTargets, after: RemoteTargets): string[] => [
  ...new Set(
    [
      after.stable === before.stable ? null : after.stable,
      after.previous === before.previous ? null : after.previous,
      after.pinned === before.pinned ? null : after.pinned,
      after.canary && !isWithin(after.canary, before.canary) ? after.canary.version : null,
    ].filter((version) => version !== null),
  ),
];

/**
 * Whether a release is the way back from the stable one: directly before it, not stepped back from, and stable earlier.
 * A faulty release that was left is never the way back.
 */
export async function isWayBack(tx: Tx, remote: string, version: string, now: RemoteTargets): Promise<boolean> {
  if (version !== now.previous) return false;
  const {
    rows: [row],
  } = await sql<{ good: boolean }>`
    select stepped_back_at is null and removed_at is null and
      (select min(state_version) from release_change where remote_id = ${remote} and after->>'stable' = ${version})
      < (select min(state_version) from release_change
        where remote_id = ${remote} and after->>'stable' = ${now.stable}) as good
    from release where remote_id = ${remote} and version = ${version}`.execute(tx);
  return row?.good === true;
}
