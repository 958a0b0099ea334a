import { businessLines, type BusinessLine } from '../core/business-lines.ts';
import { choice, date, digits, flag, instant, integer, line, money, reference } from '../core/fields.ts';
import { branch } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { orderStates } from './orders/vocabulary.ts';

const optional = { required: false } as const;
const amount = { minimum: 0, maximum: 1_000_000_000 } as const;

/** Where the promos of a line are. */
const places = {
  SPEKTRA: { module: 'promo-orders', path: 'promo/order', privilege: 'promo:browse' },
  NMC: { module: 'promo-nmc-orders', path: 'promo-nmc/order', privilege: 'promo-nmc:browse' },
  UFI: { module: 'promo-ufi-orders', path: 'promo-ufi/order', privilege: 'promo-ufi:browse' },
} as const;

const ordersOf = <const Of extends BusinessLine>(of: Of) =>
  defineResource({
    ...places[of],
    base: 'transaction',
    title: text('Order Promo', 'Orders of promos'),
    label: 'applNo',
    volume: 4_000_000,
    status: false,
    titles: {
      promoId: text('Promo'),
      from: text('Dari', 'From'),
      to: text('Sampai', 'Until'),
      applNo: text('No. aplikasi', 'Application no'),
      poNumber: text('No. PO', 'PO no'),
      businessLine: text('Lini', 'Line'),
      branchId: text('Cabang', 'Branch'),
      branchName: text('Cabang', 'Branch'),
      purchaseDate: text('Tanggal beli', 'Purchased'),
      state: text('Status', 'State'),
      tenor: text('Tenor (bulan)', 'Tenor (months)'),
      financedAmount: text('Dibiayai', 'Financed'),
      counted: text('Memakai kuota', 'Uses the quota'),
      subsidy: text('Subsidi', 'Subsidy'),
    },
    fields: {},
    derived: {
      applNo: digits({ minimum: 14, maximum: 14 }),
      poNumber: line({ maximum: 30, ...optional }),
      businessLine: choice(businessLines),
      branchName: line({ maximum: 80 }),
      purchaseDate: instant(),
      state: choice(orderStates),
      tenor: integer({ minimum: 1, maximum: 60 }),
      financedAmount: money(amount),
      /** Issued, and not given back. */
      counted: flag(),
      subsidy: money({ ...amount, ...optional, notForBranches: true }),
    },
    list: {
      filters: {
        promoId: line({ maximum: 36 }),
        branchId: reference(branch, { lovParameters: { line: of }, ...optional }),
        state: choice(orderStates),
        counted: flag(),
        from: date(),
        to: date(),
      },
      mainFilters: ['branchId', 'state', 'counted'],
      sorts: ['purchaseDate'],
      defaultSort: ['purchaseDate,desc'],
      search: ['applNo', 'poNumber'],
      columns: [
        'applNo',
        'branchName',
        'purchaseDate',
        'state',
        'tenor',
        'financedAmount',
        'counted',
        'subsidy',
        'poNumber',
      ],
      needsFilter: 'outside-national',
      large: true,
    },
    operations: ['list', 'download'],
  });

/** Orders that were priced with promos, as the pages of these list them (docs/model/promos.md#quota-and-budget). */
export const promoOrders = { SPEKTRA: ordersOf('SPEKTRA'), NMC: ordersOf('NMC'), UFI: ordersOf('UFI') } as const;
export type PromoOrders = (typeof promoOrders)['SPEKTRA'];
export type PromoOrder = RecordOf<PromoOrders>;
