import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { downloadFormats } from '../core/downloads.ts';
import { choice, date, integer, line, money, plainDate, reference } from '../core/fields.ts';
import {
  orderFigureFields,
  orderFigures,
  orderReportErrors,
  orderReportPage,
  orderReportQuery,
  orderReportResult,
  orderReportTitles,
} from '../core/order-report.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { promoLines } from './promo/lines.ts';
import { allTypes, type PromoType } from './promo/vocabulary.ts';

const module = 'promo-reporting';
const { privilege, groups } = promoLines.SPEKTRA;
const optional = { required: false } as const;
/** Code or name; promos that have ended are reported too, and are in no list of values. */
const promo = { minimum: 3, maximum: 80 } as const;

const query = {
  ...orderReportQuery,
  promoType: z.optional(z.enum(allTypes.map(({ value }) => value) as [PromoType, ...PromoType[]])),
  productGroupId: z.optional(z.uuid()),
  promo: z.optional(z.string().check(z.minLength(promo.minimum), z.maxLength(promo.maximum))),
} as const;

const { disbursed: _d, disbursedAmount: _a, cancelled: _c, lastOrder: _l, ...figures } = orderFigures;
const { disbursed: _1, disbursedAmount: _2, cancelled: _3, lastOrder: _4, ...fields } = orderFigureFields;
const row = z.object({
  promoCode: z.string(),
  promoName: z.string(),
  branch: z.string(),
  ...figures,
  /** Of the promo in all branches; `null` without a quota or a budget. */
  quotaLeft: z.nullable(z.int()),
  budgetLeft: z.optional(z.nullable(z.int())),
});
export type PromoReportRow = z.infer<typeof row>;
const week = z.object({
  /** Its Monday. */
  week: plainDate(),
  orders: z.int(),
  approved: z.int(),
  rejected: z.int(),
});
export type PromoReportWeek = z.infer<typeof week>;
const result = z.object({ ...orderReportResult(row, z.object(figures)), weeks: z.array(week) });
export type PromoReport = z.infer<typeof result>;

const view = { base: 'middle', method: 'GET' } as const;
const errors = ['VALIDATION'];

/** Calls of the report of promos (docs/model/promos.md#promo-report). */
export const promoReportCalls = {
  report: call({
    ...view,
    name: `${module}.report`,
    path: 'promo/reporting',
    access: { privilege, action: 'view' },
    summary: 'Orders of a period by promo and branch: a page, the totals of the whole filter, and counts by week',
    query: z.object({ ...query, ...orderReportPage }),
    result,
    errors,
  }),
  file: call({
    ...view,
    name: `${module}.download`,
    audit: 'EXPORT',
    path: 'promo/reporting/download',
    access: { privilege, action: 'export' },
    download: true,
    summary: 'The report of promos as a file, made by a download job',
    query: z.object({ ...query, format: z.enum(downloadFormats) }),
    errors: [...errors, 'EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
  }),
} as const;

/** Orders by promo of SPEKTRA. No record of its own: its columns are those of page and file. */
export const promoReporting = defineResource({
  module,
  privilege,
  title: text('Laporan Promo', 'Promo Report'),
  label: 'promoName',
  volume: 3_000,
  status: false,
  titles: {
    ...orderReportTitles,
    promo: text('Kode atau nama promo', 'Code or name of the promo'),
    promoType: text('Tipe', 'Type'),
    productGroupId: text('Kelompok produk', 'Product group'),
    promoCode: text('Kode promo', 'Promo code'),
    promoName: text('Promo'),
    quotaLeft: text('Sisa kuota kontrak', 'Quota left (contracts)'),
    budgetLeft: text('Sisa anggaran subsidi', 'Subsidy budget left'),
  },
  fields: {},
  derived: {
    promoCode: line({ maximum: 20 }),
    promoName: line({ maximum: 80 }),
    branch: line({ maximum: 80 }),
    ...fields,
    quotaLeft: integer({ minimum: 0, maximum: 1_000_000, ...optional }),
    budgetLeft: money({ minimum: 0, maximum: 1_000_000_000_000, notForBranches: true, ...optional }),
  },
  list: {
    filters: {
      from: date(),
      to: date(),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      promoType: choice(allTypes),
      productGroupId: reference(groups),
      promo: line({ ...promo, ...optional }),
    },
    defaultSort: [],
    columns: [
      'promoCode',
      'promoName',
      'branch',
      'orders',
      'approved',
      'rejected',
      'approvalRate',
      'repeatShare',
      'financedAmount',
      'averageInstalment',
      'subsidy',
      'income',
      'storeAdmin',
      'quotaLeft',
      'budgetLeft',
    ],
  },
  operations: [],
  errors: orderReportErrors,
  calls: promoReportCalls,
});
