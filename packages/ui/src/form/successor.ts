import type { Resource } from '@console/contracts/core/resource';
import { addDays, todayInJakarta } from '../formats/index.ts';

/** Whether an update of the record makes a successor: that of an effective-dated record in force. */
export const makesSuccessor = (resource: Pick<Resource, 'effective'>, record: object): boolean =>
  resource.effective !== undefined && (record as { readonly phase?: unknown }).phase === 'IN_FORCE';

/**
 * The record with which the form of its successor starts: from tomorrow, without an end. Any other as it is.
 * @param further values with which it starts besides
 * @example
 * <ResourceForm resource={rates} record={successorOf(rates, record)} />
 */
export const successorOf = <R extends object>(
  resource: Pick<Resource, 'effective'>,
  record: R,
  further: object = {},
): R =>
  makesSuccessor(resource, record)
    ? { ...record, effectiveFrom: addDays(todayInJakarta(), 1), effectiveTo: null, ...further }
    : record;
