import { addressOf, placeFields, type Place } from '@console/contracts/core/resource';
import type { Db, Tx } from '../../platform/context.ts';
import { findRecords } from './read.ts';
import type { RegisteredResource, Row } from './registered.ts';

const everything = { type: 'all' } as const;

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
  const read = async (): Promise<Row | undefined> => {
    if (secureId === null || placeFields(resource).length === 0) return undefined;
    return (await findRecords(db, registered, [secureId], everything, { of: 'list', caller: null }))[0];
  };
  const record = await read();
  if (placeFields(resource).length > 0 && !record) return `/${resource.module}`;
  return addressOf(resource, page, { ...record, secureId: secureId ?? '' });
}

/** The list that a record stands in, with its pending change opened. */
export const changeAddress = (
  { resource }: Pick<RegisteredResource, 'resource'>,
  record: object | null,
  changeId: string,
): string => `${addressOf(resource, 'list', record ?? {})}?tab=changes&change=${changeId}`;
