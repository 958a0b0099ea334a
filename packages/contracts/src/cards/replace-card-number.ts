import * as z from 'zod/mini';
import {
  cardNo,
  choice,
  choices,
  date,
  flag,
  instant,
  line,
  money,
  object,
  paragraph,
  reference,
} from '../core/fields.ts';
import { resetReason } from '../core/referables/cards.ts';
import { linkId } from './card-issuance/shared.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import {
  module,
  replacementStates,
  replacementResults,
  feeModes,
  replacementCalls,
  optional,
} from './replace-card-number/calls.ts';

export {
  replacementStates,
  type ReplacementState,
  openReplacementStates,
  replacementResults,
  type ReplacementResult,
  isPrinted,
  feeModes,
  type FeeMode,
  replacementSteps,
  type FoundForReplacement,
  type WantedReplacement,
  type MadeReplacement,
  replacementStepCalls,
  replacementCalls,
} from './replace-card-number/calls.ts';

const day = text('Dibuat dari', 'Created from');

/** Members' numbers replaced by others (docs/model/cards.md#replacement). */
export const replacements = defineResource({
  module,
  base: 'transaction',
  title: text('Ganti Nomor Kartu', 'Replace card number'),
  label: 'replacementNo',
  volume: 150_000,
  status: false,
  titles: {
    replacementNo: text('No. penggantian', 'Replacement no'),
    memberName: text('Member'),
    memberNo: text('Nomor member', 'Member number'),
    memberId: text('Member'),
    oldCardNo: text('Nomor lama', 'Old number'),
    newCardNo: text('Nomor baru', 'New number'),
    resetReasonId: text('Alasan', 'Reason'),
    reason: text('Alasan', 'Reason'),
    result: text('Hasil', 'Result'),
    cardType: text('Jenis kartu', 'Card type'),
    fee: text('Biaya', 'Fee'),
    feeMode: text('Cara bayar', 'Fee mode'),
    cashReceiptNo: text('No kuitansi', 'Receipt no'),
    keepExpiry: text('Masa berlaku tetap', 'Expiry kept'),
    lossNo: text('Laporan hilang', 'Loss report'),
    state: text('Status', 'State'),
    maker: text('Oleh', 'By'),
    approver: text('Penyetuju', 'Approver'),
    note: text('Catatan', 'Note'),
    completedAt: text('Selesai pada', 'Completed at'),
    editors: text('Disusun oleh', 'Shaped by'),
    from: day,
    to: text('Dibuat sampai', 'Created until'),
    createdAt: text('Dibuat', 'At'),
  },
  fields: {},
  derived: {
    replacementNo: line({ maximum: 20 }),
    memberName: line({ maximum: 60 }),
    memberNo: line({ maximum: 10 }),
    memberId: line({ maximum: 36 }),
    oldCardNo: cardNo(),
    newCardNo: cardNo(optional),
    reason: line({ maximum: 100 }),
    result: choice(replacementResults),
    cardType: line({ maximum: 100 }),
    fee: money({ minimum: 0, maximum: 500_000 }),
    feeMode: choice(feeModes, optional),
    cashReceiptNo: line({ maximum: 30, ...optional }),
    keepExpiry: flag(),
    lossNo: line({ maximum: 20, ...optional }),
    state: choice(replacementStates),
    maker: line({ maximum: 60 }),
    approver: line({ maximum: 60, ...optional }),
    note: paragraph({ maximum: 255, ...optional }),
    completedAt: instant(optional),
    editors: object(z.array(z.string())),
  },
  list: {
    size: 20,
    filters: {
      resetReasonId: reference(resetReason),
      memberId: linkId(),
      state: choices(replacementStates),
      from: date(),
      to: date(),
    },
    sorts: ['createdAt', 'replacementNo'],
    conditions: { state: ['is', 'isNot', 'anyOf'], createdAt: ['relative', 'between'] },
    groupings: { by: ['state'], sums: ['fee'] },
    defaultSort: ['createdAt,desc'],
    search: ['replacementNo', 'oldCardNo', 'newCardNo', 'memberName', 'memberNo'],
    columns: [
      'replacementNo',
      'memberName',
      'oldCardNo',
      'newCardNo',
      'reason',
      'result',
      'fee',
      'state',
      'maker',
      'createdAt',
    ],
  },
  operations: ['list', 'detail', 'download'],
  errors: {
    LOSS_REQUIRED: {
      text: text(
        'Alasan ini memerlukan laporan kehilangan kartu {cardNo} yang sudah dikonfirmasi',
        'This reason asks for a confirmed report that card {cardNo} is lost',
      ),
    },
    CARD_IN_TRANSIT: {
      text: text(
        'Kartu {cardNo} sedang dalam perjalanan; terima, kembalikan, atau laporkan hilang dahulu',
        'Card {cardNo} is in transit; receive, return or report it lost first',
      ),
    },
    REPLACEMENT_OPEN: {
      text: text(
        'Penggantian {replacementNo} untuk member ini masih terbuka',
        'Replacement {replacementNo} of this member is still open',
      ),
    },
    REPLACEMENT_TYPE: {
      text: text(
        'Kartu {cardNo} berjenis {type}, seharusnya {expected}',
        'Card {cardNo} is of type {type}, it should be {expected}',
      ),
    },
    REPLACING_OFFICE: {
      status: 403,
      text: text(
        'Nomor diganti oleh user cabang atau kantor pusat',
        'Numbers are replaced by users of branches or head office',
      ),
    },
    NO_CARD_TO_REPLACE: {
      text: text(
        'Member {memberNo} tidak memiliki kartu yang dapat diganti',
        'Member {memberNo} has no card that could be replaced',
      ),
    },
  },
  calls: replacementCalls,
});
export type Replacement = RecordOf<typeof replacements>;
