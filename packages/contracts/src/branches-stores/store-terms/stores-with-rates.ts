import { choice, counts, date, flag } from '../../core/fields.ts';
import { defineResource } from '../../core/resource.ts';
import { phases } from '../../core/resource/effective.ts';
import { text } from '../../core/text.ts';
import { outletStates } from '../outlet/vocabulary.ts';
import {
  storeTermsDerived,
  storeTermsFields,
  storeTermsFilters,
  storeTermsRegister,
  storeTermsTitles,
} from './register.ts';

/** Stores that have exclusive rates, in any phase (docs/model/branches-stores.md#exclusive-rates-of-stores). */
export const storesWithRates = defineResource({
  module: 'store-exclusive-store',
  path: 'store/exclusive-rate',
  privilege: storeTermsRegister.privilege,
  place: {
    list: '/store/exclusive-rate',
    create: '/store/exclusive-rate/update',
    detail: '/store/exclusive-rate/{secureId}',
    update: '/store/exclusive-rate/update?storeId={secureId}',
  },
  title: text('Toko dengan rate eksklusif', 'Store with exclusive rates'),
  titles: {
    ...storeTermsTitles,
    rowsInForce: text('Baris berlaku', 'Rows in force'),
    nextEnd: text('Berakhir berikutnya', 'Next end'),
    waitingCount: text('Menunggu', 'Waiting'),
    state: text('Status'),
    rowPhase: text('Masa baris', 'Phase of a row'),
    endsSoon: text('Berakhir dalam 30 hari', 'Ends within 30 days'),
  },
  label: ['storeCode', 'storeName'],
  volume: 10_000,
  status: false,
  fields: {},
  derived: {
    ...storeTermsDerived,
    ...counts('rowsInForce', 'waitingCount'),
    nextEnd: date({ required: false }),
    state: choice(outletStates),
  },
  list: {
    filters: {
      branchId: storeTermsFilters.branchId,
      productGroupId: storeTermsFields.productGroupId,
      rowPhase: choice(phases),
      endsSoon: flag(),
      state: choice(outletStates),
    },
    sorts: ['nextEnd', 'storeCode'],
    defaultSort: ['nextEnd,asc'],
    search: ['storeCode', 'storeName'],
    columns: ['storeCode', 'storeName', 'branchName', 'rowsInForce', 'nextEnd', 'waitingCount', 'state'],
  },
  operations: ['list', 'download'],
});
