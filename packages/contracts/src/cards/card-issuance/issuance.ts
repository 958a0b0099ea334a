import * as z from 'zod/mini';
import { choice, choices, date, flag, line, object, reference } from '../../core/fields.ts';
import { cardType } from '../../core/referables/cards.ts';
import { branch, mra } from '../../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { cardStatusFilter } from '../lifecycle/statuses.ts';
import { issuanceErrors } from './errors.ts';
import { base, issuanceModule } from './shared.ts';
import { issuanceModes, issuanceStates } from './vocabulary.ts';
import { optional, count, issuanceActions, issuanceCalls } from './issuance-calls.ts';

export { issuanceActions, type IssuanceAction, issuanceCalls } from './issuance-calls.ts';

/** Print orders: their numbers, batches, dispatches and receipts (docs/model/cards.md#issuance). */
export const issuances = defineResource({
  module: issuanceModule,
  base,
  title: text('Penerbitan Kartu', 'Card Issuance'),
  label: 'issuanceNo',
  volume: 15_000,
  status: false,
  titles: {
    issuanceNo: text('No. penerbitan', 'Issuance no'),
    mode: text('Mode'),
    cardTypeId: text('Jenis kartu', 'Card type'),
    cardType: text('Jenis', 'Type'),
    printVendorCode: text('Vendor cetak', 'Vendor'),
    total: text('Total'),
    issued: text('Terbit', 'Issued'),
    printing: text('Dicetak', 'Printing'),
    inTransit: text('Dalam perjalanan', 'In transit'),
    done: text('Sampai', 'Done'),
    lost: text('Hilang', 'Lost'),
    cancelled: text('Batal', 'Cancelled'),
    state: text('Status', 'State'),
    cardStatus: text('Status kartu', 'Card status'),
    mraId: text('MRA'),
    branchId: text('Cabang', 'Branch'),
    from: text('Dibuat dari', 'Created from'),
    to: text('Dibuat sampai', 'Created until'),
  },
  fields: {},
  derived: {
    issuanceNo: line({ maximum: 20 }),
    mode: choice(issuanceModes),
    cardType: line({ maximum: 100 }),
    printVendorCode: line({ maximum: 20, ...optional }),
    total: count(),
    issued: count(),
    printing: count(),
    inTransit: count(),
    done: count(),
    lost: count(),
    cancelled: count(),
    state: choice(issuanceStates),
    batchCount: count(),
    deliveryCount: count(),
    /** Printed cards lie ready for offices, and for members. */
    officesReady: flag(),
    membersReady: flag(),
    actions: object(z.array(z.enum(issuanceActions))),
  },
  list: {
    tabs: {
      filter: 'state',
      of: [
        {
          key: 'OPEN',
          title: text('Terbuka', 'Open'),
          values: ['OPEN', 'IN_PRINT', 'PARTIALLY_DELIVERED', 'DELIVERED'],
        },
      ],
    },
    filters: {
      mode: choice(issuanceModes),
      cardTypeId: reference(cardType),
      printVendorCode: line({ maximum: 20, flagGroup: 'all-except-6' }),
      state: choices(issuanceStates),
      cardStatus: cardStatusFilter(),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      from: date(),
      to: date(),
    },
    sorts: ['createdAt', 'issuanceNo', 'total'],
    defaultSort: ['createdAt,desc'],
    search: ['issuanceNo'],
    exportGroup: 'all-except-6',
    columns: [
      'issuanceNo',
      'mode',
      'cardType',
      'printVendorCode',
      'total',
      'issued',
      'printing',
      'inTransit',
      'done',
      'lost',
      'cancelled',
      'state',
      'createdAt',
    ],
  },
  operations: ['list', 'detail', 'download'],
  errors: issuanceErrors,
  calls: issuanceCalls,
});
export type Issuance = RecordOf<typeof issuances>;
