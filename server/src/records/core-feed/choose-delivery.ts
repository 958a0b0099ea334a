import type { Delivery } from './source.ts';

/** The delivery that the next run reads, and whether it is read for the first time. */
export interface Chosen {
  readonly delivery: Delivery;
  readonly isNew: boolean;
}

/**
 * The delivery to read next: of those since the last one the newest full one, because it holds what was before it, else
 * the oldest. When nothing is new, the last one is read again: conflicts may have been solved since.
 * @param last name of the delivery that was read last
 */
export function chooseDelivery(deliveries: readonly Delivery[], last: string | null): Chosen | null {
  const fresh = deliveries.filter(({ name }) => last === null || name > last);
  const delivery = fresh.findLast(({ full }) => full) ?? fresh[0];
  if (delivery) return { delivery, isNew: true };
  const again = deliveries.find(({ name }) => name === last);
  return again ? { delivery: again, isNew: false } : null;
}
