import { same } from '../../platform/audit/differences.ts';
import type { Tx } from '../../platform/context.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { valuesOf } from './judged-change.ts';

interface Saved {
  readonly before: Row;
  /** All values of the save. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly after: Pick<Row, 'secureId' | 'version'>;
}

/**
 * Keeps a pending change valid when a save stores other fields of its record at once: the change takes over the stored
 * values and the new version. A save of a field that the change touches leaves it behind, so that it becomes OUTDATED.
 */
export async function carryPending(
  tx: Tx,
  services: Services,
  { resource }: RegisteredResource,
  { before, values, after }: Saved,
): Promise<void> {
  if (!resource.fourEyes || resource.effective || after.version === before.version) return;
  const change = await tx
    .selectFrom('change_request')
    .select(['id', 'values_protected'])
    .where('module', '=', resource.module)
    .where('record_id', '=', after.secureId)
    .where('state', '=', 'PENDING')
    .where('action', '=', 'update')
    .where('base_version', '=', before.version)
    .forUpdate()
    .executeTakeFirst();
  const proposed = change && (await valuesOf(services, change));
  if (!proposed) return;
  const saved = Object.keys(resource.fields).filter((name) => name in values && !same(values[name], before[name]));
  if (saved.some((name) => !same(proposed[name], before[name]))) return;
  const carried = { ...proposed, ...Object.fromEntries(saved.map((name) => [name, values[name]])) };
  await tx
    .updateTable('change_request')
    .set({
      base_version: after.version,
      values_protected: (await protectionOf(services)).encrypt(JSON.stringify(carried)),
    })
    .where('id', '=', change.id)
    .execute();
}
