import type { Tx } from '../../platform/context.ts';
import { columnOf } from './columns.ts';
import type { RegisteredResource, Row } from './registered.ts';
import { follow } from './follow.ts';
import { reread, touch, type WriteOptions } from './write.ts';

/** Moves a record to another state. @returns the stored record. */
export async function moveRecord(
  tx: Tx,
  registered: RegisteredResource,
  before: Row,
  move: {
    /** The transition, which is the verb of the audit entry. */
    readonly name: string;
    readonly field: string;
    readonly to: string;
    /** Further columns to store. */
    readonly store?: Readonly<Record<string, unknown>>;
  },
  options: WriteOptions,
): Promise<Row> {
  const { name, field, to, store = {} } = move;
  const column = columnOf(registered.definition as never, field);
  if (column === null) throw new TypeError(`${registered.resource.module}: ${field} is an expression`);
  await touch(tx, registered, [before.secureId], { ...store, [column]: to }, options);
  const after = await reread(tx, registered, before.secureId, options);
  await follow(tx, registered, [{ action: 'update', verb: name, before, after }], options);
  return after;
}
