import { options } from '../fields.ts';

/** `PERSONAL` is opened by the arrival of a member's card, `STOCK` at the counter. */
export const pickUpTypes = options({ PERSONAL: ['Personal'], STOCK: ['Stok', 'Stock'] });
export type PickUpType = (typeof pickUpTypes)[number]['value'];

/** WAITING or IN_PROGRESS → COMPLETED; WAITING → EXPIRED and back, REDELIVERED, CANCELLED (cards model, /card-pickup). */
export const pickUpStates = options({
  WAITING: ['Menunggu', 'Waiting'], IN_PROGRESS: ['Sedang diproses', 'In progress'], COMPLETED: ['Selesai', 'Completed'],
  EXPIRED: ['Lewat batas', 'Expired'], CANCELLED: ['Dibatalkan', 'Cancelled'], REDELIVERED: ['Dikirim ulang', 'Redelivered'],
});
export type PickUpState = (typeof pickUpStates)[number]['value'];

/** States in which a card and its member have a pick-up. */
export const openPickUpStates: readonly PickUpState[] = ['WAITING', 'IN_PROGRESS'];
