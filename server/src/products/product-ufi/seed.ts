import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { seededProduct } from '../product/seed-columns.ts';
import { seedProductPicture } from '../product/seed-picture.ts';
import { appraisalColumns } from './appraisals.ts';

const module = 'product-ufi';
const count = 80;
const regions = 10;
const dayMs = 86_400_000;
const thousand = 1_000;
/** Days since the values hold: of most, and of the five that are stale. */
const since = { fresh: 20, stale: 75 };
const staleEvery = 16;

/** Vehicles of brands that do not exist, value of a new one in thousands of rupiah, years. */
const kinds = [
  ['MOTOR', 'Elang', 'Sport 150', 24_000, 10],
  ['MOTOR', 'Kancil', '110 CBS', 15_000, 10],
  ['MOTOR', 'Banteng', 'Bebek 125', 16_000, 10],
  ['MOBIL', 'Rusa', 'Keluarga 1.5', 180_000, 12],
  ['MOBIL', 'Harimau', 'Niaga 1.3', 130_000, 12],
] as const;

/** Business code of seeded collateral, counted from 0. */
export const ufiCode = (k: number): string => `AGN${String(k + 1).padStart(5, '0')}`;
export const ufiId = (k: number): string => seedId(module, ufiCode(k));
const isStale = (k: number): boolean => k % staleEvery === staleEvery - 1;

/** The value falls by 8 % for each year, and rises by a share of region 10. */
const valueOf = (thousands: number, age: number, region: number): number =>
  Math.round(thousands * 0.92 ** age * (1 + 0.005 * region)) * thousand;

/** 80 vehicles of invented brands, the values of five of them stale (docs/model/products.md#collateral-of-ufi). */
export const seed: Seed = {
  name: module,
  async run(tx, options) {
    const { date } = options;
    const thisYear = date.getUTCFullYear();
    const vehicles = Array.from({ length: count }, (_, k) => {
      const [vehicleType, brand, model, thousands, years] = kinds[k % kinds.length]!;
      const series = Math.floor(k / kinds.length) + 1;
      const days = isStale(k) ? since.stale : since.fresh;
      const from = jakartaDay(new Date(date.getTime() - days * dayMs));
      const appraisals = Array.from({ length: years - 2 }, (_unused, index) =>
        Array.from({ length: regions }, (_each, region) => ({
          year: thisYear - index - 2,
          regionCode: String(region + 1).padStart(2, '0'),
          from,
          value: valueOf(thousands + series * 150, index + 2, region),
        })),
      ).flat();
      return { k, vehicleType, brand, model: `${brand} ${model} seri ${series}`, years, appraisals };
    });
    const rows = [];
    for (const { k, vehicleType, brand, model, years, appraisals } of vehicles) {
      const [id, code] = [ufiId(k), ufiCode(k)];
      const isPictured = k % 10 !== 9;
      const isRefused = k % 40 === 39;
      rows.push({
        ...seededProduct({ id, code, date }),
        object_code: code,
        brand,
        tags: k % 4 === 0 ? ['terlaris'] : [],
        search_words: k % 6 === 0 ? ['bekas', vehicleType.toLowerCase()] : [],
        model,
        display_name: model,
        vehicle_type: vehicleType,
        condition: 'U',
        year_from: thisYear - years + 1,
        year_to: thisYear,
        appraisals: JSON.stringify(appraisals),
        ...appraisalColumns({ appraisals, yearFrom: thisYear - years + 1, yearTo: thisYear }),
        accepted_for: isRefused ? [] : ['BELI_BEKAS', 'MULTIGUNA'].slice(k % 4 === 3 ? 1 : 0),
        blacklist_reason: isRefused ? 'Nilai jual turun terlalu cepat' : null,
        max_ltv_pct: null,
        max_age_at_end: null,
        images: JSON.stringify(
          isPictured ? [await seedProductPicture(tx, options, { module, k, code, recordId: id })] : [],
        ),
        published: isPictured && !isRefused,
        status: 'active' as const,
        sync_faults: null,
      });
    }
    await tx
      .insertInto('product_ufi')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    for (const { k, appraisals } of vehicles)
      await tx
        .insertInto('product_ufi_appraisal')
        .values(
          appraisals.map(({ year, regionCode, from, value }) => ({
            product_id: ufiId(k),
            year,
            region_code: regionCode,
            effective_from: from,
            value,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await sql`analyze product_ufi`.execute(tx);
    await sql`analyze product_ufi_appraisal`.execute(tx);
  },
};
