import { text } from '../../core/text.ts';

/** Why an application is not taken, whichever way it comes (docs/model/cards.md#submission). */
export const applicationErrors = {
  VERIFICATION_OPEN: {
    text: text(
      'Member {memberNo} masih memiliki verifikasi terbuka',
      'Member {memberNo} still has an open verification',
    ),
  },
  REAPPLY_TOO_EARLY: {
    text: text('Pengajuan baru dapat dilakukan mulai {date}', 'A new application can be made from {date}'),
  },
  TYPE_NOT_ALLOWED: {
    text: text(
      'Jenis kartu {type} tidak berlaku untuk program member',
      "Card type {type} is not for the member's program",
    ),
  },
  PREFERENCE_NOT_ALLOWED: {
    text: text(
      'Sumber {source} tidak mengizinkan penyerahan ini',
      'Source {source} does not allow this way of handing over',
    ),
  },
} as const;
