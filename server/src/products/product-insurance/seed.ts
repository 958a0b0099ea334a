import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seedDay, seededFeed } from '../insurance/seed-rows.ts';
import { insuranceId } from '../master-insurance/seed.ts';

const module = 'product-insurance';
/** Groups, the package that insures them, and their premium of six months in percent of the price. */
const groups = [
  ['TV', 1, 1.2],
  ['KULKAS', 1, 1.1],
  ['MESIN_CUCI', 1, 1.2],
  ['AC', 1, 1.3],
  ['AUDIO', 1, 1.5],
  ['GADGET', 0, 2.5],
  ['LAPTOP', 0, 2.2],
  ['AKSESORIS', 0, 2.8],
  ['PERABOT', 2, 0.8],
  ['DAPUR', 2, 0.9],
  ['KURSUS', 3, 0.5],
  ['KESEHATAN', 3, 0.5],
] as const;
/** Tenors, with the factor of the premium of six months. */
const bands = [
  [1, 6, 1],
  [7, 12, 1.6],
  [13, 24, 2.4],
] as const;
const since = -400;

export const tariffV1Code = (group: string, band: number): string => `V1-${group}-${band + 1}`;
export const tariffV1Id = (group: string, band: number): string => seedId(module, tariffV1Code(group, band));

/** 36 tariffs: twelve groups by three bands of tenors (docs/model/products.md#older-tariffs). */
export const seed: Seed = {
  name: module,
  async run(tx, { date }) {
    const rows = groups.flatMap(([group, insurance, percent]) =>
      bands.map(([from, to, factor], band) => ({
        ...seededFeed(tariffV1Id(group, band), tariffV1Code(group, band), date),
        row_code: tariffV1Code(group, band),
        insurance_id: insuranceId(insurance),
        product_group_id: seedId('product-group', group),
        tenor_from: from,
        tenor_to: to,
        premium_pct: (percent * factor).toFixed(4),
        min_premium: 25_000,
        effective_from: seedDay(date, since),
        effective_to: null,
        status: 'active' as const,
      })),
    );
    await tx
      .insertInto('insurance_tariff_v1')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql`analyze insurance_tariff_v1`.execute(tx);
  },
};
