import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { SheetLine } from './line-faults.ts';

/** How lines come to be, and whether a second person has decided on them. */
export interface LineOrigin {
  readonly approval: 'PENDING' | 'APPROVED';
  readonly source?: 'MANUAL' | 'IMPORT' | 'BULK';
  readonly batchId?: string | null;
  /** Plain date. */
  readonly today: string;
}

/**
 * Stores the lines of a sheet: changed ones with their next version, new ones, and the end of those that are gone.
 * An approved line is never changed nor deleted, since orders name it for what they were priced with: it ends, and
 * another takes its place (docs/model/promos.md#rate-sheets).
 * @param lines one for each tenor
 */
export async function storeLines(
  tx: Tx,
  rateId: string,
  lines: readonly SheetLine[],
  { approval, source = 'MANUAL', batchId = null, today }: LineOrigin,
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) v(tenor int, "rateRegular" numeric,
    "rateRepeat" numeric, "storeSubsidy" numeric, "fifIncome" numeric, "storeAdminFee" bigint)`;
  const own = sql`l.rate_id = ${rateId} and l.ended_on is null`;
  await sql`update promo_rate_line l set ended_on = ${today}::date where ${own} and l.approval = 'APPROVED'
    and not exists (select from ${rows} where v.tenor = l.tenor
      and (v."rateRegular", v."rateRepeat", v."storeSubsidy", v."fifIncome", v."storeAdminFee")
        is not distinct from (l.rate_regular, l.rate_repeat, l.store_subsidy, l.fif_income,
          l.store_admin_fee))`.execute(tx);
  const tenors = lines.map(({ tenor }) => tenor);
  await sql`delete from promo_rate_line l where ${own} and l.tenor <> all(${tenors}::int[])`.execute(tx);
  if (lines.length === 0) return;
  await sql`insert into promo_rate_line (rate_id, tenor, rate_regular, rate_repeat, store_subsidy, fif_income,
      store_admin_fee, approval, source, batch_id, version)
    select ${rateId}::uuid, v.tenor, v."rateRegular", v."rateRepeat", v."storeSubsidy", v."fifIncome",
      v."storeAdminFee", ${approval}, ${source}, ${batchId}::uuid,
      1 + coalesce((select max(e.version) from promo_rate_line e
        where e.rate_id = ${rateId}::uuid and e.tenor = v.tenor), 0)
    from ${rows}
    on conflict (rate_id, tenor) where ended_on is null do update set rate_regular = excluded.rate_regular,
      rate_repeat = excluded.rate_repeat, store_subsidy = excluded.store_subsidy, fif_income = excluded.fif_income,
      store_admin_fee = excluded.store_admin_fee, approval = excluded.approval, source = excluded.source,
      batch_id = excluded.batch_id, version = promo_rate_line.version + 1
    where (promo_rate_line.rate_regular, promo_rate_line.rate_repeat, promo_rate_line.store_subsidy,
        promo_rate_line.fif_income, promo_rate_line.store_admin_fee, promo_rate_line.approval)
      is distinct from (excluded.rate_regular, excluded.rate_repeat, excluded.store_subsidy, excluded.fif_income,
        excluded.store_admin_fee, excluded.approval)`.execute(tx);
}
