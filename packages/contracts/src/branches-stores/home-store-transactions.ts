import * as z from 'zod/mini';
import { businessLines, type BusinessLine } from '../core/business-lines.ts';
import { call } from '../core/call.ts';
import { downloadFormats } from '../core/downloads.ts';
import { choice, date, line, options, reference } from '../core/fields.ts';
import {
  orderFigureFields,
  orderFigures,
  orderReportErrors,
  orderReportPage,
  orderReportQuery,
  orderReportResult,
  orderReportTitles,
} from '../core/order-report.ts';
import { branch } from '../core/referables/organisation.ts';
import { defineResource } from '../core/resource.ts';
import { text } from '../core/text.ts';

/** Everybody only views the start page: the file is of those who may export stores. */
const exportPrivilege = 'store:browse';
const optional = { required: false } as const;
const shared = { base: 'middle', method: 'GET', flagGroup: 'all-except-6' } as const;
const oneOf = <V extends string>(values: readonly { readonly value: V }[]) =>
  z.enum(values.map(({ value }) => value) as [V, ...V[]]);

/** Named periods of store transactions; the other way is to give the days. This month without either. */
export const storeTrxPeriods = options({
  THIS_MONTH: ['Bulan ini', 'This month'],
  LAST_MONTH: ['Bulan lalu', 'Last month'],
});
export type StoreTrxPeriod = (typeof storeTrxPeriods)[number]['value'];

const trxQuery = {
  period: z.optional(oneOf<StoreTrxPeriod>(storeTrxPeriods)),
  from: orderReportQuery.from,
  to: orderReportQuery.to,
  line: z.optional(oneOf<BusinessLine>(businessLines)),
  branchId: orderReportQuery.branchId,
} as const;
const { orders, approved, rejected, cancelled, disbursed, disbursedAmount, approvalRate } = orderFigures;
const figures = { orders, approved, rejected, cancelled, disbursed, disbursedAmount, approvalRate };
const row = z.object({
  /** `null`: orders without a store. */
  storeCode: z.nullable(z.string()),
  storeName: z.nullable(z.string()),
  branch: z.string(),
  ...figures,
});
const errors = ['VALIDATION'];

/** Store transactions of the start page (docs/model/shell.md#home). */
export const homeTransactionCalls = {
  transactions: call({
    ...shared,
    access: { privilege: 'home:browse', action: 'view' },
    name: 'home.store-trx',
    path: 'home/store-trx',
    summary: 'Orders of a period by store: a page, and the totals of the whole filter',
    query: z.object({ ...trxQuery, ...orderReportPage }),
    result: z.object(orderReportResult(row, z.object(figures))),
    errors,
  }),
  file: call({
    ...shared,
    name: 'home.download-store-trx',
    audit: 'EXPORT',
    path: 'home/download-storeTrx',
    access: { privilege: exportPrivilege, action: 'export' },
    download: true,
    summary: 'The transactions of stores as a file, made by a download job',
    query: z.object({ ...trxQuery, format: z.enum(downloadFormats) }),
    errors: [...errors, 'EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
  }),
} as const;

const withoutOutlet = { ...optional, emptyMeans: text('Tanpa toko atau dealer', 'Without a store or dealer') } as const;

export const homeTransactionErrors = {
  ...orderReportErrors,
  PERIOD_OR_DAYS: {
    status: 422,
    text: text('Pilih periode atau isi tanggal, bukan keduanya', 'Choose a period or fill in the days, not both'),
  },
} as const;

/** Orders by store, of all lines unless one is chosen. No record of its own. */
export const homeStoreTransactions = defineResource({
  module: 'home-store-trx',
  privilege: exportPrivilege,
  title: text('Transaksi Toko', 'Store transactions'),
  label: 'storeName',
  volume: 100_000,
  status: false,
  titles: {
    ...orderReportTitles,
    storeCode: text('Kode toko', 'Store code'),
    storeName: text('Toko', 'Store'),
    period: text('Periode', 'Period'),
    from: text('Dari', 'From'),
    to: text('Sampai', 'Until'),
    line: text('Lini', 'Line'),
  },
  fields: {},
  derived: {
    storeCode: line({ maximum: 10, ...optional }),
    storeName: line({ maximum: 80, ...withoutOutlet }),
    branch: line({ maximum: 80 }),
    orders: orderFigureFields.orders,
    approved: orderFigureFields.approved,
    rejected: orderFigureFields.rejected,
    cancelled: orderFigureFields.cancelled,
    disbursed: orderFigureFields.disbursed,
    disbursedAmount: orderFigureFields.disbursedAmount,
    approvalRate: orderFigureFields.approvalRate,
  },
  list: {
    filters: {
      period: choice(storeTrxPeriods),
      from: date(),
      to: date(),
      line: choice(businessLines),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
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
    ],
    exportGroup: 'all-except-6',
  },
  operations: [],
  errors: homeTransactionErrors,
  calls: homeTransactionCalls,
});
