import { text } from '../../core/text.ts';
import { poRules } from './vocabulary.ts';

/** Refusals of moving an order to another sales code. */
export const poSalesErrors = {
  SALES_LOCKED: {
    text: text(
      'Sales hanya dapat dipindah sampai PO disetujui',
      'The sales code can be changed until the PO is approved',
    ),
  },
  SALES_UNCHANGED: { status: 422, text: text('PO sudah pada kode sales ini', 'The PO has this sales code already') },
  SALES_NOT_IN_BRANCH: {
    status: 422,
    text: text('Bukan sales aktif dari cabang PO ini', 'Not an active sales person of the branch of this PO'),
  },
  SALES_NOT_IN_DEALER: {
    status: 422,
    text: text('Bukan sales aktif dari dealer PO ini', 'Not an active sales person of the dealer of this PO'),
  },
} as const;

/** Refusals of the pages of PO status besides those of orders. */
export const poErrors = {
  PHONE_BLACKLISTED: { text: text('Nomor telepon tidak dapat digunakan', 'The phone number cannot be used') },
  SMS_RESEND_LIMIT: {
    status: 429,
    text: text(
      `SMS PO ini sudah dikirim ulang ${poRules.resendsPerDay} kali hari ini`,
      `The SMS of this PO was sent again ${poRules.resendsPerDay} times today`,
    ),
  },
  RED_FLAG_NOT_OPEN: { text: text('Red flag ini tidak terbuka', 'This red flag is not open') },
  NOT_ARCHIVED: {
    text: text('PO ini sudah dipulihkan oleh {by} pada {at}', 'This PO was restored by {by} on {at}'),
  },
  PO_NOT_ISSUED: { text: text('PO ini belum terbit', 'This PO has not been issued') },
} as const;
