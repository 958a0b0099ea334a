import type { CreateOf, RecordOf } from '@console/contracts/core/resource';
import type { Promos } from '@console/contracts/promos-products/promo';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

interface Stored {
  readonly id: string;
  readonly values: CreateOf<Promos>;
  readonly before: RecordOf<Promos> | null;
}

/**
 * Keeps the sheets of a promo within it: those of its whole period follow it, others are cut to it, those outside are
 * gone; lines of tenors that it no longer has are deleted, and one with an admin fee of its own has a line for each of
 * its tenors.
 * @param today plain date
 */
export async function followPromo(tx: Tx, { id, values, before }: Stored, today: string): Promise<void> {
  if (!before) return;
  const { startDate, endDate } = values;
  const live = sql`promo_id = ${id} and deleted_at is null`;
  if (before.startDate !== startDate || before.endDate !== endDate) {
    await sql`update promo_rate set deleted_at = now()
      where ${live} and (period_to < ${startDate}::date or period_from > ${endDate}::date)
        and not (period_from = ${before.startDate}::date and period_to = ${before.endDate}::date)`.execute(tx);
    await sql`update promo_rate set
        period_from = case when period_from = ${before.startDate}::date then ${startDate}::date
          else greatest(period_from, ${startDate}::date) end,
        period_to = case when period_to = ${before.endDate}::date then ${endDate}::date
          else least(period_to, ${endDate}::date) end
      where ${live}`.execute(tx);
  }
  const tenors = values.tenors.map(Number);
  await sql`delete from promo_rate_line l using promo_rate r where r.id = l.rate_id and r.promo_id = ${id}
    and l.tenor <> all(${tenors}::int[]) and l.ended_on is null
    and not exists (select from promo_use u where u.line_id = l.id)`.execute(tx);
  await sql`update promo_rate_line l set ended_on = ${today}::date from promo_rate r where r.id = l.rate_id
    and r.promo_id = ${id} and l.tenor <> all(${tenors}::int[]) and l.ended_on is null`.execute(tx);
  if (values.adminFee === null)
    await sql`delete from promo_rate_line l using promo_rate r where r.id = l.rate_id and r.promo_id = ${id}
      and l.ended_on is null and ${before.state} = 'new'
      and num_nonnulls(l.rate_regular, l.rate_repeat, l.store_subsidy, l.fif_income, l.store_admin_fee) = 0`.execute(
      tx,
    );
  else
    await sql`insert into promo_rate_line (rate_id, tenor, approval)
      select r.id, w.tenor, ${before.state === 'active' ? 'APPROVED' : 'PENDING'}
      from promo_rate r, unnest(${tenors}::int[]) w(tenor)
      where r.promo_id = ${id} and r.deleted_at is null
      on conflict (rate_id, tenor) where ended_on is null do nothing`.execute(tx);
}
