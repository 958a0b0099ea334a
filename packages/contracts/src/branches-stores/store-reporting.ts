import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { downloadFormats } from '../core/downloads.ts';
import { date, line, reference } from '../core/fields.ts';
import {
  orderFigureFields,
  orderFigures,
  orderReportErrors,
  orderReportPage,
  orderReportQuery,
  orderReportResult,
  orderReportTitles,
} from '../core/order-report.ts';
import { branch, mra, storeGroup } from '../core/referables/organisation.ts';
import { defineResource } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { branchLines } from './branch/lines.ts';

const module = 'store-reporting';
const privilege = 'store:browse';
const optional = { required: false } as const;
const { groups } = branchLines.SPEKTRA;

const query = {
  ...orderReportQuery,
  storeGroupId: z.optional(z.uuid()),
  productGroupId: z.optional(z.uuid()),
} as const;

const { income: _income, financedAmount: _financed, ...figures } = orderFigures;
const { income: _ofIncome, financedAmount: _ofFinanced, ...fields } = orderFigureFields;
const row = z.object({
  /** `null`: orders without a store. */
  storeCode: z.nullable(z.string()),
  storeName: z.nullable(z.string()),
  branch: z.string(),
  ...figures,
});
export type StoreReportRow = z.infer<typeof row>;
const result = z.object(orderReportResult(row, z.object(figures)));
export type StoreReport = z.infer<typeof result>;

const view = { base: 'middle', method: 'GET' } as const;
const errors = ['VALIDATION'];

/** Calls of the report of stores (docs/model/branches-stores.md#store-report). */
export const storeReportCalls = {
  report: call({
    ...view,
    name: `${module}.report`,
    path: 'store/reporting',
    access: { privilege, action: 'view' },
    summary: 'Orders of a period by store and branch: a page, and the totals of the whole filter',
    query: z.object({ ...query, ...orderReportPage }),
    result,
    errors,
  }),
  file: call({
    ...view,
    name: `${module}.download`,
    audit: 'EXPORT',
    path: 'store/reporting/download',
    access: { privilege, action: 'export' },
    download: true,
    summary: 'The report of stores as a file, made by a download job',
    query: z.object({ ...query, format: z.enum(downloadFormats) }),
    errors: [...errors, 'EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
  }),
} as const;

/** Orders by store of SPEKTRA. No record of its own: its columns are those of page and file. */
export const storeReporting = defineResource({
  module,
  privilege,
  title: text('Laporan Toko', 'Store Report'),
  label: 'storeName',
  volume: 85_000,
  status: false,
  titles: {
    ...orderReportTitles,
    storeCode: text('Kode toko', 'Store code'),
    storeName: text('Toko', 'Store'),
    storeGroupId: text('Grup toko', 'Store group'),
    productGroupId: text('Kelompok produk toko', 'Product group of the store'),
  },
  fields: {},
  derived: {
    storeCode: line({ maximum: 10, ...optional }),
    storeName: line({ maximum: 80, ...optional, emptyMeans: text('Tanpa toko', 'Without a store') }),
    branch: line({ maximum: 80 }),
    ...fields,
  },
  list: {
    filters: {
      from: date(),
      to: date(),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      storeGroupId: reference(storeGroup),
      productGroupId: reference(groups),
    },
    defaultSort: [],
    columns: [
      'storeCode',
      'storeName',
      'branch',
      'orders',
      'approved',
      'rejected',
      'cancelled',
      'disbursed',
      'disbursedAmount',
      'approvalRate',
      'averageInstalment',
      'repeatShare',
      'subsidy',
      'storeAdmin',
      'lastOrder',
    ],
  },
  operations: [],
  errors: orderReportErrors,
  calls: storeReportCalls,
});
