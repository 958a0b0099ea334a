import * as z from 'zod/mini';
import { businessLines } from '../../core/business-lines.ts';
import { choice, date, instant, line, object, reference } from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { text } from '../../core/text.ts';
import { orderSources } from '../po-status/vocabulary.ts';
import type { LogKind } from './vocabulary.ts';

const optional = { required: false } as const;
const id = (maximum: number) => line({ maximum, exact: true, ...optional });
/** A short text that a row may lack. */
export const short = (maximum = 60) => line({ maximum, ...optional });

/** Titles that all kinds of log share. */
export const logTitles = {
  at: text('Waktu', 'Time'),
  requestId: text('ID permintaan', 'Request id'),
  applNo: text('No. aplikasi', 'Application no'),
  custNo: text('No. customer', 'Customer no'),
  businessLine: text('Lini', 'Line'),
  sourceInput: text('Sumber', 'Source'),
  branch: text('Cabang', 'Branch'),
  branchId: text('Cabang', 'Branch'),
  orderId: text('PO'),
  memberId: text('Member'),
  memberName: text('Nama member', 'Member name'),
  from: text('Dari', 'From'),
  to: text('Sampai', 'Until'),
  chain: text('Log terkait', 'Related logs'),
} as const;

const linked = z.object({
  kind: z.string(),
  secureId: z.uuid(),
  at: z.string(),
  title: z.string(),
  state: z.nullable(z.string()),
});
/** A row of another log about the same request or order. */
export type LogLink = z.infer<typeof linked>;

/** What all kinds of log know of a row. */
export const logFacts = {
  at: instant(),
  requestId: id(100),
  applNo: id(14),
  custNo: short(10),
  businessLine: choice(businessLines, optional),
  sourceInput: short(40),
  branch: short(120),
  /** Of the order and the member, for the links to their pages. */
  orderId: id(36),
  memberId: id(36),
  /** Null in lists. */
  chain: object(z.array(linked), optional),
};

/** Filters of all kinds of log. */
export const logFilters = {
  from: date(),
  to: date(),
  applNo: line({ maximum: 14 }),
  custNo: line({ maximum: 10 }),
  requestId: line({ maximum: 100 }),
  businessLine: choice(businessLines),
  sourceInput: choice(orderSources),
  branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
};

/** What every kind declares alike. */
export const logOf = <const Kind extends LogKind>(kind: Kind) => {
  const page = `/transaction-log/${kind === 'orderfull' ? kind : `${kind}-log`}-page/{secureId}`;
  const list = kind === 'transaction' ? '/transaction-log' : `/transaction-log?kind=${kind}`;
  return {
    module: kind === 'transaction' ? 'transaction-log' : `transaction-log-${kind}`,
    base: 'transaction',
    path: kind === 'transaction' ? 'transaction-log' : `transaction-log/${kind}`,
    privilege: 'transaction-log:browse',
    place: { list, create: list, detail: page, update: page },
    status: false,
    fields: {},
  } as const;
};
