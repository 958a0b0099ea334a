import { options } from '../../fields.ts';

export const reservationModule = 'card-reservations';
export const reservationPrivilege = `${reservationModule}:browse`;

export const reservationStates = options({
  DRAFT: ['Draf', 'Draft'], SUBMITTED: ['Diajukan', 'Submitted'], APPROVED: ['Disetujui', 'Approved'], REJECTED: ['Ditolak', 'Rejected'], PARTIALLY_ALLOTTED: ['Dialokasikan sebagian', 'Partially allotted'],
  ALLOTTED: ['Dialokasikan', 'Allotted'], GENERATED: ['Dibuat', 'Generated'], FULFILLED: ['Terpenuhi', 'Fulfilled'], CANCELLED: ['Dibatalkan', 'Cancelled'], CLOSED: ['Ditutup', 'Closed'],
});
export type ReservationState = (typeof reservationStates)[number]['value'];

/** States in which cards of a line are still to be made: a second line for the same is refused. */
export const openReservationStates = ['SUBMITTED', 'APPROVED', 'PARTIALLY_ALLOTTED', 'ALLOTTED'] as const satisfies readonly ReservationState[];

export const reservationOrigins = options({ SCREEN: ['Layar', 'Screen'], IMPORT: ['Impor', 'Import'], REORDER: ['Usulan stok', 'Reorder proposal'] });

/** Days between asking for cards and needing them, at least. */
export const neededDays = 7;
/** Most cards of one line. */
export const lineLimit = 10_000;
