import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, flag, images, integer, line, options, reference, tags, year } from '../core/fields.ts';
import type { RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { linesOfBusiness } from './master-lob.ts';
import { mostCc, vehicleClasses } from './product-group/vehicles.ts';
import { productGroupsNmc } from './product-group-nmc.ts';
import { acceptPrice } from './product/acts.ts';
import { pictures, price, promosNow, promosNowTitle, yesOrNo } from './product/fields.ts';
import { jumpRefusals } from './product/refusals.ts';
import { madeIn, otrPrices } from './product/regional.ts';
import { productResource } from './product/resource.ts';

const module = 'product-nmc';

const transmissions = options({
  MANUAL: ['Manual'],
  AUTOMATIC: ['Otomatis', 'Automatic'],
  SEMI: ['Semi otomatis', 'Semi-automatic'],
});

/** Classes of insurance; unless staff choose one, that of the price (`insuranceClassOf`). */
export const insuranceClasses = options({
  K1: ['Kelas 1: sampai 25 juta', 'Class 1: up to 25 million'],
  K2: ['Kelas 2: sampai 50 juta', 'Class 2: up to 50 million'],
  K3: ['Kelas 3: di atas 50 juta', 'Class 3: above 50 million'],
});
/** Greatest price of the first two classes, in rupiah. */
export const insuranceClassBounds = [25_000_000, 50_000_000] as const;

const access = { privilege: `${module}:browse`, action: 'view' } as const;
const otrEntry = z.object({ regionCode: z.string(), from: z.string(), price: z.int() });
export type OtrEntry = z.infer<typeof otrEntry>;
/** Prices that the history of a motorcycle shows at most, the newest first. */
export const mostOtrPrices = 500;

export const productNmcCalls = {
  otrHistory: call({
    name: `${module}.price-history`,
    method: 'GET',
    base: 'middle',
    path: `${module}/price-history`,
    access,
    summary: 'OTR prices of a motorcycle by region, the newest first',
    query: z.object({ productId: z.uuid() }),
    result: z.array(otrEntry),
  }),
  otr: call({
    name: `${module}.otr`,
    method: 'GET',
    base: 'middle',
    path: `${module}/otr`,
    access,
    summary: 'The OTR price of a motorcycle at a branch: that of its region, today',
    query: z.object({ productId: z.uuid(), branchId: z.uuid() }),
    result: z.object({ regionCode: z.string(), regionName: z.string(), from: z.string(), price: z.int() }),
    errors: ['OTR_MISSING'],
  }),
} as const;

/** New motorcycles with a price on the road in each region (docs/model/products.md#products-of-nmc). */
export const productsNmc = productResource({
  module,
  title: text('Produk NMC', 'Product NMC'),
  businessLine: 'NMC',
  volume: 4_500,
  key: 'typeCode',
  titles: {
    ...promosNowTitle,
    typeCode: text('Kode', 'Code'),
    modelName: text('Model'),
    cc: text('Mesin (cc)', 'Engine (cc)'),
    transmission: text('Transmisi', 'Transmission'),
    year: text('Tahun', 'Year'),
    vehicleClass: text('Kelas', 'Class'),
    colours: text('Warna', 'Colours'),
    otrPrices: text('Harga OTR', 'OTR prices'),
    productGroupId: text('Kelompok', 'Group'),
    colourImages: text('Gambar warna', 'Colour images'),
    insuranceClass: text('Kelas asuransi', 'Insurance class'),
    insuranceRequired: text('Wajib asuransi', 'Insurance required'),
    appliedInsuranceClass: text('Kelas asuransi berlaku', 'Insurance class in force'),
    otrLowest: text('OTR terendah', 'Lowest OTR'),
    otrHighest: text('OTR tertinggi', 'Highest OTR'),
    regionsPriced: text('Wilayah berharga', 'Regions priced'),
    regionsMissing: text('Wilayah tanpa harga', 'Regions without price'),
    lobId: text('Lini produk', 'Line of business'),
    missingOtr: text('Ada wilayah tanpa OTR', 'Missing OTR region'),
  },
  own: {
    typeCode: line({ minimum: 3, maximum: 20, unique: true }),
    modelName: line({ minimum: 2, maximum: 80 }),
    cc: integer({ minimum: 0, maximum: mostCc }),
    transmission: choice(transmissions),
    year: year(madeIn),
    vehicleClass: choice(vehicleClasses),
    colours: tags({ maximum: 12 }),
    otrPrices: otrPrices(),
  },
  held: {
    /** The group of its class and engine: nobody types it. */
    productGroupId: reference(productGroupsNmc, { required: false, immutable: true }),
    /** One for each colour, in their order. */
    colourImages: images({ maximum: 12, ...pictures }),
    insuranceClass: choice(insuranceClasses, { required: false }),
    insuranceRequired: choice(yesOrNo, { required: false }),
  },
  limits: {},
  derived: {
    otrLowest: price(false),
    otrHighest: price(false),
    regionsPriced: integer({ minimum: 0, maximum: 99 }),
    /** Regions with an active branch of NMC and without a price, where the public does not see it. */
    regionsMissing: integer({ minimum: 0, maximum: 99 }),
    appliedInsuranceClass: choice(insuranceClasses, { required: false }),
    ...promosNow(),
  },
  promos: 'promo-nmc',
  filters: {
    vehicleClass: choice(vehicleClasses),
    year: year(madeIn),
    productGroupId: reference(productGroupsNmc),
    lobId: reference(linesOfBusiness, { lovParameters: { businessLine: 'NMC' } }),
    missingOtr: flag(),
  },
  sorts: ['year', 'cc'],
  searched: ['modelName'],
  columns: [
    'brand',
    'modelName',
    'vehicleClass',
    'cc',
    'year',
    'otrLowest',
    'otrHighest',
    'regionsPriced',
    'published',
    'promosNow',
  ],
  lov: { productGroupId: reference(productGroupsNmc) },
  rules: [
    ({ colours, colourImages }) =>
      colourImages.length > colours.length
        ? [{ field: 'colourImages', code: 'TOO_MANY', parameters: { maximum: colours.length } }]
        : [],
  ],
  acts: { 'accept-price': acceptPrice },
  errors: {
    ...jumpRefusals,
    OTR_MISSING: {
      status: 422,
      text: text('Belum ada harga OTR di wilayah cabang itu', 'There is no OTR price in the region of that branch'),
    },
    NO_GROUP: {
      status: 422,
      text: text('Tidak ada kelompok untuk kelas dan mesin ini', 'No group has this class and engine'),
    },
    YEAR_TOO_OLD: {
      status: 422,
      text: text('Tahun harus dalam dua tahun terakhir', 'The year lies within the last two years'),
    },
  },
  calls: productNmcCalls,
});

export type ProductNmc = RecordOf<typeof productsNmc>;
