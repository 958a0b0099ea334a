import { dealerLevel } from '@console/contracts/branches-stores/outlet/levels';
import { text } from '@console/contracts/core/text';
import { shareOf } from '@console/instalments';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { readsOf } from '../../platform/shared-reads.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { byBranch } from '../simulation/by-branch.ts';
import { least } from '../simulation/concessions.ts';
import { exclusiveFees, feesOfBranch } from '../simulation/fee-rows.ts';
import type { Ask, FeeHit, FeeLevel, InBranch } from '../simulation/levels.ts';
import { ofSellers, sellersAsked } from '../outlet-terms/sellers.ts';

interface Row {
  readonly branchId: string;
  readonly tenor: number;
  readonly regular: string;
  readonly repeat: string;
}
type Amounts = Pick<Row, 'regular' | 'repeat'>;

/** The ADMIN fee of the branch for a tenor, in rupiah. */
function amountsOf(hits: readonly FeeHit[] | undefined, base: number): Amounts | null {
  const hit = hits?.find(({ feeType }) => feeType === 'ADMIN');
  if (!hit) return null;
  const amount = (value: string) => (hit.unit === 'AMOUNT' ? value : String(shareOf(base, value)));
  return { regular: amount(hit.regular), repeat: amount(hit.repeat ?? hit.regular) };
}

/** Among everyone are those who buy elsewhere: what they pay counts where it is less. */
async function feesOfOthers(db: Db | Tx, ask: Ask, tenors: readonly number[]): Promise<InBranch<Amounts>> {
  const [conceded, plain] = [await exclusiveFees.find(db, ask, tenors), await feesOfBranch.find(db, ask, tenors)];
  return (branchId) => {
    const [first, second] = [conceded(branchId), plain(branchId)];
    return new Map(
      tenors.flatMap((tenor) => {
        const found = amountsOf(first.get(tenor), ask.base) ?? amountsOf(second.get(tenor), ask.base);
        return found ? [[tenor, found] as const] : [];
      }),
    );
  };
}

/** The admin fee of the dealer; it is paid as the ADMIN fee that it takes the place of. */
export const feesOfDealers: FeeLevel = {
  key: dealerLevel,
  title: text('Fee eksklusif dealer', 'Exclusive fee of the dealer'),
  order: 30,
  lines: ['NMC', 'UFI'],
  inQanun: 'skipped',
  async find(db, ask, tenors) {
    const dealers = sellersAsked(ask);
    if (!dealers) return () => new Map();
    const { branchIds, day, line } = ask;
    const read = sql<Row>`select d.branch_id as "branchId", w.tenor, min(t.admin_fee_regular)::text as regular,
        min(coalesce(t.admin_fee_repeat, t.admin_fee_regular))::text as repeat
      from unnest(${tenors}::int[]) w(tenor) join dealer_admin_fee t on w.tenor between t.tenor_from and t.tenor_to
        join outlet d on d.id = t.dealer_id
      where ${ofSellers(ask, dealers)} and t.deleted_at is null and ${inForceOn(day)} group by 1, 2`;
    const { rows } = await readsOf(ask).once(['dealer fees', line, branchIds, day, dealers, tenors], () =>
      read.execute(db),
    );
    const rowsIn = byBranch(rows);
    const others = dealers === 'EVERYONE' && rows.length > 0 ? await feesOfOthers(db, ask, tenors) : null;
    return (branchId) =>
      new Map(
        rowsIn(branchId).map(({ tenor, regular, repeat }) => {
          const other = others?.(branchId).get(tenor);
          const fee = { feeType: 'ADMIN', unit: 'AMOUNT' as const, charge: null };
          return [
            tenor,
            [{ ...fee, regular: least([regular, other?.regular])!, repeat: least([repeat, other?.repeat]) }],
          ];
        }),
      );
  },
};
