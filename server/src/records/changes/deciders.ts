import { actionsOf, levels } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import { callers } from '../../people/auth/callers.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { judgement, type JudgedChange } from '../resource/judge.ts';
import { findRecords } from '../resource/read.ts';
import type { Services } from '../../platform/services.ts';
import { isApprover } from './approver.ts';
import { judgedChange } from './judged-change.ts';
import type { StoredChange } from './table.ts';
import { seesChange } from './visible-changes.ts';

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

/** Active users whose roles let them approve on the privilege, without the editors. */
export async function deciderIds(tx: Tx, privilege: string, editors: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from app_user_view u join user_privilege_view p on p.user_id = u.id
    where u.status = 'active' and u.deleted_at is null and p.privilege = ${privilege}
      and p.level = any(${approving}::text[]) and u.username <> all(${editors}::text[])
    limit ${mostNotified}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those of them who hold what the change grants, where the module has such a rule. */
export async function ableDeciderIds(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  editors: readonly string[],
  change: JudgedChange,
): Promise<string[]> {
  const ids = await deciderIds(tx, registered.resource.privilege, editors);
  if (!registered.definition.judge && !registered.resource.approvedBy) return ids;
  const able: string[] = [];
  for (const id of ids) {
    const caller = await callers(services).ofUser(tx, id);
    if (isApprover(registered, caller) && !(await judgement(tx, registered, change, caller))) able.push(id);
  }
  return able;
}
