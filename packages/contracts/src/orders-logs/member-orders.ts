import { businessLines } from '../core/business-lines.ts';
import { choice, date, digits, flag, instant, integer, line, money } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { orderStates } from './orders/vocabulary.ts';

const optional = { required: false } as const;
const rupiah = () => money({ minimum: 0, maximum: 1_000_000_000 });

/** Orders of members, as their pages list them (docs/model/orders-logs.md#orders). */
export const memberOrders = defineResource({
  module: 'membership-orders',
  base: 'transaction',
  path: 'membership/order',
  privilege: 'membership:browse',
  title: text('Order Member', 'Orders of members'),
  label: 'applNo',
  volume: 19_200_000,
  status: false,
  titles: {
    memberId: text('Member'),
    from: text('Dari', 'From'),
    to: text('Sampai', 'Until'),
    applNo: text('No. aplikasi', 'Application no'),
    poNumber: text('No. PO', 'PO no'),
    contractNo: text('No. kontrak', 'Contract no'),
    businessLine: text('Lini', 'Line'),
    purchaseDate: text('Tanggal beli', 'Purchased'),
    state: text('Status', 'State'),
    financedAmount: text('Dibiayai', 'Financed'),
    tenor: text('Tenor (bulan)', 'Tenor (months)'),
    angsuran: text('Angsuran', 'Instalment'),
    redFlag: text('Red flag'),
  },
  fields: {},
  derived: {
    applNo: digits({ minimum: 14, maximum: 14 }),
    poNumber: line({ maximum: 30, ...optional }),
    contractNo: digits({ minimum: 12, maximum: 12, ...optional }),
    businessLine: choice(businessLines),
    purchaseDate: instant(),
    state: choice(orderStates),
    financedAmount: rupiah(),
    tenor: integer({ minimum: 1, maximum: 60 }),
    angsuran: rupiah(),
    redFlag: flag(),
  },
  list: {
    filters: {
      memberId: line({ maximum: 36 }),
      businessLine: choice(businessLines),
      state: choice(orderStates),
      from: date(),
      to: date(),
    },
    mainFilters: ['businessLine', 'state', 'from'],
    sorts: ['purchaseDate'],
    defaultSort: ['purchaseDate,desc'],
    search: ['applNo', 'contractNo', 'poNumber'],
    columns: [
      'applNo',
      'businessLine',
      'purchaseDate',
      'state',
      'financedAmount',
      'tenor',
      'angsuran',
      'poNumber',
      'contractNo',
      'redFlag',
    ],
    needsFilter: 'outside-national',
    large: true,
  },
  operations: ['list', 'download'],
});

export type MemberOrder = RecordOf<typeof memberOrders>;
