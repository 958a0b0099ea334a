import { options } from '../../core/fields.ts';

export const issuanceModes = options({
  BRANCH: ['Stok cabang', 'Branch stock'],
  CUSTOMER: ['Personal member', 'Personalised'],
  ECARD: ['Cetak e-card', 'E-card'],
});
export type IssuanceMode = (typeof issuanceModes)[number]['value'];

/** Worked out from the cards of an issuance, never typed (docs/model/cards.md#issuance). */
export const issuanceStates = options({
  OPEN: ['Terbuka', 'Open', 'info'],
  IN_PRINT: ['Dicetak', 'In print', 'info'],
  PARTIALLY_DELIVERED: ['Terkirim sebagian', 'Partially delivered', 'warning'],
  DELIVERED: ['Terkirim', 'Delivered', 'info'],
  COMPLETED: ['Selesai', 'Completed', 'success'],
  CANCELLED: ['Dibatalkan', 'Cancelled', 'neutral'],
});
export type IssuanceState = (typeof issuanceStates)[number]['value'];

/** CREATED → FILE_TAKEN → PRINTED; WITHDRAWN from the first two. */
export const batchStates = options({
  CREATED: ['Dibuat', 'Created', 'info'],
  FILE_TAKEN: ['File diambil', 'File taken', 'warning'],
  PRINTED: ['Tercetak', 'Printed', 'success'],
  WITHDRAWN: ['Ditarik', 'Withdrawn', 'neutral'],
});
export type BatchState = (typeof batchStates)[number]['value'];

export const deliveryModes = options({ OFFICE: ['Kantor', 'Office'], CUSTOMER: ['Alamat member', 'Member'] });
export type DeliveryMode = (typeof deliveryModes)[number]['value'];

/** Computed from the lines of a delivery. A dispatch creates it as DISPATCHED. */
export const deliveryStates = options({
  DISPATCHED: ['Dikirim', 'Dispatched', 'info'],
  PARTIALLY_RECEIVED: ['Diterima sebagian', 'Partially received', 'warning'],
  RECEIVED: ['Diterima', 'Received', 'success'],
  RECALLED: ['Ditarik', 'Recalled', 'neutral'],
});
export type DeliveryState = (typeof deliveryStates)[number]['value'];

export const lineResults = options({
  PENDING: ['Menunggu', 'Pending', 'info'],
  RECEIVED: ['Diterima', 'Received', 'success'],
  MISSING: ['Tidak ada', 'Missing', 'error'],
  DAMAGED: ['Rusak', 'Damaged', 'error'],
  RETURNED: ['Dikembalikan', 'Returned', 'warning'],
  LOST: ['Hilang', 'Lost', 'error'],
});
export type LineResult = (typeof lineResults)[number]['value'];

/** Who took a card in at the member's address. */
export const relations = options({
  SELF: ['Sendiri', 'Self'],
  SPOUSE: ['Suami/istri', 'Spouse'],
  PARENT: ['Orang tua', 'Parent'],
  CHILD: ['Anak', 'Child'],
  SIBLING: ['Saudara', 'Sibling'],
  NEIGHBOUR: ['Tetangga', 'Neighbour'],
  SECURITY: ['Satpam', 'Security'],
});
export type Relation = (typeof relations)[number]['value'];
