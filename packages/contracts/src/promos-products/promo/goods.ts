import { choices, integer, percent, reference, references, tags } from '../../core/fields.ts';
import { region } from '../../core/referables/organisation.ts';
import type { Referable } from '../../core/reference.ts';
import { text, type Text } from '../../core/text.ts';
import { collateralTypes, vehicleClasses } from '../../core/vehicle-words.ts';

const optional = { required: false } as const;
const all = { emptyMeans: text('Semua', 'All'), ...optional } as const;
const named = (module: string, title: Text): Referable => ({ module, path: module, title });
const years = { minimum: 0, maximum: 30, ...optional } as const;

/** The goods of SPEKTRA: single products of the groups, and the scheme that fixes down payment and insurance. */
export const goodsOfSpektra = {
  productIds: references(named('product', text('Produk', 'Product')), { maximum: 200, ...all }),
  financialSchemeId: reference(named('financial-scheme', text('Skema pembiayaan', 'Financial scheme')), optional),
} as const;

/** The motorcycles of NMC. */
export const goodsOfNmc = {
  brands: tags({ maximum: 20, emptyMeans: text('Semua merek', 'All brands') }),
  vehicleTypes: choices(vehicleClasses, { minimum: 0, ...all }),
  regionalPriceArea: reference(region, optional),
  productIds: references(named('product-nmc', text('Produk NMC', 'Product NMC')), { maximum: 200, ...all }),
  financialSchemeId: reference(
    named('financial-scheme-nmc', text('Skema pembiayaan NMC', 'Financial scheme (NMC)')),
    optional,
  ),
} as const;

/** What customers of UFI borrow on. */
export const goodsOfUfi = {
  collateralTypes: choices(collateralTypes),
  ageFrom: integer(years),
  ageTo: integer(years),
  maxLtvPct: percent({ minimum: 0.0001, maximum: 100, ...optional }),
} as const;

/** What the promos of a line are for besides groups of products. */
export const goods = { SPEKTRA: goodsOfSpektra, NMC: goodsOfNmc, UFI: goodsOfUfi } as const;

export const goodsTitles = {
  productIds: text('Produk', 'Products'),
  financialSchemeId: text('Skema pembiayaan', 'Financial scheme'),
  brands: text('Merek', 'Brands'),
  vehicleTypes: text('Jenis motor', 'Motorcycle types'),
  regionalPriceArea: text('Wilayah harga', 'Price region'),
  collateralTypes: text('Jenis jaminan', 'Collateral'),
  ageFrom: text('Umur kendaraan dari (tahun)', 'Age of the vehicle from (years)'),
  ageTo: text('Umur kendaraan sampai (tahun)', 'Age of the vehicle to (years)'),
  maxLtvPct: text('LTV maksimum', 'Greatest LTV'),
} as const;
