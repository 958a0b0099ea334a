import { tenorBounds } from '../../core/credit-terms.ts';
import {
  counts,
  flag,
  image,
  images,
  integer,
  line,
  money,
  object,
  options,
  percent,
  richText,
  tags,
} from '../../core/fields.ts';
import * as z from 'zod/mini';
import { text } from '../../core/text.ts';
import { mostPrice } from '../master-lob.ts';

/** Condition of what is sold: N is new, anything else used. */
export const conditions = options({ N: ['Baru', 'New'], U: ['Bekas', 'Used'] });
export const yesOrNo = options({ YES: ['Ya', 'Yes'], NO: ['Tidak', 'No'] });

export const price = (required: boolean) => money({ minimum: 1, maximum: mostPrice, required });

/** Of each picture of a product. */
export const pictures = { maximumBytes: 2_000_000, types: ['image/jpeg', 'image/png'] };

/** How staff show a product: saved at once. */
export const shownFields = {
  displayName: line({ minimum: 3, maximum: 120, required: false }),
  description: richText({ maximum: 4_000, required: false }),
  images: images({ maximum: 8, ...pictures }),
  tags: tags({ maximum: 10 }),
  searchWords: tags({ maximum: 10 }),
  published: flag(),
};
export const shownNames = Object.keys(shownFields) as (keyof typeof shownFields)[];

/** Limits of financing, stricter than those of the group: a second person decides. Empty: those of the group. */
export const limitFields = {
  tenorMax: integer({ ...tenorBounds, required: false }),
  dpMinPct: percent({ minimum: 0, maximum: 90, required: false }),
};
export const limitNames = Object.keys(limitFields) as (keyof typeof limitFields)[];

/** Prices between which an order may lie. */
export const priceFields = { priceMin: price(false), priceMax: price(false) };
export const priceNames = Object.keys(priceFields) as (keyof typeof priceFields)[];

const inherited = z.nullable(z.object({ value: z.string(), from: z.enum(['GROUP', 'LOB']) }));
/** The limits that hold where a product has none of its own, and where they come from. */
const limits = z.object({ tenorMax: inherited, dpMinPct: inherited, insuranceRequired: inherited });
export type InheritedLimits = z.infer<typeof limits>;

/** What the services work out for every product. */
export const derivedFields = {
  /** What the product is called: the display name, else the name of core. */
  name: line({ maximum: 120 }),
  /** The first picture. */
  cover: image({ width: 0, height: 0, tolerance: 0, ...pictures }, { required: false }),
  limits: object(limits, { required: false }),
};

/** Promos that run now and are for a product. */
export const promosNow = () => counts('promosNow');
export const promosNowTitle = { promosNow: text('Promo kini', 'Promos now') } as const;

export const productTitles = {
  name: text('Nama', 'Name'),
  cover: text('Gambar', 'Image'),
  displayName: text('Nama tampilan', 'Display name'),
  description: text('Deskripsi', 'Description'),
  images: text('Gambar', 'Images'),
  tags: text('Tag', 'Tags'),
  searchWords: text('Kata pencarian', 'Search words'),
  published: text('Tayang', 'Published'),
  tenorMax: text('Tenor maksimum', 'Longest tenor'),
  dpMinPct: text('Uang muka minimum', 'Least down payment'),
  limits: text('Batas dari kelompok', 'Limits of the group'),
  priceMin: text('Harga minimum', 'Least price'),
  priceMax: text('Harga maksimum', 'Greatest price'),
  noImage: text('Tanpa gambar', 'No image'),
  brand: text('Merek', 'Brand'),
  model: text('Model'),
} as const;

/** What a product needs to be shown to the public. */
export const publishedFaults = ({
  published,
  displayName,
  images: pictured,
}: {
  readonly published: boolean;
  readonly displayName: string | null;
  readonly images: readonly string[];
}) =>
  published
    ? [
        ...(displayName === null ? [{ field: 'displayName', code: 'REQUIRED' }] : []),
        ...(pictured.length === 0 ? [{ field: 'images', code: 'REQUIRED' }] : []),
      ]
    : [];

/** A greatest price is not below the least one. */
export const priceFaults = ({
  priceMin,
  priceMax,
}: {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}) =>
  priceMin !== null && priceMax !== null && priceMax < priceMin ? [{ field: 'priceMax', code: 'PRICE_ORDER' }] : [];
