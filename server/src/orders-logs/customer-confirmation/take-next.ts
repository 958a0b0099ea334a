import { ccmRules } from '@console/contracts/orders-logs/customer-confirmation';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Context, Db, Tx } from '../../platform/context.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { stepAll } from '../../records/steps/run.ts';

interface Next {
  readonly secureId: string;
  readonly version: number;
}

/** The confirmation that is due first and that this person may take; others that are being taken are passed over. */
async function nextFor(tx: Tx, { caller }: Pick<Context, 'caller'>, after: string | null, now: Date) {
  const { scope, username, mappingType, isAdmin } = caller;
  const left = new Date(now.getTime() - ccmRules.heldMinutes * 60_000);
  const { rows } = await sql<Next>`select t.id as "secureId", t.version from customer_confirmation t
    where t.deleted_at is null and ${inBranches(scope, 't.branch_id')}
      and (t.state in ('OPEN', 'RESCHEDULED') and (t.agent is null or t.agent = ${username} or t.due_at <= ${now})
        or t.state = 'IN_PROGRESS' and (t.agent = ${username} or t.taken_at <= ${left}))
      and (t.state <> 'RESCHEDULED' or t.due_at <= ${now})
      and (t.missed_at is null or t.missed_at <= ${new Date(now.getTime() - ccmRules.retryHours * 3_600_000)})
      and ${isHeadOffice(mappingType, isAdmin) ? sql`t.channel <> 'VISIT'` : sql`true`}
      and t.id is distinct from ${after}::uuid
    order by t.due_at, t.id limit 1 for update of t skip locked`.execute(tx);
  return rows[0];
}

/** Takes the next confirmation; two agents who ask at once get different ones. */
export const takeNext = (
  db: Db,
  registered: RegisteredResource,
  { caller, request }: Pick<Context, 'caller' | 'request'>,
  after: string | null,
  now: Date,
): Promise<{ secureId: string | null }> =>
  db.transaction().execute(async (tx) => {
    const next = await nextFor(tx, { caller }, after, now);
    if (!next) return { secureId: null };
    await stepAll({ tx, registered, name: 'take', values: {}, caller, request, now, targets: [next] });
    return { secureId: next.secureId };
  });
