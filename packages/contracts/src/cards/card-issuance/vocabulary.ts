import { options } from '../../fields.ts';

export const issuanceModes = options({ BRANCH: ['Stok cabang', 'Branch stock'], CUSTOMER: ['Personal member', 'Personalised'], ECARD: ['Cetak e-card', 'E-card'] });
export type IssuanceMode = (typeof issuanceModes)[number]['value'];

/** Worked out from the cards of an issuance, never typed (cards model, /card-issuance). */
export const issuanceStates = options({
  OPEN: ['Terbuka', 'Open'],
  IN_PRINT: ['Dicetak', 'In print'],
  PARTIALLY_DELIVERED: ['Terkirim sebagian', 'Partially delivered'],
  DELIVERED: ['Terkirim', 'Delivered'],
  COMPLETED: ['Selesai', 'Completed'],
  CANCELLED: ['Dibatalkan', 'Cancelled'],
});
export type IssuanceState = (typeof issuanceStates)[number]['value'];

/** CREATED → FILE_TAKEN → PRINTED; WITHDRAWN from the first two. */
export const batchStates = options({
  CREATED: ['Dibuat', 'Created'],
  FILE_TAKEN: ['File diambil', 'File taken'],
  PRINTED: ['Tercetak', 'Printed'],
  WITHDRAWN: ['Ditarik', 'Withdrawn'],
});
export type BatchState = (typeof batchStates)[number]['value'];

export const deliveryModes = options({ OFFICE: ['Kantor', 'Office'], CUSTOMER: ['Alamat member', 'Member'] });
export type DeliveryMode = (typeof deliveryModes)[number]['value'];

/** Worked out from the lines of a delivery; it comes into being when it is dispatched. */
export const deliveryStates = options({
  DISPATCHED: ['Dikirim', 'Dispatched'],
  PARTIALLY_RECEIVED: ['Diterima sebagian', 'Partially received'],
  RECEIVED: ['Diterima', 'Received'],
  RECALLED: ['Ditarik', 'Recalled'],
});
export type DeliveryState = (typeof deliveryStates)[number]['value'];

export const lineResults = options({
  PENDING: ['Menunggu', 'Pending'],
  RECEIVED: ['Diterima', 'Received'],
  MISSING: ['Tidak ada', 'Missing'],
  DAMAGED: ['Rusak', 'Damaged'],
  RETURNED: ['Dikembalikan', 'Returned'],
  LOST: ['Hilang', 'Lost'],
});
export type LineResult = (typeof lineResults)[number]['value'];

/** Who took a card in at the member's address. */
export const relations = options({
  SELF: ['Sendiri', 'Self'], SPOUSE: ['Suami/istri', 'Spouse'], PARENT: ['Orang tua', 'Parent'], CHILD: ['Anak', 'Child'],
  SIBLING: ['Saudara', 'Sibling'], NEIGHBOUR: ['Tetangga', 'Neighbour'], SECURITY: ['Satpam', 'Security'],
});
export type Relation = (typeof relations)[number]['value'];
