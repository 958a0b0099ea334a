import { addressOf, placeFields, type Place } from '@console/contracts/core/resource';
import type { Db, Tx } from '../../platform/context.ts';
import { namingRecords } from './read.ts';
import type { RegisteredResource, Row } from './registered.ts';

/**
 * Address of a page of a record, or of the list that it stands in. Pages below those of another record need a reading.
 * @example await pageOf(db, registered, 'detail', secureId); // /branch/0193…/rates/0193…
 */
export async function pageOf(
  db: Db | Tx,
  registered: RegisteredResource,
  page: keyof Place,
  secureId: string | null,
): Promise<string> {
  const { resource } = registered;
  const isPlaced = placeFields(resource).length > 0;
  const records = isPlaced && secureId !== null ? await namingRecords(db, registered, [secureId]) : new Map();
  return addressAmong(registered, page, secureId, records);
}

/** The same, where the records are read: one reading for many addresses. */
export function addressAmong(
  { resource }: RegisteredResource,
  page: keyof Place,
  secureId: string | null,
  records: ReadonlyMap<string, Row>,
): string {
  const record = records.get(secureId ?? '');
  // Without its record the page of the other record is unknown: the list of those is the nearest.
  if (placeFields(resource).length > 0 && !record) return (resource.place?.list ?? '').replace(/\/\{.*$/, '');
  return addressOf(resource, page, { ...record, secureId: secureId ?? '' });
}

/** A list with one of its changes opened. A list in a tab of another record keeps its tab. */
export const listWithChange = (list: string, changeId: string): string =>
  `${list}${list.includes('?') ? '&' : '?tab=changes&'}change=${changeId}`;
