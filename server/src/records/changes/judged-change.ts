import type { Db, Tx } from '../../platform/context.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { outcomeOf, type JudgedChange } from '../resource/judge.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import type { Services } from '../../platform/services.ts';
import type { StoredChange } from './table.ts';

/** The values that an approval stores. */
export async function valuesOf(
  services: Services,
  { values_protected: values }: Pick<StoredChange, 'values_protected'>,
): Promise<Record<string, unknown> | null> {
  return JSON.parse((await protectionOf(services)).decrypt(values)) as Record<string, unknown> | null;
}

/** A pending change in the form that the module's rule judges: the current record, and the record after the change. */
export async function judgedChange(
  tx: Tx | Db,
  services: Services,
  registered: RegisteredResource,
  change: Pick<StoredChange, 'action' | 'record_id' | 'values_protected'>,
  known?: Row | null,
): Promise<JudgedChange> {
  const { action, record_id: id } = change;
  const read = async (): Promise<Row | null> =>
    id ? ((await findRecords(tx, registered, [id], { type: 'all' }, { of: 'detail', caller: null }))[0] ?? null) : null;
  const before = known === undefined ? await read() : known;
  return { action, before, after: outcomeOf(action, before, await valuesOf(services, change)) };
}
