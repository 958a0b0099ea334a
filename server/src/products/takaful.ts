import { premiumByBand, vehiclePremium, type PremiumPlan } from '@console/instalments';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import { setHoldsOn } from './covered.ts';
import type { Day } from './premium/in-force.ts';
import type { Goods } from './product-insurance-v2/premium.ts';
import type { Vehicle } from './product-insurance-nmc/premium.ts';

/** Takaful rates in percent that a branch under Qanun has of its own. */
export interface Takaful {
  /** Of goods, and of the years of a vehicle that have none of their own. */
  readonly rate: string | null;
  /** Of vehicles: what the rates of the years are for. */
  readonly cover?: 'TLO' | 'COMPREHENSIVE' | null;
  readonly years?: (string | null)[];
}

/** The premium of goods by the own rate of a branch; `null` without one. */
export const takafulOfGoods = (
  { rate }: Takaful,
  { price, tenor, payment }: Pick<Goods, 'price' | 'tenor' | 'payment'>,
): PremiumPlan | null =>
  rate === null ? null : premiumByBand({ price, tenor, tariff: { payment, type: 'PCT', value: rate } });

/**
 * The premium of a vehicle by the own rates of a branch, on the insured sums of the tariffs in force; `null` for
 * another coverage, or when a year of the term has no rate.
 */
export async function takafulOfVehicle(
  db: Db | Tx,
  { rate: usual, cover, years = [] }: Takaful,
  { day, coverage, ...vehicle }: Omit<Vehicle, 'area'> & Day,
): Promise<PremiumPlan | null> {
  if (!cover || cover !== coverage) return null;
  const { rows } = await sql<{ year: number; depreciation: string }>`
    select i.policy_year as year, max(i.depreciation_pct) as depreciation from insurance_tariff_nmc i
    where ${setHoldsOn(day)} group by i.policy_year order by 1`.execute(db);
  const rates = rows.flatMap(({ year, depreciation }) => {
    const rate = years[year - 1] ?? usual;
    return rate === null ? [] : [{ year, coverage: cover, rate, depreciation }];
  });
  return vehiclePremium({ ...vehicle, coverage, rates });
}
