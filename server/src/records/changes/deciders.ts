import { actionsOf, levels } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import { callers } from '../../people/auth/callers.ts';
import { scopesOf } from '../../people/scope/scopes-of.ts';
import type { Caller, Scope, Tx } from '../../platform/context.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { judgement, type JudgedChange } from '../resource/judge.ts';
import { findRecords } from '../resource/read.ts';
import type { Services } from '../../platform/services.ts';
import { isApprover } from './approver.ts';
import { judgedChange } from './judged-change.ts';
import type { StoredChange } from './table.ts';
import { awaitedWithin, seesChange } from './visible-changes.ts';

const approving = Object.keys(levels).filter((level) => actionsOf(level).includes('approve'));
const mostNotified = 200;

/**
 * Whether the caller may decide on the change: has the level and holds what the change grants, did not edit the values,
 * sees the record.
 */
export async function mayDecide(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  change: StoredChange,
  caller: Caller,
): Promise<boolean> {
  if (!caller.can(change.privilege, 'approve') || change.editors.includes(caller.username)) return false;
  if (!isApprover(registered, caller)) return false;
  if (await judgement(tx, registered, await judgedChange(tx, services, registered, change), caller)) return false;
  if (!change.record_id) return seesChange(tx, registered, change.id, caller);
  return (await findRecords(tx, registered, [change.record_id], caller.scope, { of: 'detail', caller })).length > 0;
}

/** Most approvers whose scopes are compared with a record. */
const mostCompared = 5_000;

/** Active users whose roles let them approve on the privilege, without the editors; those of head offices first. */
async function approversOf(tx: Tx, privilege: string, editors: readonly string[], most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user_view u
    where u.status = 'active' and u.deleted_at is null and u.username <> all(${editors}::text[])
      and exists (select from user_privilege_view p
        where p.user_id = u.id and p.privilege = ${privilege} and p.level = any(${approving}::text[]))
    order by u.mapping_type = 'NATIONAL' desc nulls last, u.username limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Active users whose roles let them approve on the privilege, without the editors. */
export const deciderIds = (tx: Tx, privilege: string, editors: readonly string[]): Promise<string[]> =>
  approversOf(tx, privilege, editors, mostNotified);

/** Those of many users who see what is awaited: each distinct scope is asked once, all in one query. */
async function seeing(
  tx: Tx,
  registered: RegisteredResource,
  change: Pick<StoredChange, 'id' | 'record_id'>,
  userIds: readonly string[],
): Promise<string[]> {
  if (registered.definition.scope === undefined || userIds.length === 0) return [...userIds];
  const scopes = await scopesOf(tx, userIds);
  const keyOf = (id: string) => JSON.stringify(scopes.get(id) ?? { type: 'none' });
  const keys = [...new Set(userIds.map(keyOf))];
  const questions = keys.map(
    (key, index) =>
      sql`select ${index}::int as index where ${awaitedWithin(registered, change, JSON.parse(key) as Scope)}`,
  );
  const { rows } = await sql<{ index: number }>`${sql.join(questions, sql` union all `)}`.execute(tx);
  const seen = new Set(rows.map(({ index }) => keys[index]));
  return userIds.filter((id) => seen.has(keyOf(id)));
}

/** Those who may decide on a change and see its record: within their scope, and holding what the change grants. */
export async function ableDeciderIds(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  stored: Pick<StoredChange, 'id' | 'record_id' | 'editors'>,
  change: JudgedChange,
): Promise<string[]> {
  const approvers = await approversOf(tx, registered.resource.privilege, stored.editors, mostCompared);
  const ids = (await seeing(tx, registered, stored, approvers)).slice(0, mostNotified);
  if (!registered.definition.judge && !registered.resource.approvedBy) return ids;
  const able: string[] = [];
  for (const id of ids) {
    const caller = await callers(services).ofUser(tx, id);
    if (isApprover(registered, caller) && !(await judgement(tx, registered, change, caller))) able.push(id);
  }
  return able;
}
