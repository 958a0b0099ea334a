import { options } from '../../core/fields.ts';
import { text } from '../../core/text.ts';

export const reservationModule = 'card-reservations';
export const reservationPrivilege = `${reservationModule}:browse`;

export const reservationStates = options({
  DRAFT: ['Draf', 'Draft', 'neutral'],
  SUBMITTED: ['Diajukan', 'Submitted', 'warning'],
  APPROVED: ['Disetujui', 'Approved', 'info'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  PARTIALLY_ALLOTTED: ['Dialokasikan sebagian', 'Partially allotted', 'info'],
  ALLOTTED: ['Dialokasikan', 'Allotted', 'info'],
  GENERATED: ['Dibuat', 'Generated', 'info'],
  FULFILLED: ['Terpenuhi', 'Fulfilled', 'success'],
  CANCELLED: ['Dibatalkan', 'Cancelled', 'neutral'],
  CLOSED: ['Ditutup', 'Closed', 'neutral'],
});
export type ReservationState = (typeof reservationStates)[number]['value'];

/** States in which cards of a line are still to be made: a second line for the same is refused. */
export const openReservationStates = [
  'SUBMITTED',
  'APPROVED',
  'PARTIALLY_ALLOTTED',
  'ALLOTTED',
] as const satisfies readonly ReservationState[];

export const reservationOrigins = options({
  SCREEN: ['Layar', 'Screen'],
  IMPORT: ['Impor', 'Import'],
  REORDER: ['Usulan stok', 'Reorder proposal'],
});

/** Days between asking for cards and needing them, at least. */
export const neededDays = 7;
/** Most cards of one line. */
export const lineLimit = 10_000;
/** Days from a proposal until its cards are needed, so that there is time to review it. */
export const proposedDays = 2 * neededDays;

/** An open reservation for the same cards exists. */
export const openReservationExists = {
  text: text(
    '{no} masih terbuka untuk {office} dengan jenis kartu {type}',
    '{no} is still open for {office} with card type {type}',
  ),
};
