import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seededSets, seededTariff, type SeededSet } from '../insurance/seed-rows.ts';
import { insuranceId } from '../master-insurance/seed.ts';

const module = 'product-insurance-v2';
/** Groups, and how their premium differs from that of gadgets, in percentage points. */
const groups = [
  ['GADGET', 0],
  ['LAPTOP', -0.5],
  ['AKSESORIS', 0.4],
  ['AUDIO', -0.8],
] as const;
/** Bands of prices in rupiah, and what they add to the premium. */
const bands = [
  [0, 1_999_999, 0.5],
  [2_000_000, 5_000_000, 0],
  [5_000_001, 10_000_000, -0.3],
  [10_000_001, null, -0.6],
] as const;
/** Ways of payment and their premiums of a year: of gadgets of 2 to 5 million, monthly, 4.5 %. */
const payments = [
  ['Y', 4.2],
  ['M', 4.5],
  ['S', 4],
] as const;
/** Tenors, and what they add to a premium of the whole term. */
const tenors = [
  [1, 12, 0],
  [13, 24, 1.5],
] as const;
/** Rupiah of the cheapest accessories, which have an amount in place of a percentage. */
const leastAmount = 60_000;

export const setV2 = (no: number): string => `SET-SPK-${String(no).padStart(3, '0')}`;
export const tariffV2Code = (no: number, at: number): string => `${setV2(no)}-${String(at + 1).padStart(3, '0')}`;
export const tariffV2Id = (no: number, at: number): string => seedId(module, tariffV2Code(no, at));

const everyRow = groups.flatMap(([group, differs]) =>
  bands.flatMap(([priceFrom, priceTo, ofBand], band) =>
    payments.flatMap(([payment, usual]) =>
      tenors.map(([tenorFrom, tenorTo, ofTenor]) => ({
        group,
        priceFrom,
        priceTo,
        payment,
        tenorFrom,
        tenorTo,
        isAmount: group === 'AKSESORIS' && band === 0,
        percent: usual + differs + ofBand + (payment === 'Y' ? 0 : ofTenor),
      })),
    ),
  ),
);

/** What a set asks for: the first less, the one that waits more, of accessories by more than a fifth. */
const factorOf = ({ no }: SeededSet, group: string): number =>
  no === 1 ? 0.95 : no === 2 ? 1 : group === 'AKSESORIS' ? 1.25 : 1.02;

/** Three sets of 96 rows: ended, in force, waiting (docs/model/products.md#tariff-sets). */
export const seed: Seed = {
  name: module,
  async run(tx, { date }) {
    for (const set of seededSets) {
      const rows = everyRow.map((row, at) => {
        const code = tariffV2Code(set.no, at);
        const factor = factorOf(set, row.group);
        return {
          ...seededTariff({ id: seedId(module, code), code, date }, set),
          set_no: setV2(set.no),
          insurance_id: insuranceId(0),
          price_from: row.priceFrom,
          price_to: row.priceTo,
          product_group_id: seedId('product-group', row.group),
          coverage: 'PROTEKSI_GADGET',
          payment_type: row.payment,
          tenor_from: row.tenorFrom,
          tenor_to: row.tenorTo,
          premium_type: row.isAmount ? ('AMOUNT' as const) : ('PCT' as const),
          premium_pct: row.isAmount ? null : (row.percent * factor).toFixed(4),
          premium_amount: row.isAmount ? Math.round((leastAmount * factor) / 1_000) * 1_000 : null,
          own_risk: '10 % dari klaim',
        };
      });
      await tx
        .insertInto('insurance_tariff')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
    await sql`analyze insurance_tariff`.execute(tx);
  },
};
