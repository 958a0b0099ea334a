import type { ChangeRequest } from '@console/contracts/core/changes';
import { addressOf, placeFields } from '@console/contracts/core/resource';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { addressAmong, listWithChange, pageOf } from '../resource/address.ts';
import { namingRecords } from '../resource/read.ts';
import { resourcesOf, type RegisteredResource, type Row } from '../resource/registered.ts';
import type { StoredChange } from './table.ts';

type Placed = Pick<StoredChange, 'id' | 'module' | 'record_id' | 'place'>;

/** The list in which a change is decided. @param registered nothing of a module that is gone */
export async function listOfChange(
  db: Db | Tx,
  registered: RegisteredResource | undefined,
  { module, record_id: recordId, place }: Omit<Placed, 'id'>,
): Promise<string> {
  if (!registered) return `/${module}`;
  return recordId === null && place
    ? addressOf(registered.resource, 'list', place)
    : pageOf(db, registered, 'list', recordId);
}

/** Address of the record of a change; of one that the change creates the list in which it will stand. */
export async function pageOfChange(
  db: Db | Tx,
  registered: RegisteredResource | undefined,
  change: Placed,
): Promise<string> {
  if (change.record_id === null) return listWithChange(await listOfChange(db, registered, change), change.id);
  return registered ? pageOf(db, registered, 'detail', change.record_id) : `/${change.module}/${change.record_id}`;
}

type Answered = Pick<ChangeRequest, 'secureId' | 'module' | 'recordId' | 'state'>;

/** The same of changes as they are answered, by id: the records of each module are read at once. */
export async function pagesOfChanges(
  app: Application,
  changes: readonly Answered[],
): Promise<ReadonlyMap<string, string>> {
  const { db } = app.services;
  const fresh = changes.filter(({ recordId }) => recordId === null).map(({ secureId }) => secureId);
  const places = new Map(
    fresh.length === 0
      ? []
      : (await db.selectFrom('change_request').select(['id', 'place']).where('id', 'in', fresh).execute()).map(
          ({ id, place }) => [id, place] as const,
        ),
  );
  const found = new Map<string, string>();
  for (const module of new Set(changes.map((change) => change.module))) {
    const registered = resourcesOf(app).get(module);
    const own = changes.filter((change) => change.module === module);
    const isPlaced = registered && placeFields(registered.resource).length > 0;
    const records = isPlaced
      ? await namingRecords(
          db,
          registered,
          own.flatMap(({ recordId }) => recordId ?? []),
        )
      : new Map<string, Row>();
    for (const { secureId, recordId, state } of own) {
      const place = places.get(secureId);
      const listOf = () => {
        if (!registered) return `/${module}`;
        return recordId === null && place
          ? addressOf(registered.resource, 'list', place)
          : addressAmong(registered, 'list', recordId, records);
      };
      // What was proposed as a record of its own is gone with the change.
      const isGone = state === 'WITHDRAWN' && registered?.resource.effective;
      const inList = recordId === null || isGone;
      const record = registered ? addressAmong(registered, 'detail', recordId, records) : `/${module}/${recordId}`;
      found.set(secureId, inList ? listWithChange(listOf(), secureId) : record);
    }
  }
  return found;
}
