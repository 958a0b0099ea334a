import { vehiclePremium, type PremiumPayment, type PremiumPlan, type VehicleCoverage } from '@console/instalments';
import type { Db, Tx } from '../../platform/context.ts';
import { rowsOfSet } from '../insurance/compare.ts';
import { rateOf, vehicleLine } from './line.ts';

/** What the premium of a vehicle follows from. */
export interface Vehicle {
  /** The OTR price. */
  readonly price: number;
  readonly tenor: number;
  readonly area: string;
  readonly coverage: VehicleCoverage;
  readonly payment: PremiumPayment;
}

/** The premium of a vehicle by a set, whether it holds or not; `null` when a year of the term has no rate. */
export async function vehiclePremiumInSet(
  db: Db | Tx,
  setNo: string,
  { price, tenor, area, coverage, payment }: Vehicle,
): Promise<PremiumPlan | null> {
  const rows = await rowsOfSet(db, vehicleLine, setNo);
  const rates = rows
    .filter((row) => row.area === area && row.price_from <= price && (row.price_to === null || price <= row.price_to))
    .map(rateOf);
  return vehiclePremium({ price, tenor, coverage, payment, rates });
}
