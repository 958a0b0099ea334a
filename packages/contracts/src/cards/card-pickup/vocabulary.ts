import { options } from '../../core/fields.ts';

export const module = 'card-pickup';
export const privilege = `${module}:browse`;

/** `PERSONAL` is opened by the arrival of a member's card, `STOCK` at the counter. */
export const pickUpTypes = options({ PERSONAL: ['Personal'], STOCK: ['Stok', 'Stock'] });
export type PickUpType = (typeof pickUpTypes)[number]['value'];

/**
 * WAITING or IN_PROGRESS → COMPLETED; WAITING → EXPIRED and back, REDELIVERED, CANCELLED (docs/model/cards.md#pick-up).
 */
export const pickUpStates = options({
  WAITING: ['Menunggu', 'Waiting', 'info'],
  IN_PROGRESS: ['Sedang diproses', 'In progress', 'warning'],
  COMPLETED: ['Selesai', 'Completed', 'success'],
  EXPIRED: ['Lewat batas', 'Expired', 'error'],
  CANCELLED: ['Dibatalkan', 'Cancelled', 'neutral'],
  REDELIVERED: ['Dikirim ulang', 'Redelivered', 'neutral'],
});
export type PickUpState = (typeof pickUpStates)[number]['value'];

/** States in which a card and its member have a pick-up. */
export const openPickUpStates: readonly PickUpState[] = ['WAITING', 'IN_PROGRESS'];

/** Days before the deadline from which on a waiting card is near it: those of the last reminder. */
export const pickUpNearDays = 3;

/** Who fetches the card. */
export const collectors = options({ SELF: ['Member sendiri', 'The member'], PROXY: ['Wakil', 'A proxy'] });
export const relations = options({
  SPOUSE: ['Suami/istri', 'Spouse'],
  PARENT: ['Orang tua', 'Parent'],
  CHILD: ['Anak', 'Child'],
  SIBLING: ['Saudara', 'Sibling'],
  OTHER: ['Lainnya', 'Other'],
});
