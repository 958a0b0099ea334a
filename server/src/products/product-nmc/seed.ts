import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed, SeedOptions } from '../../platform/database/seed.ts';
import type { Tx } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { seededProduct } from '../product/seed-columns.ts';
import { seedProductPicture } from '../product/seed-picture.ts';
import { otrColumns } from './otr.ts';

const module = 'product-nmc';
const count = 60;
const regions = 10;
const dayMs = 86_400_000;
const firstPrice = 17_500_000;
const step = 550_000;
const thousand = 1_000;
/** Days since the prices hold, and since those before. */
const since = { now: 30, before: 150 };
/** Brands that do not exist. */
const brands = ['Elang', 'Kancil', 'Banteng', 'Cendrawasih'] as const;
/** By class: its models with their engines, and how they change gears. */
const classes = [
  [
    'BEBEK',
    'SEMI',
    [
      ['Bebek 110', 110],
      ['Bebek 125 CBS', 125],
    ],
  ],
  [
    'MATIC',
    'AUTOMATIC',
    [
      ['110 CBS', 110],
      ['Matic 125', 125],
      ['Matic 160 ABS', 160],
    ],
  ],
  [
    'SPORT',
    'MANUAL',
    [
      ['Sport 150', 150],
      ['Sport 250', 250],
    ],
  ],
  [
    'LISTRIK',
    'AUTOMATIC',
    [
      ['Listrik L1', 0],
      ['Listrik L2', 0],
    ],
  ],
] as const;
const colours = ['Hitam', 'Merah', 'Putih', 'Biru'] as const;

/** Business code of a seeded motorcycle, counted from 0. */
export const nmcCode = (k: number): string => `MTR${String(k + 1).padStart(5, '0')}`;
export const nmcId = (k: number): string => seedId(module, nmcCode(k));

/** Of regions 01 to 10 dearer by 1/75 each: factors of 1.00 to 1.12. */
const priceIn = (k: number, region: number): number =>
  Math.round(((firstPrice + step * k) * (1 + (0.12 * region) / (regions - 1))) / thousand) * thousand;

/** Some motorcycles have no price in the last regions. */
const pricedRegions = (k: number): number => (k % 20 === 19 ? regions - 2 : regions);

const otrOn = (k: number, from: string) =>
  Array.from({ length: pricedRegions(k) }, (_, region) => ({
    regionCode: String(region + 1).padStart(2, '0'),
    from,
    price: priceIn(k, region),
  }));

async function rowOf(tx: Tx, options: SeedOptions, k: number) {
  const { date } = options;
  const [vehicleClass, transmission, models] = classes[k % classes.length]!;
  const [model, cc] = models[Math.floor(k / classes.length) % models.length]!;
  const brand = brands[Math.floor(k / 5) % brands.length]!;
  const [id, code] = [nmcId(k), nmcCode(k)];
  const isPictured = k % 10 !== 9;
  const otr = otrOn(k, jakartaDay(new Date(date.getTime() - since.now * dayMs)));
  const picture = () => seedProductPicture(tx, options, { module, k, code, recordId: id });
  return {
    ...seededProduct({ id, code, date }),
    type_code: code,
    brand,
    tags: k % 4 === 0 ? ['terlaris'] : [],
    search_words: k % 6 === 0 ? ['irit', vehicleClass.toLowerCase()] : [],
    model_name: `${brand} ${model}`,
    display_name: `${brand} ${model}`,
    cc,
    transmission,
    year: date.getUTCFullYear() - (k % 7 === 6 ? 1 : 0),
    vehicle_class: vehicleClass,
    colours: colours.slice(0, 2 + (k % 3)),
    otr_prices: JSON.stringify(otr),
    ...otrColumns({ otrPrices: otr }),
    product_group_id: seedId('product-group-nmc', vehicleClass),
    insurance_class: null,
    insurance_required: null,
    images: JSON.stringify(isPictured ? [await picture()] : []),
    published: isPictured && k % 10 !== 3,
    status: 'active' as const,
    sync_faults: null,
  };
}

/** 60 motorcycles of four invented brands (docs/model/products.md#products-of-nmc). */
export const seed: Seed = {
  name: module,
  async run(tx, options) {
    const rows = [];
    for (let k = 0; k < count; k += 1) rows.push(await rowOf(tx, options, k));
    await tx
      .insertInto('product_nmc')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const history = Array.from({ length: count }, (_, k) =>
      [since.before, since.now].flatMap((days) =>
        otrOn(k, jakartaDay(new Date(options.date.getTime() - days * dayMs))).map(({ regionCode, from, price }) => ({
          product_id: nmcId(k),
          region_code: regionCode,
          effective_from: from,
          price: days === since.now ? price : Math.round((price * 0.97) / thousand) * thousand,
        })),
      ),
    ).flat();
    await tx
      .insertInto('product_nmc_otr')
      .values(history)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`analyze product_nmc`.execute(tx);
  },
};
