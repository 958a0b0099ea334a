import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import {
  choice,
  choices,
  date,
  flag,
  integer,
  line,
  options,
  paragraph,
  percent,
  reference,
  year,
} from '../core/fields.ts';
import type { RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { linesOfBusiness } from './master-lob.ts';
import { ages, vehicleTypes } from './product-group/vehicles.ts';
import { objectGroups } from './product-group-ufi.ts';
import { conditions, price } from './product/fields.ts';
import { appraisals, appraisalDays, madeIn } from './product/regional.ts';
import { productResource } from './product/resource.ts';

const module = 'product-ufi';

/** What a vehicle is accepted for: financing its purchase, or a loan on it. */
export const acceptances = options({
  BELI_BEKAS: ['Beli bekas', 'Used purchase'],
  MULTIGUNA: ['Multiguna', 'Multipurpose loan'],
});
/** Greatest age of a vehicle at the end of the contract, in years, unless staff say another one. */
export const ageAtEnd = { MOTOR: 10, MOBIL: 15 } as const;

const access = { privilege: `${module}:browse`, action: 'view' } as const;
const entry = z.object({ year: z.int(), regionCode: z.string(), from: z.string(), value: z.int() });
export type AppraisalEntry = z.infer<typeof entry>;
/** Values that the history of a vehicle shows at most, the newest first. */
export const mostAppraisals = 500;

export const productUfiCalls = {
  appraisalHistory: call({
    name: `${module}.price-history`,
    method: 'GET',
    base: 'middle',
    path: `${module}/price-history`,
    access,
    summary: 'Market values of a vehicle by year and region, the newest first',
    query: z.object({ productId: z.uuid() }),
    result: z.array(entry),
  }),
  appraisal: call({
    name: `${module}.appraisal`,
    method: 'GET',
    base: 'middle',
    path: `${module}/appraisal`,
    access,
    summary: 'What may be lent on a vehicle of a year at a branch today',
    query: z.object({
      productId: z.uuid(),
      branchId: z.uuid(),
      year: z.string().check(z.regex(/^\d{4}$/, 'NOT_A_NUMBER')),
      loan: z.optional(z.string().check(z.regex(/^\d{1,12}$/, 'NOT_A_NUMBER'))),
    }),
    result: z.object({
      regionName: z.string(),
      from: z.string(),
      value: z.int(),
      maxLtvPct: z.string(),
      mostLoan: z.int(),
      /** Of the loan that was asked about. */
      ltvPct: z.nullable(z.string()),
      /** Months until it is too old at the end of a contract. */
      longestTenor: z.int(),
    }),
    errors: ['APPRAISAL_MISSING', 'APPRAISAL_STALE', 'LTV_EXCEEDED', 'TOO_OLD', 'NOT_ACCEPTED'],
  }),
} as const;

/** Vehicles taken as collateral, with their market values (docs/model/products.md#collateral-of-ufi). */
export const collateral = productResource({
  module,
  title: text('Produk UFI', 'Product UFI'),
  businessLine: 'UFI',
  volume: 22_000,
  key: 'objectCode',
  titles: {
    objectCode: text('Kode', 'Code'),
    model: text('Model'),
    vehicleType: text('Jenis kendaraan', 'Vehicle type'),
    condition: text('Kondisi', 'Condition'),
    yearFrom: text('Tahun dari', 'Year from'),
    yearTo: text('Tahun sampai', 'Year to'),
    appraisals: text('Nilai pasar', 'Market values'),
    acceptedFor: text('Diterima untuk', 'Accepted for'),
    blacklistReason: text('Alasan tidak diterima', 'Why it is not accepted'),
    maxAgeAtEnd: text('Umur maksimum di akhir kontrak', 'Greatest age at the end'),
    maxLtvPct: text('LTV maksimum', 'Greatest LTV'),
    valueLowest: text('Nilai terendah', 'Lowest value'),
    valueHighest: text('Nilai tertinggi', 'Highest value'),
    appraisedOn: text('Dinilai pada', 'Appraised on'),
    year: text('Tahun', 'Year'),
    objectGroupId: text('Kelompok objek', 'Object group'),
    lobId: text('Lini produk', 'Line of business'),
    stale: text(`Nilai lebih dari ${appraisalDays.stale} hari`, `Values older than ${appraisalDays.stale} days`),
  },
  own: {
    objectCode: line({ minimum: 3, maximum: 20, unique: true }),
    model: line({ minimum: 2, maximum: 80 }),
    vehicleType: choice(vehicleTypes),
    condition: choice(conditions.filter(({ value }) => value === 'U')),
    yearFrom: year(madeIn),
    yearTo: year(madeIn),
    appraisals: appraisals(),
  },
  held: {
    acceptedFor: choices(acceptances, { required: false, minimum: 0 }),
    blacklistReason: paragraph({ minimum: 5, maximum: 255, required: false }),
  },
  limits: {
    maxLtvPct: percent({ minimum: 0.0001, maximum: 100, required: false }),
    /** Empty: 10 years of a motorcycle, 15 of a car. */
    maxAgeAtEnd: integer({ ...ages, minimum: 1, required: false }),
  },
  derived: {
    valueLowest: price(false),
    valueHighest: price(false),
    appraisedOn: date({ required: false }),
  },
  filters: {
    vehicleType: choice(vehicleTypes),
    year: year(madeIn),
    objectGroupId: reference(objectGroups),
    lobId: reference(linesOfBusiness, { lovParameters: { businessLine: 'UFI' } }),
    stale: flag(),
  },
  sorts: ['vehicleType'],
  searched: ['model'],
  columns: [
    'brand',
    'model',
    'vehicleType',
    'yearFrom',
    'yearTo',
    'valueLowest',
    'valueHighest',
    'maxLtvPct',
    'acceptedFor',
    'appraisedOn',
    'published',
  ],
  lov: { vehicleType: choice(vehicleTypes) },
  rules: [({ yearFrom, yearTo }) => (yearTo < yearFrom ? [{ field: 'yearTo', code: 'BAND_ORDER' }] : [])],
  acts: {},
  errors: {
    APPRAISAL_MISSING: {
      status: 422,
      text: text(
        'Belum ada nilai pasar untuk tahun dan wilayah itu',
        'There is no market value of that year and region',
      ),
    },
    APPRAISAL_STALE: {
      status: 422,
      text: text(
        'Nilai pasar sudah {days} hari, paling lama {most} hari',
        'The market value is {days} days old, {most} days at most',
      ),
    },
    LTV_EXCEEDED: {
      status: 422,
      text: text('Pinjaman melebihi LTV; paling banyak Rp {maximum}', 'The loan exceeds the LTV; Rp {maximum} at most'),
    },
    TOO_OLD: {
      status: 422,
      text: text('Kendaraan terlalu tua untuk dibiayai', 'The vehicle is too old to be financed'),
    },
    NOT_ACCEPTED: {
      status: 422,
      text: text('Kendaraan tidak diterima: {reason}', 'The vehicle is not accepted: {reason}'),
    },
  },
  calls: productUfiCalls,
});

export type Collateral = RecordOf<typeof collateral>;
