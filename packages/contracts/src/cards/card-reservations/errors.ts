import { text } from '../../core/text.ts';
import { cardErrors } from '../lifecycle/errors.ts';
import { openReservationExists } from './vocabulary.ts';

/** Errors of card reservations (docs/model/cards.md#reservations). */
export const reservationErrors = {
  RANGE_INSUFFICIENT: cardErrors.RANGE_INSUFFICIENT,
  TYPE_NOT_FOR_BRANCH: cardErrors.TYPE_NOT_FOR_BRANCH,
  NEEDED_TOO_SOON: {
    status: 422,
    text: text('Paling cepat {days} hari dari sekarang', 'At least {days} {days|day|days} from now'),
  },
  DUPLICATE_LINE: {
    text: text(
      'Tujuan dan jenis kartu ini sudah ada di reservasi',
      'The reservation has a line for this destination and card type already',
    ),
  },
  DESTINATION_OUTSIDE: {
    status: 422,
    text: text(
      'Tujuan {office} bukan kantor pemohon atau tidak aktif',
      'Destination {office} is not an office of the requester, or not active',
    ),
  },
  TYPE_NOT_PHYSICAL: {
    status: 422,
    text: text(
      'Jenis kartu {type} tidak aktif atau tidak berbentuk fisik',
      'Card type {type} is not active, or not physical',
    ),
  },
  DESIGN_NOT_OF_TYPE: {
    status: 422,
    text: text(
      'Desain bukan milik jenis kartu {type} atau tidak aktif',
      'The design is not one of card type {type}, or not active',
    ),
  },
  OPEN_RESERVATION_EXISTS: openReservationExists,
  OVER_ALLOTMENT: {
    text: text(
      'Alokasi untuk {office} melebihi yang disetujui; sisa {n}',
      'More than is approved for {office}; {n} are left',
    ),
  },
  ALLOTMENT_GENERATED: {
    text: text('Nomor alokasi ini sudah dibuat', 'The numbers of this allotment have been generated'),
  },
  ALLOTMENT_NOT_LAST: {
    text: text(
      'Hanya alokasi terakhir dari {code} yang dapat dikembalikan',
      'Only the last allotment of {code} can be given back',
    ),
  },
  NOTHING_APPROVED: {
    status: 422,
    text: text(
      'Setujui paling sedikit satu kartu, atau tolak reservasinya',
      'Approve at least one card, or reject the reservation',
    ),
  },
  ONLY_LOWER: {
    status: 422,
    text: text('Pemutus hanya dapat menurunkan jumlah', 'Whoever decides may only lower the quantity'),
  },
  LAST_LINE: {
    text: text('Reservasi harus memiliki paling sedikit satu baris', 'A reservation has at least one line'),
  },
} as const;
