import type { ChangeRequest } from '@console/contracts/core/changes';
import type { Difference } from '@console/contracts/core/differences';
import { gistOf } from '@console/contracts/core/gist';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { resourcesOf } from '../resource/registered.ts';
import { differencesOf, namesInAll } from './facts.ts';

type Listed = Pick<ChangeRequest, 'secureId' | 'module' | 'action' | 'changes' | 'batch'>;

/**
 * What changes are about, for their rows in a list, by id: the fields that tell most. Each row of a batch says its own.
 * Records that they name are read at once.
 */
export async function gistsFor(
  app: Application,
  changes: readonly Listed[],
  caller: Caller,
): Promise<ReadonlyMap<string, Difference[]>> {
  const { db } = app.services;
  const listed = changes.flatMap((change) => {
    const registered = resourcesOf(app).get(change.module);
    if (!registered || change.batch) return [];
    return [{ id: change.secureId, registered, changes: gistOf(registered.resource, change) }];
  });
  const names = await namesInAll(db, listed);
  const found = new Map<string, Difference[]>();
  for (const { id, registered, changes: shown } of listed)
    found.set(id, (await differencesOf(db, registered, shown, caller, names)).slice(0, shown.length));
  return found;
}
