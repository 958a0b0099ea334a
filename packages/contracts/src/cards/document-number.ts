import type { DocumentKind } from './lifecycle/transitions.ts';

/** What the numbers of card documents begin with (docs/model/cards.md#document-numbers). */
export const documentPrefixes = {
  reservation: 'RSV',
  issuance: 'ISS',
  batch: 'BAT',
  delivery: 'DLV',
  assignment: 'ASG',
  pickup: 'PKU',
  loss: 'LST',
  replacement: 'RPL',
  verification: 'VRF',
  writeoff: 'WOF',
  'print-request': 'EPR',
} as const satisfies Readonly<Partial<Record<DocumentKind | 'reservation' | 'print-request', string>>>;
export type DocumentPrefix = (typeof documentPrefixes)[keyof typeof documentPrefixes];

/** A number as it is written: `RSV-202603-00001`. After 99,999 in a month the series continues with six digits. */
export const documentNumber = (series: string, position: number): string =>
  `${series}-${String(position).padStart(5, '0')}`;
