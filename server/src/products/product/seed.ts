import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed, SeedOptions } from '../../platform/database/seed.ts';
import type { Tx } from '../../platform/context.ts';
import { seedProductPicture } from './seed-picture.ts';
import { brands, kinds } from './seed-kinds.ts';

const module = 'product';
const perGroup = 25;
const thousand = 1_000;
const day = 86_400_000;
/** Products whose new price waits for an admin, and by which factor it changed. */
const jumps = new Map([
  [7, 1.4],
  [107, 1.5],
  [207, 0.6],
]);

/** Business code of a seeded product, counted from 0. */
export const productCode = (k: number): string => `PRD${String(k + 1).padStart(5, '0')}`;
export const productId = (k: number): string => seedId(module, productCode(k));

const priceOf = (k: number, thousands: number): number => Math.round(thousands * (1 + 0.05 * (k % 9))) * thousand;
const isInactive = (k: number): boolean => k % perGroup === perGroup - 1;
const hasImage = (k: number): boolean => k % 10 !== 9;

const description = (name: string): string =>
  `<p>${name} dengan garansi resmi <strong>satu tahun</strong>.</p>` +
  '<ul><li>Dapat dicicil di semua cabang SPEKTRA</li><li>Gratis antar dalam kota</li></ul>';

async function rowOf(tx: Tx, options: SeedOptions, k: number) {
  const { date } = options;
  const [group, thousands, types] = kinds[Math.floor(k / perGroup)]!;
  const brand = brands[k % brands.length]!;
  const name = `${types[k % types.length]} ${brand}`;
  const id = productId(k);
  const price = priceOf(k, thousands);
  const jump = jumps.get(k);
  const images = hasImage(k)
    ? [await seedProductPicture(tx, options, { module, k, code: productCode(k), recordId: id })]
    : [];
  const to = jump === undefined ? 0 : Math.round((price * jump) / thousand) * thousand;
  const percent = Math.round((Math.abs(to - price) / price) * 100);
  return {
    id,
    created_by: 'SYSTEM',
    created_at: date,
    updated_by: 'SYSTEM',
    updated_at: date,
    object_code: productCode(k),
    core_name: name.toUpperCase(),
    brand,
    model: `${brand.slice(0, 2).toUpperCase()}-${100 + (k % 80)}`,
    variant: k % 3 === 0 ? 'Hitam' : null,
    barcode: `8990${String(100_000_000 + k * 7)}`,
    core_group_id: seedId('product-group', group),
    product_group_id: seedId('product-group', group),
    condition: 'N',
    reference_price: price,
    price_min: null,
    price_max: null,
    display_name: name,
    description: hasImage(k) ? description(name) : null,
    images: JSON.stringify(images),
    tags: k % 4 === 0 ? ['terlaris'] : [],
    search_words: [],
    published: hasImage(k) && !isInactive(k) && k % 10 !== 3,
    tenor_max: null,
    dp_min_pct: null,
    insurance_required: null,
    status: isInactive(k) ? ('inactive' as const) : ('active' as const),
    core_code: productCode(k),
    core_status: k % (2 * perGroup) === perGroup - 1 ? ('inactive' as const) : ('active' as const),
    last_synced_at: date,
    sync_state: jump === undefined ? ('OK' as const) : ('CONFLICT' as const),
    sync_faults:
      jump === undefined
        ? null
        : JSON.stringify([
            {
              field: 'referencePrice',
              code: 'PRICE_JUMP',
              parameters: { percent, to: to.toLocaleString('id-ID'), waiting: String(to) },
            },
          ]),
    core_hash: null,
    core_run: null,
  };
}

/** 300 products, 25 of each group (docs/model/products.md#products). */
export const seed: Seed = {
  name: module,
  async run(tx, options) {
    const rows = [];
    for (let k = 0; k < kinds.length * perGroup; k += 1) rows.push(await rowOf(tx, options, k));
    await tx
      .insertInto('product')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const priced = rows.flatMap(({ id, reference_price: price }) => {
      const earlier = Math.round((price * 0.95) / thousand) * thousand;
      const at = (days: number) => new Date(options.date.getTime() - days * day);
      return [
        { product_id: id, at: at(150), price: earlier, previous: null, by: 'core-feed' },
        { product_id: id, at: at(30), price, previous: earlier, by: 'core-feed' },
      ];
    });
    await tx.insertInto('product_price').values(priced).execute();
    await sql`analyze product`.execute(tx);
  },
};
