import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { choice, integer, line, object, options } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { stepCalls, type DocumentSteps } from '../document-steps.ts';
import { cardErrors } from '../lifecycle/errors.ts';
import { stockModule, stockPrivilege } from './stock.ts';

const path = `${stockModule}/write-off`;

export const writeOffReasons = options({
  DAMAGED: ['Rusak', 'Damaged'],
  OBSOLETE_DESIGN: ['Desain usang', 'Obsolete design'],
  UNCOLLECTED: ['Tidak diambil', 'Uncollected'],
  EXPIRED: ['Kedaluwarsa', 'Expired'],
});
export const writeOffStates = options({
  DRAFT: ['Draf', 'Draft', 'neutral'],
  SUBMITTED: ['Diajukan', 'Submitted', 'warning'],
  APPROVED: ['Disetujui', 'Approved', 'info'],
  EXECUTED: ['Dilaksanakan', 'Executed', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
});
export type WriteOffState = (typeof writeOffStates)[number]['value'];

/** Cards of one write-off at most. */
export const mostWrittenOff = 500;
/** Megabytes of the minutes. */
export const minutesLimit = 10;

export const writeOffSteps = {
  submit: {
    from: ['DRAFT'],
    to: 'SUBMITTED',
    action: 'create',
    verb: 'REQUEST',
    leads: true,
    title: text('Ajukan', 'Submit'),
    question: text('Ajukan hapus buku ini?', 'Submit this write-off?'),
    consequence: text('Kartunya ditahan sampai diputuskan.', 'Its cards are held until it is decided.'),
  },
  approve: {
    from: ['SUBMITTED'],
    to: 'APPROVED',
    action: 'approve',
    verb: 'APPROVE',
    secondPerson: 'independent',
    leads: true,
    title: text('Setujui', 'Approve'),
    question: text('Setujui hapus buku ini?', 'Approve this write-off?'),
  },
  reject: {
    from: ['SUBMITTED'],
    to: 'REJECTED',
    action: 'approve',
    verb: 'REJECT',
    secondPerson: 'other',
    reason: 'required',
    danger: true,
    title: text('Tolak', 'Reject'),
    question: text('Tolak hapus buku ini?', 'Reject this write-off?'),
    consequence: text('Kartunya dilepas.', 'Its cards are released.'),
  },
} as const satisfies DocumentSteps<WriteOffState>;

export const writeOffStepCalls = stepCalls(
  { module: 'card-stock-write-off', path, privilege: stockPrivilege },
  writeOffSteps,
  ['CARD_ON_HOLD'],
);
const name = z.string().check(z.minLength(3), z.maxLength(100));
const moved = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });

export const writeOffCalls = {
  ...writeOffStepCalls,
  create: call({
    name: 'card-stock-write-off.create',
    method: 'POST',
    base: 'middle',
    path,
    access: { privilege: stockPrivilege, action: 'create' },
    summary: 'Card stock: a draft of a write-off',
    idempotent: true,
    body: z.object({
      stockId: z.uuid(),
      cardNos: z.array(z.string()).check(z.minLength(1), z.maxLength(mostWrittenOff)),
      reason: z.enum(['DAMAGED', 'OBSOLETE_DESIGN', 'UNCOLLECTED', 'EXPIRED']),
      witness1: name,
      witness2: name,
    }),
    result: moved,
    errors: ['CARD_NOT_IN_PLACE', 'CARD_NO_CHECK_DIGIT'],
  }),
  execute: call({
    name: 'card-stock-write-off.execute',
    method: 'PUT',
    base: 'middle',
    path: `${path}/execute`,
    access: { privilege: stockPrivilege, action: 'approve' },
    summary: 'Card stock: the cards are destroyed, with the minutes of it (X3)',
    body: z.object({ secureId: z.uuid(), version: z.int(), minutesFileId: z.uuid() }),
    result: moved,
    secondPerson: 'independent',
    errors: ['INVALID_STATE', 'STALE_VERSION', 'CARD_STATUS_CONFLICT', 'CARD_ON_HOLD'],
  }),
} as const;

/** Cards that an office destroys (docs/model/cards.md#write-off). */
export const writeOffs = defineResource({
  module: 'card-stock-write-off',
  path,
  privilege: stockPrivilege,
  title: text('Hapus Buku', 'Write-off'),
  label: 'writeOffNo',
  volume: 5_000,
  status: false,
  titles: {
    writeOffNo: text('No. hapus buku', 'Write-off no'),
    office: text('Kantor', 'Office'),
    cardType: text('Jenis', 'Type'),
    reason: text('Alasan', 'Reason'),
    state: text('Status', 'State'),
    cards: text('Kartu', 'Cards'),
    witness1: text('Saksi 1', 'Witness 1'),
    witness2: text('Saksi 2', 'Witness 2'),
    minutesFileId: text('Berita acara', 'Minutes'),
    editors: text('Disusun oleh', 'Shaped by'),
  },
  fields: {},
  derived: {
    writeOffNo: line({ maximum: 20 }),
    office: line({ maximum: 120 }),
    cardType: line({ maximum: 100 }),
    reason: choice(writeOffReasons),
    state: choice(writeOffStates),
    cards: integer({ minimum: 1, maximum: mostWrittenOff }),
    witness1: line({ maximum: 100 }),
    witness2: line({ maximum: 100 }),
    minutesFileId: line({ maximum: 36, required: false }),
    editors: object(z.array(z.string())),
    cardNos: object(z.array(z.string())),
  },
  list: {
    filters: { state: choice(writeOffStates), reason: choice(writeOffReasons) },
    sorts: ['writeOffNo', 'createdAt'],
    defaultSort: ['createdAt,desc'],
    search: ['writeOffNo', 'office'],
    columns: ['writeOffNo', 'office', 'cardType', 'cards', 'reason', 'state', 'createdAt', 'createdBy'],
  },
  operations: ['list', 'detail', 'download'],
  errors: { ...cardErrors },
  calls: writeOffCalls,
});

export type WriteOff = RecordOf<typeof writeOffs>;
