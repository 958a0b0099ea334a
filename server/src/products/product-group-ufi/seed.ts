import { sql } from 'kysely';
import type { Seed } from '../../platform/database/seed.ts';
import { seededGroup } from '../product-group/seed-rows.ts';

/** Line of business, vehicle type, ages in years, greatest LTV in percent. */
const groups = [
  ['MBK', 'MOTOR', 0, 3, '80.0000'],
  ['MBK', 'MOTOR', 4, 7, '70.0000'],
  ['MBK', 'MOTOR', 8, 10, '60.0000'],
  ['MGM', 'MOBIL', 0, 5, '60.0000'],
  ['MGM', 'MOBIL', 6, 10, '55.0000'],
  ['MGM', 'MOBIL', 11, 15, '50.0000'],
] as const;
const names = { MOTOR: 'Motor', MOBIL: 'Mobil' } as const;

/** Six groups of collateral (docs/model/products.md#product-groups). */
export const seed: Seed = {
  name: 'product-group-ufi',
  async run(tx, { date }) {
    const rows = groups.map(([lob, type, from, to, ltv], k) => ({
      ...seededGroup('product-group-ufi', lob, `${type}_${from}_${to}`, `${names[type]} ${from}-${to} tahun`, k, date),
      vehicle_type: type,
      age_from: from,
      age_to: to,
      max_ltv_pct: ltv,
    }));
    await tx
      .insertInto('product_group_ufi')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql`analyze product_group_ufi`.execute(tx);
  },
};
