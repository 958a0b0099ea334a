import { text } from '../../core/text.ts';
import { otpErrors } from '../../membership/index.ts';

/** Errors of loss reports (docs/model/cards.md#loss). */
export const lossErrors = {
  ...otpErrors,
  LOST_DATE_INVALID: {
    status: 422,
    text: text(
      'Tanggal hilang tidak boleh setelah hari ini atau lebih dari sehari sebelum pergerakan terakhir kartu {cardNo}',
      'The date of loss may not be after today or more than a day before the last movement of card {cardNo}',
    ),
  },
  POLICE_LETTER_REQUIRED: {
    status: 422,
    text: text(
      'Alasan ini memerlukan nomor dan berkas surat polisi',
      'This reason asks for the number and the file of a police letter',
    ),
  },
  NOT_IDENTIFIED: {
    status: 422,
    text: text('Member harus dikenali dengan dua cara', 'The member must be identified in two ways'),
  },
  PHOTO_REQUIRED: {
    status: 422,
    text: text('Foto kartu yang ditemukan wajib diunggah', 'A photo of the card that was found is required'),
  },
  OFFICES_MIXED: {
    status: 422,
    text: text(
      'Kartu {cardNo} berada di kantor lain dari kartu pertama',
      'Card {cardNo} is at another office than the first card',
    ),
  },
  DOCUMENTS_MIXED: {
    status: 422,
    text: text(
      'Kartu {cardNo} berada di kiriman lain dari kartu pertama',
      'Card {cardNo} travels with another document than the first card',
    ),
  },
  DELIVERY_NOT_OVERDUE: {
    status: 409,
    text: text(
      'Kartu {cardNo} masih dalam perjalanan; {document} belum lewat batas waktu',
      'Card {cardNo} is still on its way; {document} is not overdue',
    ),
  },
  NO_CARD_TO_BLOCK: { status: 409, text: text('Member ini tidak memegang kartu', 'The member holds no card') },
  TOO_MANY_REPORTS: { status: 422, text: text('Maksimal 100 laporan sekaligus', 'At most 100 reports at a time') },
  TOO_MANY_CARDS: { status: 422, text: text('Maksimal 500 kartu per laporan', 'At most 500 cards per report') },
  REPORT_PERIOD: {
    status: 422,
    text: text('Periode laporan maksimal 12 bulan', 'The report covers at most 12 months'),
  },
} as const;
