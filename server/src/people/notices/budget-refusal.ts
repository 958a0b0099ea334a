import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { notify } from './notify.ts';
import type { Services } from '../../platform/services.ts';
import type { RefusedAct } from '../../platform/http/call-guard.ts';
import type { BudgetRefusal } from '../budgets/refusal.ts';

/** Flag of the people who supervise personal data and exports (docs/model/platform.md#personal-data). */
const auditJob = '8';

async function auditors(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('app_user.id')
    .where('role.job_name', '=', auditJob)
    .where('app_user.status', '=', 'active')
    .where('app_user.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Audits that a person reached a limit, and notifies audit once an hour. In its own transaction, because that of the
 * refused call is rolled back.
 */
export async function notifyBudgetRefusal(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { call, action, named, ...who }: Omit<RefusedAct, 'refusal'>,
  refusal: BudgetRefusal,
): Promise<void> {
  const { userId, username } = who.caller;
  const at = now();
  await db.transaction().execute(async (tx) => {
    await recordEntry(tx, {
      actor: actorOf(who),
      module: call.name.split('.')[0] as string,
      action,
      outcome: 'refused',
      code: refusal.code,
      ...named,
      at,
    });
    const first = await tx
      .insertInto('budget_notice')
      .values({ user_id: userId, budget: refusal.budget, hour: toWireInstant(at).slice(0, 13) })
      .onConflict((known) => known.doNothing())
      .returning('budget')
      .executeTakeFirst();
    if (!first) return;
    await notify(tx, {
      userIds: await auditors(tx),
      kind: refusal.code as never,
      parameters: { username },
      link: `/audit-trail?username=${encodeURIComponent(username)}`,
      at,
    });
  });
}
