import { options } from '../fields.ts';

/** REPORTED → CONFIRMED or REJECTED; CONFIRMED → FOUND, REPLACED or CLOSED (cards model, /card-lost). */
export const lossStates = options({
  REPORTED: ['Dilaporkan', 'Reported'], CONFIRMED: ['Dikonfirmasi', 'Confirmed'], REJECTED: ['Ditolak', 'Rejected'],
  FOUND: ['Ditemukan', 'Found'], REPLACED: ['Diganti', 'Replaced'], CLOSED: ['Ditutup', 'Closed'],
});
export type LossState = (typeof lossStates)[number]['value'];

/** What became of a card of a report; `REJECTED` where it never was lost. */
export const lossCardResults = options({ OPEN: ['Terbuka', 'Open'], LOST: ['Hilang', 'Lost'], FOUND: ['Ditemukan', 'Found'], REJECTED: ['Ditolak', 'Rejected'] });
export type LossCardResult = (typeof lossCardResults)[number]['value'];
