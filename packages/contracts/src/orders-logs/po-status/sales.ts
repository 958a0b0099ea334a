import { code, integer, line } from '../../core/fields.ts';
import { defineResource, step, type RecordOf } from '../../core/resource.ts';
import { text, type Text } from '../../core/text.ts';
import { orderErrors } from '../orders/errors.ts';
import { orderStates } from '../orders/vocabulary.ts';
import { poPartsCall, poSalesPeopleCall } from './calls.ts';
import { poSalesErrors } from './errors.ts';
import { poColumns, poFacts, poFilters, poTitles } from './record.ts';
import { poModules, type PoLine } from './vocabulary.ts';

/** A code that many orders share. */
const shared = (minimum: number, maximum: number) => ({
  ...code({ minimum, maximum }),
  unique: false,
  immutable: false,
});

/** 1 for orders that came to this end, so that a sum counts them. */
const counted = () => integer({ minimum: 0, maximum: 1 });

/** What is done to orders of sales (docs/model/orders-logs.md#po-status-of-sales). */
const salesSteps = {
  reassign: step({
    summary: 'Moves an order to another sales code, until it is approved',
    action: 'update',
    fields: { salesCode: shared(3, 10) },
    titles: { salesCode: poTitles.salesCode },
    reason: true,
    errors: ['PO_ARCHIVED', 'SALES_LOCKED', 'SALES_UNCHANGED', 'SALES_NOT_IN_BRANCH', 'SALES_NOT_IN_DEALER'],
  }),
};

/** Live orders of a line that sales people brought in (docs/model/orders-logs.md#po-status-of-sales). */
const poSalesOf = (businessLine: PoLine, title: Text) => {
  const module = poModules[businessLine].sales;
  const { memberId: _hidden, ...filters } = poFilters(businessLine);
  return defineResource({
    module,
    base: 'transaction',
    title,
    label: 'applNo',
    summary: ['memberName', 'financedAmount', 'salesCode'],
    volume: 540_000,
    status: false,
    titles: {
      ...poTitles,
      outletCode: businessLine === 'NMC' ? text('Kode dealer', 'Dealer code') : text('Kode toko', 'Store code'),
      outlet: businessLine === 'NMC' ? text('Dealer') : text('Toko', 'Store'),
      salesName: text('Nama sales', 'Sales person'),
      disbursed: text('Cair', 'Disbursed'),
      cancelled: text('Batal', 'Cancelled'),
    },
    fields: {},
    derived: {
      ...poFacts,
      salesCode: shared(3, 10),
      salesName: line({ maximum: 60, required: false }),
      outletCode: { ...shared(3, 20), required: false },
      outlet: line({ maximum: 120, required: false }),
      disbursed: counted(),
      cancelled: counted(),
    },
    states: { field: 'status' },
    steps: salesSteps,
    list: {
      filters,
      mainFilters: ['from', 'to', 'salesCode'],
      sorts: ['purchaseDate'],
      defaultSort: ['purchaseDate,desc'],
      search: ['applNo', 'salesCode', 'salesName', 'memberName'],
      conditions: { salesCode: ['is', 'anyOf'], outletCode: ['is', 'anyOf', 'empty'] },
      groupings: {
        by: businessLine === 'NMC' ? ['outletCode', 'salesCode'] : ['salesCode', 'outletCode'],
        sums: ['financedAmount', 'disbursed', 'cancelled'],
      },
      tabs: {
        filter: 'status',
        of: orderStates
          .filter(({ value }) => businessLine === 'NMC' || (value !== 'SURVEY' && value !== 'INDENT'))
          .map(({ value, title: name }) => ({ key: value, title: name, values: [value] })),
      },
      columns: poColumns,
      large: true,
    },
    operations: ['list', 'detail', 'download'],
    errors: { PO_ARCHIVED: orderErrors.PO_ARCHIVED, ...poSalesErrors },
    calls: { parts: poPartsCall(module), salesPeople: poSalesPeopleCall(module) },
  });
};

export const poSales = poSalesOf('SPEKTRA', text('Status PO Sales', 'PO status of sales'));
export const poSalesNmc = poSalesOf('NMC', text('Status PO NMC Sales', 'PO status NMC of sales'));

/** The orders of sales people of each line. */
export const poSalesViews = { SPEKTRA: poSales, NMC: poSalesNmc } as const satisfies Readonly<Record<PoLine, object>>;
export type PoOfSales = RecordOf<typeof poSales>;
