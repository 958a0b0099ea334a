import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seededSets, seededTariff, type SeededSet } from '../insurance/seed-rows.ts';
import { insuranceNmcId } from '../master-insurance-nmc/seed.ts';

const module = 'product-insurance-nmc';
/** Rates of area 1 by year of the policy, in percent. */
const rates = { TLO: [1.05, 0.95, 0.85, 0.75], COMPREHENSIVE: [3.18, 3, 2.85, 2.7] } as const;
const coverages = ['TLO', 'COMPREHENSIVE'] as const;
/** What areas 1, 2 and 3 add to them. */
const areas = [0, 0.1, 0.2] as const;
/** The insured sum as a share of the price, by year, in percent. */
const depreciation = [100, 90, 80, 70] as const;
/** Bands of prices in rupiah, and what they add to the rate. */
const bands = [
  [0, 50_000_000, 0],
  [50_000_001, null, -0.05],
] as const;
/** The package of the tariffs: combined, which takes both coverages. */
const insurance = 2;

export const setNmc = (no: number): string => `SET-NMC-${String(no).padStart(3, '0')}`;
export const tariffNmcCode = (no: number, at: number): string => `${setNmc(no)}-${String(at + 1).padStart(3, '0')}`;
export const tariffNmcId = (no: number, at: number): string => seedId(module, tariffNmcCode(no, at));

const everyRow = coverages.flatMap((coverage) =>
  areas.flatMap((ofArea, area) =>
    depreciation.flatMap((share, year) =>
      bands.map(([priceFrom, priceTo, ofBand]) => ({
        coverage,
        area: String(area + 1),
        year: year + 1,
        share,
        priceFrom,
        priceTo,
        rate: (rates[coverage][year] ?? 0) + ofArea + ofBand,
      })),
    ),
  ),
);

/** What a set adds to the rates: the first asked for less, the one that waits asks for more. */
const changeOf = ({ no }: SeededSet): number => (no === 1 ? -0.03 : no === 2 ? 0 : 0.05);

/** Three sets of 48 rows: ended, in force, waiting (docs/model/products.md#tariff-sets). */
export const seed: Seed = {
  name: module,
  async run(tx, { date }) {
    for (const set of seededSets) {
      const rows = everyRow.map((row, at) => {
        const code = tariffNmcCode(set.no, at);
        return {
          ...seededTariff({ id: seedId(module, code), code, date }, set),
          set_no: setNmc(set.no),
          insurance_id: insuranceNmcId(insurance),
          price_from: row.priceFrom,
          price_to: row.priceTo,
          coverage: row.coverage,
          area: row.area,
          policy_year: row.year,
          rate_pct: (row.rate + changeOf(set)).toFixed(4),
          depreciation_pct: row.share.toFixed(4),
        };
      });
      await tx
        .insertInto('insurance_tariff_nmc')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
    await sql`analyze insurance_tariff_nmc`.execute(tx);
  },
};
