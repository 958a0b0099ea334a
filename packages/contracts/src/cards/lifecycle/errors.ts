import { fieldErrors } from '../../core/errors.ts';
import { text } from '../../core/text.ts';

/**
 * Refusals that any module moving cards may answer (docs/model/cards.md#transitions, docs/model/cards.md#card-number).
 */
export const cardErrors = {
  CARD_STATUS_CONFLICT: {
    status: 409,
    text: text(
      'Status kartu {cardNo} adalah {status}, seharusnya {expected}',
      'The status of card {cardNo} is {status}, it should be {expected}',
    ),
  },
  CARD_ON_HOLD: {
    status: 409,
    text: text('Kartu {cardNo} sedang ditahan oleh {document}', 'Card {cardNo} is held by {document}'),
  },
  CARD_NOT_IN_PLACE: {
    status: 409,
    text: text('Kartu {cardNo} tidak berada di {office}', 'Card {cardNo} is not at {office}'),
  },
  NOT_RECEIVER: {
    status: 409,
    text: text(
      'Hanya kantor tujuan yang dapat menerima kartu {cardNo}',
      'Only the office of destination can receive card {cardNo}',
    ),
  },
  CARD_KIND_CONFLICT: {
    status: 409,
    text: text(
      'Kartu {cardNo} berjenis {kind}, tidak dapat dipakai di sini',
      'Card {cardNo} is of kind {kind} and cannot be used here',
    ),
  },
  CARD_BOUND: {
    status: 409,
    text: text('Kartu {cardNo} sudah terikat pada member', 'Card {cardNo} is bound to a member'),
  },
  CARD_NOT_HELD: {
    status: 409,
    text: text('Kartu {cardNo} tidak dipegang member', 'Card {cardNo} is not held by a member'),
  },
  CARD_NOT_FREE: { status: 409, text: text('Kartu {cardNo} bukan stok bebas', 'Card {cardNo} is not free stock') },
  WRONG_CARD: { status: 409, text: text('Kartu bukan milik member ini', "The card is not this member's") },
  VENDOR_MISMATCH: {
    status: 409,
    text: text('Kartu {cardNo} bukan milik vendor {vendor}', 'Card {cardNo} is not with vendor {vendor}'),
  },
  MEMBER_HAS_LIVE_CARD: {
    status: 409,
    text: text('Member {memberNo} masih memiliki kartu aktif', 'Member {memberNo} still has a live card'),
  },
  MEMBER_NOT_ACTIVE: { status: 409, text: text('Member {memberNo} tidak aktif', 'Member {memberNo} is not active') },
  FOUND_AFTER_REPLACEMENT: {
    status: 409,
    text: text(
      'Nomor sudah diganti dengan {cardNo}; musnahkan kartu',
      'The number was replaced by {cardNo}; destroy the card',
    ),
  },
  RANGE_INSUFFICIENT: {
    status: 409,
    text: text('Nomor tersisa di {code} hanya {n}', 'Only {n} {n|number is|numbers are} left in {code}'),
  },
  RANGE_OVERLAP: { status: 409, text: text('Rentang bertumpuk dengan {code}', 'The range overlaps {code}') },
  EXTENSION_LIMIT: { status: 409, text: text('Perpanjangan maksimal 2 kali', 'At most 2 extensions') },
  CARD_RANGE_TYPE: {
    status: 422,
    text: text(
      'Nomor awal dan akhir harus berawalan dan berjenis sama',
      'First and last number must have the same prefix and type',
    ),
  },
  CARD_RANGE_ORDER: {
    status: 422,
    text: text('Nomor awal harus sebelum nomor akhir', 'The first number must come before the last'),
  },
  CARD_RANGE_LONG: { status: 422, text: text('Maksimal 5.000 nomor sekaligus', 'At most 5,000 numbers at a time') },
  CARD_NO_CHECK_DIGIT: { status: 422, text: fieldErrors.CARD_NO_CHECK_DIGIT },
  PICKUP_OPEN: {
    status: 409,
    text: text('Pengambilan kartu {cardNo} sudah terbuka', 'A pick-up of card {cardNo} is open already'),
  },
  CARD_ALREADY_LOST: {
    status: 409,
    text: text('Kartu {cardNo} sudah dilaporkan hilang', 'Card {cardNo} is reported lost already'),
  },
  TYPE_NOT_FOR_BRANCH: {
    status: 409,
    text: text(
      'Cabang Qanun {office} hanya menyimpan dan memberikan kartu syariah, karyawan, atau keluarga; ' +
        '{type} bukan salah satunya',
      'Qanun branch {office} stocks and gives sharia, employee or family cards only; {type} is none of them',
    ),
  },
  LOSS_REASON_MISSING: {
    status: 409,
    text: text('Tidak ada alasan kehilangan aktif untuk kurir', 'There is no active reason for losses by couriers'),
  },
} as const;
export type CardErrorCode = keyof typeof cardErrors;
