import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { inForceOn } from '../../records/resource/phase.ts';
import { byBranch } from '../simulation/by-branch.ts';
import type { FeeHit, FeeLevel } from '../simulation/levels.ts';
import { readsOf } from '../../platform/shared-reads.ts';

interface Row {
  readonly branchId: string;
  readonly tenor: number;
  readonly regular: string;
  readonly repeat: string | null;
  readonly charge: FeeHit['charge'];
}

/** Name of the level among those of fees. */
export const promoFeeLevel = 'PROMO_FEE';

/** The fee of a campaign before those of the branch; it is paid as the ADMIN fee that it takes the place of. */
export const feesOfCampaigns: FeeLevel = {
  key: promoFeeLevel,
  title: text('Promo fee cabang', 'Promo fee of the branch'),
  order: 20,
  lines: ['NMC'],
  inQanun: 'skipped',
  async find(db, ask, tenors) {
    const { branchIds, day, base } = ask;
    const read = sql<Row>`
      select t.branch_id as "branchId",
        w.tenor, t.promo_fee_regular::text as regular, t.promo_fee_repeat::text as repeat,
        coalesce((select f.charge from branch_fee_nmc f where f.branch_id = t.branch_id and f.fee_type = 'ADMIN'
          and f.deleted_at is null and f.approval = 'APPROVED' and f.effective_from <= ${day}::date
          and (f.effective_to is null or f.effective_to >= ${day}::date)
          and w.tenor between f.tenor_from and f.tenor_to
          order by int8range(f.amount_from, f.amount_to, '[]') @> ${base}::bigint desc limit 1), 'FINANCED') as charge
      from unnest(${tenors}::int[]) w(tenor) join promo_fee_nmc t on w.tenor between t.tenor_from and t.tenor_to
      where t.branch_id = any(${branchIds}::uuid[]) and t.deleted_at is null and ${inForceOn(day)}`;
    const { rows } = await readsOf(ask).once(['promo fees', branchIds, day, base, tenors], () => read.execute(db));
    const rowsIn = byBranch(rows);
    return (branchId) =>
      new Map(
        rowsIn(branchId).map(({ tenor, regular, repeat, charge }) => [
          tenor,
          [{ feeType: 'ADMIN', unit: 'AMOUNT' as const, regular, repeat, charge }],
        ]),
      );
  },
};
