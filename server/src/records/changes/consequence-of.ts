import type { Text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import type { ConsequentChange } from '../resource/approval.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';

type ConsequenceOf = (db: Db | Tx, change: ConsequentChange, record: Row | null) => Promise<Text | null>;
type NoteOf = (db: Db | Tx, record: Row) => Promise<Text | null>;

/**
 * What the approval of a change also does, as its module sees it now; of an activation what its maker was asked, so
 * that both decide on the same.
 * @param record the record as it is stored; `null` for one that is new
 */
export async function consequenceOf(
  db: Db | Tx,
  registered: RegisteredResource,
  change: ConsequentChange,
  record: Row | null,
): Promise<Text | null> {
  const { approval, activationNote } = registered.definition;
  const own = (await (approval?.consequence as ConsequenceOf | undefined)?.(db, change, record)) ?? null;
  if (own || change.action !== 'activate' || !activationNote || change.recordId === null) return own;
  const options = { of: 'detail', caller: null } as const;
  const [found] = record ? [record] : await findRecords(db, registered, [change.recordId], { type: 'all' }, options);
  return found ? (activationNote as NoteOf)(db, found) : null;
}
