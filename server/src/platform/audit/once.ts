import type { Db, Tx } from '../context.ts';
import { recordEntry, type Entry } from './record.ts';

/** What somebody has opened: the record, the act, and which part of it. */
interface Opened {
  readonly entityId: string;
  readonly username: string;
  readonly actions: readonly string[];
  /** Stored as the filter of the entry. */
  readonly part: string;
}

/** Whether this person has such an entry for the part of a record. */
export async function wasRecorded(tx: Db | Tx, { entityId, username, actions, part }: Opened): Promise<boolean> {
  const entry = await tx
    .selectFrom('audit_entry')
    .select('id')
    .where('entity_id', '=', entityId)
    .where('username', '=', username)
    .where('action', 'in', actions)
    .where('outcome', '=', 'success')
    .where('filter', '=', JSON.stringify(part))
    .executeTakeFirst();
  return entry !== undefined;
}

/** Records that a person has opened a part of a record, unless that is recorded already. @returns whether it is new */
export async function recordOnce(
  tx: Tx,
  entry: Entry & { readonly entityId: string; readonly filter: string },
): Promise<boolean> {
  const { entityId, filter, action, actor } = entry;
  if (await wasRecorded(tx, { entityId, username: actor.username, actions: [action], part: filter })) return false;
  await recordEntry(tx, entry);
  return true;
}
