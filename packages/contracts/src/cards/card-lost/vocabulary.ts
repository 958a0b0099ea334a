import { options } from '../../core/fields.ts';
import { mostLost } from './desk.ts';

export const module = 'card-lost';
export const privilege = `${module}:browse`;

/** REPORTED → CONFIRMED or REJECTED; CONFIRMED → FOUND, REPLACED or CLOSED (docs/model/cards.md#loss). */
export const lossStates = options({
  REPORTED: ['Dilaporkan', 'Reported', 'warning'],
  CONFIRMED: ['Dikonfirmasi', 'Confirmed', 'error'],
  REJECTED: ['Ditolak', 'Rejected', 'neutral'],
  FOUND: ['Ditemukan', 'Found', 'success'],
  REPLACED: ['Diganti', 'Replaced', 'info'],
  CLOSED: ['Ditutup', 'Closed', 'neutral'],
});
export type LossState = (typeof lossStates)[number]['value'];

/** What became of a card of a report; `REJECTED` where it never was lost. */
export const lossCardResults = options({
  OPEN: ['Terbuka', 'Open', 'warning'],
  LOST: ['Hilang', 'Lost', 'error'],
  FOUND: ['Ditemukan', 'Found', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'neutral'],
});
export type LossCardResult = (typeof lossCardResults)[number]['value'];

/** Ways to identify a member who reports or finds a card; two of them are needed. */
export const identifications = options({
  OTP: ['OTP ke telepon terdaftar', 'Code to the registered phone'],
  MAIDEN_NAME: ['Nama gadis ibu kandung', "Mother's maiden name"],
  KTP: ['KTP', 'Identity card'],
});
export type Identification = (typeof identifications)[number]['value'];
/** Who came to the desk for the member's card. */
export const lossRelations = options({
  SELF: ['Member sendiri', 'The member'],
  SPOUSE: ['Suami/istri', 'Spouse'],
  PARENT: ['Orang tua', 'Parent'],
  CHILD: ['Anak', 'Child'],
  SIBLING: ['Saudara', 'Sibling'],
  OTHER: ['Lainnya', 'Other'],
});
export type LossRelation = (typeof lossRelations)[number]['value'];
/** How many ways, most cards of a report and of one confirmation, the letter's size and the length of what happened. */
export const lossRules = {
  identifications: 2,
  cards: mostLost,
  letterBytes: 5 * 1024 * 1024,
  bulk: 100,
  chronology: { minimum: 20, maximum: 1_000 },
} as const;
