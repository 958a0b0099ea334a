import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, choices, date, instant, integer, line, paragraph, reference } from '../core/fields.ts';
import { cardType } from '../core/referables/cards.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import {
  module,
  privilege,
  assignmentKinds,
  assignmentStates,
  lineRow,
  at,
  assignmentCalls,
  optional,
} from './card-assignment/calls.ts';

export {
  assignmentKinds,
  type AssignmentKind,
  assignmentStates,
  type AssignmentState,
  lineStates,
  type LineState,
  assignmentCardResults,
  type AssignmentCardResult,
  carriers,
  type Carrier,
  assignmentRules,
  lineStateOf,
  assignmentStateOf,
  type FreeCard,
  type Destination,
  type AssignmentLine,
  type AssignmentLineDetail,
  assignmentCalls,
} from './card-assignment/calls.ts';

const count = integer({ minimum: 0, maximum: 100_000 });

/** Stock moved between safes (docs/model/cards.md#assignment). */
export const assignments = defineResource({
  module,
  base: 'transaction',
  title: text('Penugasan Kartu', 'Card Assignment'),
  label: 'assignmentNo',
  volume: 30_000,
  status: false,
  titles: {
    assignmentNo: text('No. penugasan', 'Assignment no'),
    kind: text('Jenis', 'Kind'),
    origin: text('Dari', 'From'),
    lines: text('Baris', 'Lines'),
    cards: text('Kartu', 'Cards'),
    received: text('Diterima', 'Received'),
    state: text('Status', 'State'),
    requestedBy: text('Oleh', 'By'),
    remark: text('Catatan', 'Remark'),
    sentAt: text('Dikirim', 'Sent'),
    mraId: text('MRA'),
    branchId: text('Cabang', 'Branch'),
    cardTypeId: text('Jenis kartu', 'Card type'),
    from: text('Dibuat dari', 'Created from'),
    to: text('Dibuat sampai', 'Created until'),
  },
  fields: {},
  derived: {
    assignmentNo: line({ maximum: 20 }),
    kind: choice(assignmentKinds),
    origin: line({ maximum: 70 }),
    lines: count,
    cards: count,
    received: count,
    state: choice(assignmentStates),
    requestedBy: line({ maximum: 60 }),
    remark: paragraph({ maximum: 250, ...optional }),
    sentAt: instant(optional),
  },
  list: {
    tabs: {
      filter: 'state',
      of: [{ key: 'OPEN', title: text('Terbuka', 'Open'), values: ['DRAFT', 'SENT', 'PARTIALLY_RECEIVED'] }],
    },
    filters: {
      kind: choice(assignmentKinds),
      state: choices(assignmentStates),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      cardTypeId: reference(cardType),
      from: date(),
      to: date(),
    },
    sorts: ['createdAt', 'assignmentNo', 'sentAt'],
    defaultSort: ['createdAt,desc'],
    search: ['assignmentNo'],
    columns: ['assignmentNo', 'kind', 'origin', 'lines', 'cards', 'received', 'state', 'createdAt', 'requestedBy'],
  },
  operations: ['list', 'detail', 'download'],
  errors: {
    NOT_ENOUGH_STOCK: { text: text('Stok bebas {type} hanya {n}', 'Free stock of {type} is only {n}') },
    BRANCH_NOT_UNDER_MRA: {
      text: text('{office} tidak berada di bawah MRA yang sama', '{office} is not under the same MRA'),
    },
    LINE_CLOSED: { text: text('Baris ini sudah ditutup', 'This line is closed') },
    CARD_TWICE: {
      status: 422,
      text: text('Kartu {cardNo} ada di lebih dari satu baris', 'Card {cardNo} is in more than one line'),
    },
    TYPE_MIXED: {
      status: 422,
      text: text('Kartu {cardNo} berjenis lain dari barisnya', 'Card {cardNo} is of another type than its line'),
    },
  },
  calls: {
    ...assignmentCalls,
    lines: call({
      name: `${module}.lines`,
      method: 'GET',
      ...at('/{secureId}/lines'),
      access: { privilege, action: 'view' },
      summary: 'Card assignment: its lines',
      result: z.array(lineRow),
    }),
  },
});
export type Assignment = RecordOf<typeof assignments>;
