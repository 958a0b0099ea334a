import * as z from 'zod/mini';
import { rateMethods } from '../core/credit-terms.ts';
import { choice, flag, image, integer, line, object, paragraph, recordStatus, sequence } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { objectOf } from '../core/validation.ts';
import {
  changesAny,
  lineOf,
  parameterFields,
  parameterNames,
  parameterFaults,
  parametersFrom,
  startFaults,
} from './master-lob/parameters.ts';
import { inactivePublished } from './publication.ts';

export {
  changesAny,
  chosenStart,
  coverages,
  mostPrice,
  parameterFields,
  parameterNames,
  startFaults,
  type LobParameters,
} from './master-lob/parameters.ts';

/** The icon of a line of business or a group: a drawing or a picture of any size. */
export const icon = { maximumBytes: 256 * 1024, types: ['image/png', 'image/svg+xml'] };

/** Parameters and the days on which they hold; the newest first. */
const parameterPeriod = z.intersection(
  z.object({ from: z.string(), to: z.nullable(z.string()) }),
  objectOf(parameterFields),
);
export type ParameterPeriod = z.infer<typeof parameterPeriod>;

/** What each business line sells and how it calculates (docs/model/products.md#lines-of-business). */
export const linesOfBusiness = defineResource({
  module: 'master-lob',
  title: text('Lini produk', 'Line of business'),
  masterData: { group: 'PRODUCT' },
  titles: {
    lobCode: text('Kode', 'Code'),
    businessLine: text('Lini bisnis', 'Business line'),
    displayName: text('Nama tampilan', 'Display name'),
    description: text('Keterangan', 'Description'),
    icon: text('Ikon', 'Icon'),
    published: text('Tayang', 'Published'),
    rateMethod: text('Metode bunga', 'Rate method'),
    roundingStep: text('Pembulatan angsuran (Rp)', 'Instalment rounding (Rp)'),
    firstInstalment: text('Angsuran pertama', 'First instalment'),
    tenors: text('Tenor (bulan)', 'Tenors (months)'),
    dpMinPct: text('Uang muka minimum', 'Least down payment'),
    priceMin: text('Harga minimum', 'Least price'),
    priceMax: text('Harga maksimum', 'Greatest price'),
    maxLtvPct: text('LTV maksimum', 'Greatest LTV'),
    insuranceRequired: text('Wajib asuransi', 'Insurance required'),
    insuranceCoverages: text('Pertanggungan', 'Coverages'),
    parametersFrom: text('Mulai berlaku', 'In force from'),
    groupCount: text('Kelompok', 'Groups'),
    productCount: text('Produk', 'Products'),
    schemeCount: text('Skema', 'Schemes'),
  },
  label: 'name',
  choice: { code: 'lobCode', name: 'name' },
  coreFed: {
    key: 'lobCode',
    staffHolds: ['displayName', 'description', 'icon', 'sequence', 'published', ...parameterNames, 'parametersFrom'],
  },
  volume: 12,
  fourEyes: true,
  approvedBy: 'above-branch',
  awaitsApproval: (change) => changesAny([...parameterNames, 'parametersFrom'], change),
  fields: {
    lobCode: line({ minimum: 3, maximum: 3, pattern: /^[A-Z]{3}$/, unique: true }),
    businessLine: lineOf(),
    name: line({ minimum: 3, maximum: 60 }),
    displayName: line({ minimum: 3, maximum: 40, required: false }),
    description: paragraph({ maximum: 500, required: false }),
    icon: image(icon, { required: false }),
    sequence: sequence({ required: false }),
    published: flag(),
    ...parameterFields,
    parametersFrom,
  },
  derived: {
    parameterPeriods: object(z.array(parameterPeriod)),
    /** Active groups of products or objects. */
    groupCount: integer({ minimum: 0, maximum: 1_000_000 }),
    /** Active products. */
    productCount: integer({ minimum: 0, maximum: 1_000_000 }),
    /** Active financial schemes. */
    schemeCount: integer({ minimum: 0, maximum: 1_000_000 }),
  },
  usedBy: {
    'product-group': { field: 'lobId', prevents: ['deactivate'] },
    'product-group-nmc': { field: 'lobId', prevents: ['deactivate'] },
    'product-group-ufi': { field: 'lobId', prevents: ['deactivate'] },
    product: { prevents: ['deactivate'] },
    'product-nmc': { prevents: ['deactivate'] },
    'product-ufi': { prevents: ['deactivate'] },
    'financial-scheme': { field: 'lobId', prevents: ['deactivate'] },
    'financial-scheme-nmc': { field: 'lobId', prevents: ['deactivate'] },
    promo: { prevents: ['deactivate'] },
    'promo-nmc': { prevents: ['deactivate'] },
    'promo-ufi': { prevents: ['deactivate'] },
  },
  list: {
    filters: {
      businessLine: lineOf(),
      rateMethod: choice(rateMethods),
      published: flag(),
      status: recordStatus(),
    },
    sorts: ['businessLine', 'sequence', 'lobCode', 'name'],
    defaultSort: ['businessLine,asc', 'sequence,asc'],
    search: ['lobCode', 'name'],
    columns: [
      'lobCode',
      'businessLine',
      'name',
      'rateMethod',
      'roundingStep',
      'tenors',
      'groupCount',
      'productCount',
      'parametersFrom',
      'published',
      'status',
    ],
  },
  lov: { businessLine: lineOf() },
  rules: [
    (values) => parameterFaults(values),
    (values, known) => (known?.before ? startFaults(values, known.before, known.today) : []),
    ({ businessLine, maxLtvPct }) =>
      businessLine !== 'UFI' && maxLtvPct !== null ? [{ field: 'maxLtvPct', code: 'LTV_OF_UFI' }] : [],
    ({ published, rateMethod, roundingStep, tenors }) =>
      published
        ? Object.entries({ rateMethod, roundingStep, tenors }).flatMap(([field, value]) =>
            value === null ? [{ field, code: 'REQUIRED' }] : [],
          )
        : [],
  ],
  operations: ['list', 'detail', 'update', 'activate', 'deactivate', 'lov', 'download', 'history'],
  errors: {
    INACTIVE_PUBLISHED: inactivePublished,
    LOB_HAS_RATES: {
      status: 422,
      text: text(
        '{count} baris rate masih berlaku pada tanggal itu; akhiri dulu atau pilih tanggal sesudahnya',
        '{count} {count|rate row is|rate rows are} in force on that day; end them first or choose a later day',
      ),
    },
    TENOR_IN_USE: {
      status: 422,
      text: text(
        'Tenor {values} masih dipakai skema, kelompok atau promo aktif',
        'Tenors {values} are in use by active schemes, groups or promos',
      ),
    },
    PARAMETERS_UNJUDGED: {
      status: 422,
      text: text(
        'Rate yang tersimpan belum dinilai untuk harga, tenor, uang muka, asuransi, atau cara hitung ini',
        'Stored rates were not judged for these prices, tenors, down payment, insurance or this calculation',
      ),
    },
    PARAMETERS_NEED_ADMIN: {
      status: 403,
      text: text(
        'Harga, tenor, uang muka, asuransi, atau cara hitung di luar yang berlaku: hanya admin yang dapat menyetujui',
        'Prices, tenors, down payments, insurances or calculations beyond those in force: an admin must approve them',
      ),
    },
    PRICE_ORDER: {
      status: 422,
      text: text('Harga maksimum harus di atas harga minimum', 'The greatest price must be above the least'),
    },
    LTV_OF_UFI: { status: 422, text: text('LTV hanya untuk lini UFI', 'Only UFI has an LTV') },
    NOTHING_TO_SCHEDULE: {
      status: 422,
      text: text('Tidak ada parameter yang dijadwalkan', 'No parameter is scheduled'),
    },
    FROM_WITH_METHOD: {
      status: 422,
      text: text(
        'Isi tanggal mulai untuk metode bunga atau pembulatan yang baru',
        'Fill in from when the new rate method or rounding holds',
      ),
    },
  },
});

export type LineOfBusiness = RecordOf<typeof linesOfBusiness>;
