import * as z from 'zod/mini';
import { businessLines } from '../core/business-lines.ts';
import { call } from '../core/call.ts';
import { choice, flag, line, reference } from '../core/fields.ts';
import type { RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { linesOfBusiness } from './master-lob.ts';
import { productGroups } from './product-group.ts';
import { acceptPrice, resetGroup } from './product/acts.ts';
import { conditions, price, priceFaults, priceFields, promosNow, promosNowTitle, yesOrNo } from './product/fields.ts';
import { otherLob, pricedRefusals } from './product/refusals.ts';
import { productResource } from './product/resource.ts';

export { freePriceChange } from './product/refusals.ts';
export type { InheritedLimits } from './product/fields.ts';

const module = 'product';
const ofLine = { lovParameters: { businessLine: 'SPEKTRA' } };

const entry = z.object({
  at: z.string(),
  price: z.int(),
  /** The price before; `null` for the first one. */
  previous: z.nullable(z.int()),
  by: z.string(),
});
export type PriceEntry = z.infer<typeof entry>;
/** Prices that the history of a product shows at most, the newest first. */
export const mostPrices = 200;

export const productCalls = {
  priceHistory: call({
    name: `${module}.price-history`,
    method: 'GET',
    base: 'middle',
    path: `${module}/price-history`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: 'Reference prices of a product, the newest first',
    query: z.object({ productId: z.uuid() }),
    result: z.array(entry),
  }),
} as const;

/** Items of SPEKTRA that may be financed (docs/model/products.md#products). */
export const products = productResource({
  module,
  title: text('Produk', 'Product'),
  businessLine: 'SPEKTRA',
  volume: 180_000,
  key: 'objectCode',
  titles: {
    ...promosNowTitle,
    objectCode: text('Kode', 'Code'),
    coreName: text('Nama di core', 'Name in core'),
    variant: text('Varian', 'Variant'),
    barcode: text('Barcode'),
    coreGroupId: text('Kelompok di core', 'Group in core'),
    productGroupId: text('Kelompok', 'Group'),
    groupOverridden: text('Kelompok diganti', 'Group replaced'),
    condition: text('Kondisi', 'Condition'),
    referencePrice: text('Harga acuan', 'Reference price'),
    insuranceRequired: text('Wajib asuransi', 'Insurance required'),
    lobId: text('Lini produk', 'Line of business'),
    priceFrom: text('Harga mulai', 'Price from'),
    priceTo: text('Harga sampai', 'Price to'),
  },
  own: {
    objectCode: line({ minimum: 8, maximum: 8, unique: true }),
    coreName: line({ minimum: 3, maximum: 120 }),
    model: line({ minimum: 1, maximum: 60, required: false }),
    variant: line({ minimum: 1, maximum: 60, required: false }),
    barcode: line({ minimum: 4, maximum: 20, required: false }),
    coreGroupId: reference(productGroups),
    condition: choice(conditions),
    referencePrice: price(true),
  },
  held: {
    ...priceFields,
    insuranceRequired: choice(yesOrNo, { required: false }),
  },
  limits: {
    /** The group of core unless staff chose another one: rates and limits follow it. */
    productGroupId: reference(productGroups, { required: false }),
  },
  derived: { groupOverridden: flag(), ...promosNow() },
  promos: 'promo',
  filters: {
    productGroupId: reference(productGroups),
    lobId: reference(linesOfBusiness, ofLine),
    condition: choice(conditions),
    priceFrom: price(false),
    priceTo: price(false),
  },
  sorts: ['referencePrice'],
  searched: ['barcode', 'model'],
  columns: ['brand', 'productGroupId', 'condition', 'referencePrice', 'published', 'promosNow'],
  lov: {
    line: choice(businessLines),
    productGroupId: reference(productGroups),
    lobId: reference(linesOfBusiness, ofLine),
  },
  rules: [priceFaults],
  acts: { 'accept-price': acceptPrice, reset: resetGroup },
  errors: { ...pricedRefusals, OTHER_LOB: otherLob },
  calls: productCalls,
});

export type Product = RecordOf<typeof products>;
