import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { QanunGuard } from '../qanun-branch/guards.ts';

/** A branch comes under Qanun when no promo fee holds on it then. @throws Refusal PROMO_FEE_RUNNING */
export const noPromoFee: NonNullable<QanunGuard['begin']> = async (tx, { branchId, effectiveFrom, effectiveTo }) => {
  const { rows } = await sql`select from promo_fee_nmc t where t.branch_id = ${branchId} and t.deleted_at is null
    and t.approval <> 'REJECTED' and daterange(t.effective_from, t.effective_to, '[]')
      && daterange(${effectiveFrom}::date, ${effectiveTo}::date, '[]') limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('PROMO_FEE_RUNNING');
};

interface Held {
  readonly branchId: string | undefined;
  readonly from: string;
  readonly to: string;
}

/** Which of these periods of branches meet one in which the branch is, or will be, under Qanun. */
export async function underQanunIn(db: Db | Tx, periods: readonly Held[]): Promise<ReadonlySet<number>> {
  const numbered = JSON.stringify(periods.map((period, at) => ({ ...period, at })));
  const { rows } = await sql<{ at: number }>`
    select distinct w.at from jsonb_to_recordset(${numbered}::jsonb)
      w(at int, "branchId" uuid, "from" date, "to" date)
    join qanun_branch_nmc q on q.branch_id = w."branchId" and q.deleted_at is null and q.approval <> 'REJECTED'
      and daterange(q.effective_from, q.effective_to, '[]') && daterange(w."from", greatest(w."from", w."to"), '[]')
    `.execute(db);
  return new Set(rows.map(({ at }) => at));
}
