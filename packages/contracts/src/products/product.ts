import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, flag, line, recordStatus, reference } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { changesAny, linesOfBusiness } from './master-lob.ts';
import { productGroups } from './product-group.ts';
import { acceptPrice, resetGroup } from './product/acts.ts';
import {
  conditions,
  derivedFields,
  limitFields,
  limitNames,
  price,
  priceFaults,
  priceFields,
  priceNames,
  productTitles,
  publishedFaults,
  shownFields,
  shownNames,
  yesOrNo,
} from './product/fields.ts';
import { pricedRefusals, productRefusals } from './product/refusals.ts';

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
export const products = defineResource({
  module,
  title: text('Produk', 'Product'),
  titles: {
    ...productTitles,
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
  label: 'name',
  choice: { code: 'objectCode', name: 'name' },
  coreFed: {
    key: 'objectCode',
    staffHolds: ['productGroupId', ...shownNames, ...priceNames, ...limitNames, 'insuranceRequired'],
  },
  volume: 180_000,
  fourEyes: true,
  approvedBy: 'above-branch',
  awaitsApproval: (change) => changesAny(limitNames, change),
  fields: {
    objectCode: line({ minimum: 8, maximum: 8, unique: true }),
    coreName: line({ minimum: 3, maximum: 120 }),
    brand: line({ minimum: 1, maximum: 60 }),
    model: line({ minimum: 1, maximum: 60, required: false }),
    variant: line({ minimum: 1, maximum: 60, required: false }),
    barcode: line({ minimum: 4, maximum: 20, required: false }),
    coreGroupId: reference(productGroups),
    condition: choice(conditions),
    referencePrice: price(true),
    /** The group of core unless staff chose another one. */
    productGroupId: reference(productGroups, { required: false }),
    ...shownFields,
    ...priceFields,
    ...limitFields,
    insuranceRequired: choice(yesOrNo, { required: false }),
  },
  derived: { ...derivedFields, groupOverridden: flag() },
  list: {
    filters: {
      productGroupId: reference(productGroups),
      lobId: reference(linesOfBusiness, ofLine),
      brand: line({ maximum: 60 }),
      condition: choice(conditions),
      published: flag(),
      priceFrom: price(false),
      priceTo: price(false),
      noImage: flag(),
      status: recordStatus(),
    },
    sorts: ['name', 'objectCode', 'brand', 'referencePrice'],
    defaultSort: ['name,asc'],
    search: ['objectCode', 'name', 'barcode', 'model'],
    columns: [
      'objectCode',
      'name',
      'brand',
      'productGroupId',
      'condition',
      'referencePrice',
      'published',
      'status',
      'lastSyncedAt',
    ],
  },
  lov: { productGroupId: reference(productGroups), lobId: reference(linesOfBusiness, ofLine) },
  rules: [publishedFaults, priceFaults],
  acts: { 'accept-price': acceptPrice, reset: resetGroup },
  operations: ['list', 'detail', 'update', 'activate', 'deactivate', 'lov', 'download', 'history'],
  errors: { ...productRefusals, ...pricedRefusals },
  calls: productCalls,
});

export type Product = RecordOf<typeof products>;
