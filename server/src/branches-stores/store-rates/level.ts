import { storeLevel } from '@console/contracts/branches-stores/outlet/levels';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { readsOf } from '../../platform/shared-reads.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { ratesOfSellers } from '../outlet-terms/rate-level.ts';
import { ofSellers, sellersAsked } from '../outlet-terms/sellers.ts';
import { byBranch } from '../simulation/by-branch.ts';
import type { SellerPays } from '../simulation/levels.ts';
import type { FindSellerPays } from '../simulation/seller-pays.ts';

/** The standing rate of the store that sells (docs/model/branches-stores.md#rates-of-stores). */
export const ratesOfStores = ratesOfSellers({
  key: storeLevel,
  title: text('Rate toko', 'Rate of the store'),
  order: 30,
  lines: ['SPEKTRA'],
  rows: sql`select s.store_id as outlet_id, s.product_group_id, null::text as brand, r."tenorFrom" as tenor_from,
      r."tenorTo" as tenor_to, r."rateRegular"::numeric(7, 4) as rate_regular,
      r."rateRepeat"::numeric(7, 4) as rate_repeat, s.effective_from, s.effective_to, s.approval,
      null::text as agreement_no, false as is_full
    from store_rate s cross join lateral jsonb_to_recordset(s.rates)
      r("tenorFrom" int, "tenorTo" int, "rateRegular" numeric, "rateRepeat" numeric)
    where s.deleted_at is null`,
  withoutSeller: text('tanpa toko', 'no store chosen'),
  countsForEveryone: false,
  countsInQanun: true,
});

interface Row extends SellerPays {
  readonly branchId: string;
  readonly from: number;
  readonly to: number;
}

/** What the store that sells pays: the row of the product group goes before that of all groups. */
export const findStorePays: FindSellerPays = async (db, ask, tenors) => {
  const codes = sellersAsked(ask);
  if (!codes || codes === 'EVERYONE') return () => new Map();
  const { line, branchIds, day, groupId } = ask;
  const read = sql<Row>`select d.branch_id as "branchId", r."tenorFrom" as "from", r."tenorTo" as "to",
      r."storeSubsidy", r."fifIncome", r."storeAdminFee", t.product_group_id is not null as "ofGroup"
    from store_rate t join outlet d on d.id = t.store_id cross join lateral jsonb_to_recordset(t.rates)
      r("tenorFrom" int, "tenorTo" int, "storeSubsidy" text, "fifIncome" text, "storeAdminFee" int)
    where ${ofSellers(ask, codes)} and t.deleted_at is null and ${inForceOn(day)}
      and (t.product_group_id is null or t.product_group_id = ${groupId}::uuid)
    order by t.product_group_id nulls last`;
  const of = ['store pays', line, branchIds, day, groupId, codes];
  const { rows } = await readsOf(ask).once(of, () => read.execute(db));
  const rowsIn = byBranch(rows);
  return (branchId) =>
    new Map(
      tenors.flatMap((tenor) => {
        const row = rowsIn(branchId).find(({ from, to }) => from <= tenor && tenor <= to);
        return row ? [[tenor, row] as const] : [];
      }),
    );
};
