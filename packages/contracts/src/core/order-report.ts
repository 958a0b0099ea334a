import * as z from 'zod/mini';
import type { FieldError } from './errors.ts';
import { counts, instant, money, percent, plainDate } from './fields.ts';
import { text } from './text.ts';

/** Longest period of a report of orders, in days, both ends included. */
export const orderReportDays = 92;
/** Rows of a page. */
export const orderReportSize = 25;

/** What is wrong with the period of a report; `null` for nothing. */
export function orderReportFault(from: string, to: string): FieldError | null {
  if (to < from) return { field: 'to', code: 'DATE_ORDER' };
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days > orderReportDays
    ? { field: 'to', code: 'ORDER_REPORT_PERIOD', parameters: { days: orderReportDays } }
    : null;
}

export const orderReportErrors = {
  ORDER_REPORT_PERIOD: {
    status: 422,
    text: text('Periode paling lama {days} hari', 'The period is {days} days at most'),
  },
} as const;

const optional = { required: false } as const;
const rupiah = { minimum: 0, maximum: 1_000_000_000_000_000 } as const;
const share = percent({ minimum: 0, maximum: 100, ...optional });

/**
 * Figures of orders that were bought in a period, as every report of orders defines them
 * (docs/model/orders-logs.md#reports-of-orders). Reports name those that they show as columns.
 */
export const orderFigureFields = {
  ...counts('orders', 'approved', 'rejected', 'cancelled', 'disbursed'),
  financedAmount: money(rupiah),
  disbursedAmount: money(rupiah),
  approvalRate: share,
  averageInstalment: money({ ...rupiah, ...optional }),
  repeatShare: share,
  subsidy: money({ ...rupiah, notForBranches: true }),
  income: money({ ...rupiah, notForBranches: true }),
  storeAdmin: money(rupiah),
  lastOrder: instant(optional),
} as const;
export type OrderFigure = keyof typeof orderFigureFields;

export const orderReportTitles = {
  from: text('Periode dari', 'Period from'),
  to: text('Periode sampai', 'Period until'),
  mraId: text('MRA'),
  branchId: text('Cabang', 'Branch'),
  branch: text('Cabang', 'Branch'),
  orders: text('Order', 'Orders'),
  approved: text('Disetujui', 'Approved'),
  rejected: text('Ditolak', 'Rejected'),
  cancelled: text('Batal', 'Cancelled'),
  disbursed: text('Cair', 'Disbursed'),
  financedAmount: text('Nilai pembiayaan', 'Amount financed'),
  disbursedAmount: text('Nilai cair', 'Disbursed amount'),
  approvalRate: text('Tingkat persetujuan', 'Approval rate'),
  averageInstalment: text('Rata-rata angsuran', 'Average instalment'),
  repeatShare: text('Porsi RO', 'Share of repeat orders'),
  subsidy: text('Subsidi', 'Subsidy'),
  income: text('Income', 'Income'),
  storeAdmin: text('Admin ditanggung toko', 'Admin fee paid by stores'),
  lastOrder: text('Order terakhir', 'Last order'),
} as const;

/** The figures as answered; those that are not for users of a branch are not sent to them. */
export const orderFigures = {
  orders: z.int(),
  approved: z.int(),
  rejected: z.int(),
  cancelled: z.int(),
  disbursed: z.int(),
  financedAmount: z.int(),
  disbursedAmount: z.int(),
  /** Percent with one decimal; `null` without decided orders. */
  approvalRate: z.nullable(z.number()),
  averageInstalment: z.nullable(z.int()),
  /** Percent of the orders with one decimal. */
  repeatShare: z.nullable(z.number()),
  subsidy: z.optional(z.int()),
  income: z.optional(z.int()),
  storeAdmin: z.int(),
  lastOrder: z.nullable(z.string()),
} as const satisfies Readonly<Record<OrderFigure, z.ZodMiniType>>;

/** The period and the offices of every report of orders, as parameters. */
export const orderReportQuery = {
  from: z.optional(plainDate()),
  to: z.optional(plainDate()),
  mraId: z.optional(z.uuid()),
  branchId: z.optional(z.uuid()),
} as const;

export const orderReportPage = { page: z.optional(z.int().check(z.gte(1))) } as const;

/** A page of a report: the period as it was applied, the rows, and the totals of the whole filter. */
export const orderReportResult = <Row extends z.ZodMiniType, Totals extends z.ZodMiniType>(row: Row, totals: Totals) =>
  ({
    from: plainDate(),
    to: plainDate(),
    rows: z.array(row),
    totals,
    total: z.int(),
    page: z.int(),
    size: z.int(),
  }) as const;
