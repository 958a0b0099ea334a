import { text } from '../../core/text.ts';
import { photoRules } from './vocabulary.ts';

/** Refusals of photo screening (docs/model/platform.md#photo-screening). */
export const photoErrors = {
  ALREADY_DECIDED: {
    text: text('Foto ini sudah diputuskan oleh {user}', 'This photo was decided by {user} already'),
  },
  CLAIM_EXPIRED: {
    text: text(
      `Waktu ${photoRules.leaseMinutes} menit untuk foto ini sudah habis; ambil lagi dari antrean`,
      `The ${photoRules.leaseMinutes} minutes for this photo are over; take it from the queue again`,
    ),
  },
  PHOTO_UNSEEN: {
    text: text('Buka fotonya sebelum memutuskan', 'Open the photo before deciding'),
  },
  PHOTO_REASONS: {
    status: 422,
    text: text('Pilih minimal satu alasan untuk jenis foto ini', 'Choose at least one reason for this kind of photo'),
  },
  PHOTO_PERIOD_TOO_LONG: {
    status: 422,
    text: text('Periode paling lama {days} hari', 'The period is at most {days} days'),
  },
} as const;
