import { promoFees } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { sql } from 'kysely';
import { define } from '../../records/resource/definition.ts';
import { locksByBranch } from '../simulation/pricing-locks.ts';
import { requireNoReset } from './awaited.ts';
import { normalFee } from './normal-fee.ts';

const normal = normalFee({
  branchId: sql`t.branch_id`,
  day: sql`t.effective_from`,
  tenorFrom: sql`t.tenor_from`,
  tenorTo: sql`t.tenor_to`,
});

/** How promo fees of NMC branches are stored (docs/model/branches-stores.md#promo-fees). */
export const promoFeeDefinition = define(promoFees, {
  table: 'promo_fee_nmc',
  joins: sql`join branch_view b on b.id = t.branch_id join mro_view o on o.id = b.mro_id
    join mra_view a on a.id = o.mra_id`,
  lookups: sql`left join lateral (${normal}) n on true`,
  scope: 'branch_id',
  derived: {
    officeCode: sql`b.office_code`,
    branchName: sql`b.name`,
    mra: sql`a.mra_code || ' - ' || a.name`,
    tenors: sql`(t.tenor_from || '-' || t.tenor_to)`,
    normalFeeRegular: sql`n.regular`,
    normalFeeRepeat: sql`n.repeat`,
    difference: sql`t.promo_fee_regular - n.regular`,
    charge: sql`n.charge`,
    resetBatchNo: sql`t.reset_batch_no`,
    endedReason: sql`t.ended_reason`,
  },
  ties: { phase: [sql`b.office_code`, sql`t.tenor_from`, sql`t.tenor_to`, sql`t.effective_from`] },
  filters: {
    regionId: (id: string) => sql`a.region_id = ${id}`,
    mraId: (id: string) => sql`o.mra_id = ${id}`,
    campaignName: (name: string) => sql`lower(t.campaign_name) = lower(${name})`,
  },
  approval: { locks: locksByBranch('promo_fee_nmc') },
  judge: async (tx, { before }) => {
    if (before) await requireNoReset(tx, before.secureId);
  },
});
