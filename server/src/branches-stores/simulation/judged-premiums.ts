import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Premium } from '@console/instalments';
import { insuranceAreas } from '../../people/organisation/insurance-area.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { SharedReads } from '../../platform/shared-reads.ts';
import { greatestPremiums, type GreatestPremiums, type TermsWithin } from '../../products/index.ts';
import { takafulsOn } from '../under-qanun/in-force.ts';
import type { Point } from './judged-points.ts';
import { greatestPriceOf } from './judged-prices.ts';

/** The premiums of a contract that needs an insurance, at a tenor: the greatest of each way of paying that matters. */
export type PremiumsAt = (tenor: number) => readonly Premium[];

interface Of {
  readonly line: BusinessLine;
  readonly branchIds: readonly string[];
  readonly groupId: string | null;
}

const none: PremiumsAt = () => [];

/** A premium that is paid at signing is neither cost nor gain. */
const counting = ({ M, S, Y }: GreatestPremiums): readonly Premium[] =>
  [
    { payment: 'M', amount: M } as const,
    { payment: 'S', amount: S, charge: 'FINANCED' } as const,
    { payment: 'Y', amount: Y, charge: 'FINANCED' } as const,
  ].filter(({ amount }) => amount > 0);

/**
 * Reads what insurance contracts at a point need, once for all branches. The goods cost what is financed, up to what
 * leaves that after the greatest down payment: premiums follow the price.
 * @param down the greatest down payment, in percent
 * @returns a function from a branch and the proposed values to the premiums of its contracts
 */
export async function judgedPremiums(
  db: Db | Tx,
  { line, branchIds, groupId }: Of,
  { lobIds, prices }: TermsWithin,
  { day, base }: Pick<Point, 'day' | 'base'>,
  down: number,
  reads: SharedReads,
): Promise<(branchId: string, overrides?: SimulationOverrides) => PremiumsAt> {
  const greatest = await reads.once(['greatest premiums', line, groupId, lobIds, day], () =>
    greatestPremiums(db, { line, groupId, lobIds }, day),
  );
  if (!greatest) return () => none;
  const takafuls = await reads.once(['takafuls', line, branchIds, day], () => takafulsOn(db, line, branchIds, day));
  const areas = await reads.once(['insurance areas', branchIds], () => insuranceAreas(db, branchIds));
  const most = Math.max(base, prices.from ?? 0, Math.min(greatestPriceOf(base, down), prices.to ?? Infinity));
  const known = new Map<string, readonly Premium[]>();
  return (branchId, overrides) => {
    const stored = takafuls.get(branchId) ?? null;
    const isQanun = overrides?.qanun ?? stored !== null;
    const takaful = isQanun ? (overrides?.takaful ?? stored ?? { rate: null }) : null;
    const area = areas.get(branchId) ?? null;
    return (tenor) => {
      const key = JSON.stringify([tenor, area, takaful]);
      const found = known.get(key) ?? counting(greatest({ prices: { from: base, to: most }, tenor, area, takaful }));
      known.set(key, found);
      return found;
    };
  };
}
