import { choice, counts, date, digits, flag, line, paragraph, reference } from '../core/fields.ts';
import { branch } from '../core/referables/organisation.ts';
import { inAnyState } from '../core/referables/referable.ts';
import { defineResource, step, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { dealerSfCalls } from './sales-force/calls.ts';
import { dealerNmc, salesForces } from './sales-force/sales-forces.ts';
import { mappingStates, salesForceErrors } from './sales-force/vocabulary.ts';

const titles = {
  dealerId: text('Dealer NMC', 'Dealer (NMC)'),
  salesForceId: text('Sales force', 'Sales force'),
  isPrimary: text('Utama', 'Primary'),
  startDate: text('Mulai', 'Start'),
  endDate: text('Selesai', 'End'),
  dealerCode: text('Kode dealer', 'Dealer code'),
  dealerName: text('Dealer'),
  branchId: text('Cabang', 'Branch'),
  sfNpk: text('NPK SF', 'NPK of the SF'),
  sfName: text('Nama SF', 'Name of the SF'),
  salesCode: text('Kode sales', 'Sales code'),
  dealersOfSf: text('Dealer SF ini', 'Dealers of this SF'),
  state: text('Status', 'State'),
  withoutPrimary: text('Tanpa SF utama', 'Without primary SF'),
} as const;

/** What happens to a mapping (docs/model/branches-stores.md#sales-force). */
const steps = {
  primary: step({
    title: text('Jadikan utama', 'Make primary'),
    effect: text('Sales force utama yang sekarang tidak lagi utama.', 'The present primary one is primary no more.'),
    action: 'update',
    from: ['OPEN'],
    errors: ['SF_ONE_PRIMARY'],
    many: 'each',
    customButton: true,
  }),
  end: step({
    title: text('Akhiri', 'End'),
    effect: text('Sales force tidak melayani dealer setelah tanggal ini.', 'Does not serve the dealer after this day.'),
    action: 'update',
    danger: true,
    from: ['OPEN'],
    to: 'ENDED',
    fields: { endDate: date() },
    titles: { endDate: titles.endDate },
    reason: true,
    errors: ['SF_PRIMARY_NEEDED'],
    many: 'each',
    customButton: true,
  }),
} as const;

/** Which sales people serve which dealer of NMC (docs/model/branches-stores.md#sales-force). */
export const dealerSalesForces = defineResource({
  module: 'dealer-nmc-sf',
  title: text('Sales force dealer NMC', 'Sales force of dealers (NMC)'),
  titles,
  label: ['dealerCode', 'sfNpk'],
  status: false,
  volume: 24_000,
  place: {
    list: '/dealer-nmc-sf',
    create: '/dealer-nmc-sf',
    detail: '/dealer-nmc-sf?search={sfNpk}',
    update: '/dealer-nmc-sf',
  },
  states: { field: 'state' },
  steps,
  fields: {
    dealerId: inAnyState(reference(dealerNmc)),
    salesForceId: reference(salesForces, { narrowedBy: { dealerId: 'dealerId' } }),
    isPrimary: flag(),
    startDate: date(),
  },
  derived: {
    dealerCode: digits({ maximum: 6 }),
    dealerName: line({ maximum: 80 }),
    branchId: inAnyState(reference(branch)),
    sfNpk: digits({ maximum: 20 }),
    sfName: line({ maximum: 60 }),
    salesCode: line({ maximum: 10 }),
    endDate: date({ required: false }),
    ...counts('dealersOfSf'),
    state: choice(mappingStates),
  },
  list: {
    filters: {
      branchId: reference(branch, { lovParameters: { line: 'NMC', status: 'active' } }),
      state: choice(mappingStates),
      salesForceId: reference(salesForces),
      dealerId: inAnyState(reference(dealerNmc)),
      /** Open mappings of dealers that have sales people but no primary one. */
      withoutPrimary: flag(),
    },
    sorts: ['dealerCode', 'startDate'],
    defaultSort: ['dealerCode,asc'],
    search: ['dealerCode', 'sfNpk', 'salesCode', 'sfName'],
    columns: [
      'dealerCode',
      'dealerName',
      'branchId',
      'sfNpk',
      'sfName',
      'isPrimary',
      'startDate',
      'endDate',
      'dealersOfSf',
      'state',
    ],
  },
  operations: ['list', 'detail', 'create', 'download'],
  calls: dealerSfCalls,
  errors: salesForceErrors,
});

export type DealerSalesForce = RecordOf<typeof dealerSalesForces>;

/** What is typed for a move of all dealers of a sales person. */
export const moveFields = {
  fromId: inAnyState(reference(salesForces)),
  toId: reference(salesForces),
  startDate: date(),
  reason: paragraph({ minimum: 5, maximum: 255 }),
} as const;
export const moveTitles = {
  fromId: text('Dari SF', 'From SF'),
  toId: text('Ke SF', 'To SF'),
  startDate: titles.startDate,
  reason: text('Alasan', 'Reason'),
} as const;
