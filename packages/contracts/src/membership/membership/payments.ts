import { businessLines } from '../../core/business-lines.ts';
import { choice, date, digits, integer, line, money } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { module } from './vocabulary.ts';

const rupiah = () => money({ minimum: 0, maximum: 1_000_000_000 });
const contractNo = () => digits({ minimum: 12, maximum: 12 });

/** Instalments of the contracts of members, as the core delivered them (docs/model/membership.md#payments). */
export const paymentHistory = defineResource({
  module: 'membership-history-payment',
  path: `${module}/history/payment`,
  privilege: `${module}:browse`,
  title: text('Riwayat Pembayaran', 'History of payments'),
  label: ['contractNo', 'installmentNo'],
  volume: 90_000_000,
  status: false,
  titles: {
    memberId: text('Member'),
    from: text('Jatuh tempo dari', 'Due from'),
    to: text('Jatuh tempo sampai', 'Due until'),
    contractNo: text('No. kontrak', 'Contract no'),
    installmentNo: text('Angsuran ke', 'Instalment no'),
    businessLine: text('Lini', 'Line'),
    dueDate: text('Jatuh tempo', 'Due date'),
    angsuran: text('Angsuran', 'Instalment'),
    principal: text('Pokok', 'Principal'),
    interest: text('Bunga', 'Interest'),
    plafond: text('Plafond sesudah bayar', 'Limit after the payment'),
    principlePaidDate: text('Tanggal bayar pokok', 'Principal paid on'),
    daysPastDue: text('Hari terlambat', 'Days past due'),
  },
  fields: {},
  derived: {
    contractNo: contractNo(),
    installmentNo: integer({ minimum: 1, maximum: 60 }),
    businessLine: choice(businessLines),
    dueDate: date(),
    angsuran: rupiah(),
    principal: rupiah(),
    interest: rupiah(),
    /** What was available after the payment; below 0 after a limit was taken down. */
    plafond: money({ minimum: -1_000_000_000, maximum: 1_000_000_000, required: false }),
    principlePaidDate: date({ required: false }),
    /** Until it was paid, or until today. */
    daysPastDue: integer({ minimum: 0, maximum: 100_000 }),
  },
  list: {
    filters: {
      memberId: line({ maximum: 36 }),
      from: date(),
      to: date(),
      contractNo: contractNo(),
      businessLine: choice(businessLines),
    },
    mainFilters: ['businessLine', 'contractNo', 'from'],
    sorts: ['dueDate'],
    defaultSort: ['dueDate,desc'],
    columns: ['contractNo', 'installmentNo', 'angsuran', 'principal', 'interest', 'plafond', 'principlePaidDate'],
    needsFilter: 'outside-national',
    large: true,
  },
  operations: ['list', 'download'],
});

export type MemberPayment = RecordOf<typeof paymentHistory>;
