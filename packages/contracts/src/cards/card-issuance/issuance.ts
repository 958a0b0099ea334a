import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { choice, choices, date, flag, integer, line, object, reference } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { cardStatusFilter } from '../lifecycle/statuses.ts';
import { batchCalls } from './batches.ts';
import { deliverCalls } from './deliver.ts';
import { issuanceErrors } from './errors.ts';
import { issuedCard } from './issued-card.ts';
import { base, issuanceModule, issuancePrivilege, item, reasonText } from './shared.ts';
import { issuanceModes, issuanceStates } from './vocabulary.ts';

const access = (action: 'view' | 'update' | 'approve') => ({ privilege: issuancePrivilege, action });
const optional = { required: false } as const;
const count = () => integer({ minimum: 0, maximum: 10_000_000 });
const changed = z.object({ secureId: z.uuid(), version: z.int() });
const cardItem = { secureId: z.uuid(), cardId: z.uuid(), version: z.int() };
const cardChanged = z.object({ cardId: z.uuid(), version: z.int(), status: z.string() });

/** What the person who looks may do with an issuance, or a card of it, now. */
export const issuanceActions = ['assignVendor', 'startPrint', 'deliverBranch', 'deliverCustomer', 'cancel'] as const;
export type IssuanceAction = (typeof issuanceActions)[number];

/** The module's own calls besides the operations. */
export const issuanceCalls = {
  assignVendor: call({
    name: `${issuanceModule}.assign-vendor`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/assign-vendor`,
    access: access('update'),
    summary: 'Card issuance: names the print vendor, while there is no batch; head office',
    body: z.object({ ...item, printVendorCode: z.string() }),
    result: changed,
    errors: ['VENDOR_FIXED', 'UNKNOWN_VENDOR', 'STALE_VERSION'],
  }),
  cancel: call({
    name: `${issuanceModule}.cancel`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/cancel`,
    access: access('update'),
    summary: 'Card issuance: cancels all its cards (X1) while it is open; head office',
    body: z.object({ ...item, reason: reasonText }),
    result: changed,
    errors: ['ISSUANCE_NOT_OPEN', 'STALE_VERSION', 'CARD_STATUS_CONFLICT', 'CARD_ON_HOLD'],
  }),
  card: call({
    name: `${issuanceModule}.card`,
    method: 'GET',
    base,
    path: `${issuanceModule}/{secureId}/card/{cardId}`,
    access: access('view'),
    summary: 'One card of an issuance, with what happened to it',
    result: issuedCard,
  }),
  spoiled: call({
    name: `${issuanceModule}.spoiled`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/spoiled`,
    access: access('update'),
    summary: 'Card issuance: a plastic was spoiled and is printed again; admin or print vendor',
    body: z.object({ ...cardItem, note: reasonText }),
    result: cardChanged,
    errors: ['STALE_VERSION', 'CARD_STATUS_CONFLICT'],
  }),
  cancelCard: call({
    name: `${issuanceModule}.cancel-card`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/cancel-card`,
    access: access('update'),
    summary: 'Card issuance: cancels a card without plastic (X1); head office',
    body: z.object({ ...cardItem, reason: reasonText }),
    result: cardChanged,
    errors: ['STALE_VERSION', 'CARD_STATUS_CONFLICT', 'CARD_ON_HOLD'],
  }),
  cancelSpoiled: call({
    name: `${issuanceModule}.cancel-spoiled`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/cancel-spoiled`,
    access: access('approve'),
    summary: 'Card issuance: cancels a spoiled card (X2), by another person than who reported it',
    body: z.object({ ...cardItem, reason: reasonText }),
    result: cardChanged,
    errors: ['STALE_VERSION', 'SPOILAGE_NOTE_MISSING', 'SELF_APPROVAL', 'CARD_STATUS_CONFLICT', 'CARD_ON_HOLD'],
  }),
  ...batchCalls,
  ...deliverCalls,
} as const;

/** Print orders: their numbers, batches, dispatches and receipts (docs/model/cards.md#issuance). */
export const issuances = defineResource({
  module: issuanceModule,
  base,
  title: text('Penerbitan Kartu', 'Card issuance'),
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
      cardTypeId: reference('card-types/lov'),
      printVendorCode: line({ maximum: 20, flagGroup: 'all-except-6' }),
      state: choices(issuanceStates),
      cardStatus: cardStatusFilter(),
      mraId: reference('mra/lov'),
      branchId: reference('branch/lov'),
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
