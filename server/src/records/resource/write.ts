import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { same } from '../../platform/audit/differences.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Checked, Writer } from './check.ts';
import { columnValues } from './column-values.ts';
import { heldPeriod } from './period-overlap.ts';
import { judged, outcomeOf } from './judge.ts';
import { follow, type WriteOptions } from './follow.ts';
import { findRecords } from './read.ts';
import type { RegisteredResource, Row } from './registered.ts';
import { withoutDuplicates } from './unique.ts';
import { requireWithin } from './written-within.ts';

export type { WriteOptions } from './follow.ts';

const everything = { type: 'all' } as const;

const assignments = (columns: Readonly<Record<string, unknown>>) =>
  sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));

type StoreParts = (tx: Tx, stored: object) => Promise<void>;

/** Calls the module's rule for the change, then stores the parts in tables of their own. */
async function begin(
  tx: Tx,
  registered: RegisteredResource,
  before: Row | null,
  id: string,
  checked: Checked,
  { actor, caller }: WriteOptions,
): Promise<void> {
  const action = before ? 'update' : 'create';
  await judged(tx, registered, { action, before, after: outcomeOf(action, before, checked.values) }, caller);
  const store = registered.definition.storeParts as StoreParts | undefined;
  await store?.(tx, { ...checked, before, id, actor, caller });
}

/** Stores a new record without audit entry and effects. @returns the stored record. @throws Refusal DUPLICATE */
export async function storeRecord(
  tx: Tx,
  registered: RegisteredResource,
  checked: Checked,
  options: WriteOptions,
): Promise<Row> {
  const { actor, now } = options;
  const columns = {
    id: randomUUID(),
    created_by: options.maker ?? actor.username,
    created_at: now,
    updated_by: actor.username,
    updated_at: now,
    ...columnValues(registered, checked),
  };
  await begin(tx, registered, null, columns.id, checked, options);
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const insert = sql`
    insert into ${sql.table(registered.definition.table)} (${names}) values (${sql.join(Object.values(columns))})`;
  const own = [columns.id, ...[checked.store['supersedes_id'] ?? []].flat()] as string[];
  await heldPeriod(tx, registered, { values: checked.values, own, now }, () =>
    withoutDuplicates(registered, () => insert.execute(tx)),
  );
  return reread(tx, registered, columns.id, options);
}

/** Stores a new record. @returns the stored record. @throws Refusal DUPLICATE, or the module's refusal */
export async function insertRecord(
  tx: Tx,
  registered: RegisteredResource,
  checked: Checked,
  options: WriteOptions,
): Promise<Row> {
  const after = await storeRecord(tx, registered, checked, options);
  await requireWithin(tx, registered, after.secureId, options, 'create');
  await follow(tx, registered, [{ action: 'create', before: null, after }], options);
  return reread(tx, registered, after.secureId, options);
}

/** A change of the record that it belongs to has a verb of its own in the audit trail. */
const verbOf = ({ resource: { parent } }: RegisteredResource, before: Row, after: Row): { verb?: string } =>
  parent && !same(before[parent.field], after[parent.field]) ? { verb: 'move-parent' } : {};

/**
 * Stores a changed record. One of which no field changes is not written, whatever its module would store beside: it
 * would take its version from what waits for a second person.
 * @returns the stored record
 */
export async function updateRecord(
  tx: Tx,
  registered: RegisteredResource,
  before: Row,
  checked: Checked,
  options: WriteOptions,
): Promise<Row> {
  const differs = Object.entries(checked.values).some(
    ([name, value]) => name in registered.resource.fields && !same(value, before[name]),
  );
  if (!differs) return before;
  await begin(tx, registered, before, before.secureId, checked, options);
  const { now } = options;
  const values = { ...before, ...checked.values };
  await heldPeriod(tx, registered, { values, own: [before.secureId], now }, () =>
    withoutDuplicates(registered, () =>
      touch(tx, registered, [before.secureId], columnValues(registered, checked), options),
    ),
  );
  if (registered.definition.writtenWithin) await requireWithin(tx, registered, before.secureId, options, 'update');
  const after = await reread(tx, registered, before.secureId, options);
  await follow(tx, registered, [{ action: 'update', ...verbOf(registered, before, after), before, after }], options);
  return reread(tx, registered, before.secureId, options);
}

/** Soft-deletes records: they stay in the history only. */
export async function removeRecord(
  tx: Tx,
  registered: RegisteredResource,
  before: Row,
  options: WriteOptions,
): Promise<void> {
  await touch(tx, registered, [before.secureId], { deleted_at: options.now }, options);
  await follow(tx, registered, [{ action: 'delete', before, after: null }], options);
}

/** Switches records on or off; all must have the other status and pass the guard. */
export async function switchRecords(
  tx: Tx,
  registered: RegisteredResource,
  before: readonly Row[],
  action: 'activate' | 'deactivate',
  options: WriteOptions,
): Promise<void> {
  const status = action === 'activate' ? 'active' : 'inactive';
  const { whenInactive } = registered.definition as { readonly whenInactive?: Readonly<Record<string, unknown>> };
  const values = { ...(status === 'inactive' ? whenInactive : {}) };
  await withoutDuplicates(registered, () =>
    touch(
      tx,
      registered,
      before.map((row) => row.secureId),
      { ...columnValues(registered, { values, store: {} }), status },
      options,
    ),
  );
  await follow(
    tx,
    registered,
    before.map((row) => ({ action, before: row, after: { ...row, ...values, status, version: row.version + 1 } })),
    options,
  );
}

/** Sets columns of records, their version and who changed them. */
export async function touch(
  tx: Tx,
  { definition }: RegisteredResource,
  ids: readonly string[],
  columns: Readonly<Record<string, unknown>>,
  { actor, now }: WriteOptions,
): Promise<void> {
  await sql`
    update ${sql.table(definition.table)}
      set ${assignments({ ...columns, updated_by: actor.username, updated_at: now })}, version = version + 1
    where id = any(${ids}::uuid[])`.execute(tx);
}

/** The stored record, whatever the scope. */
export async function reread(tx: Tx, registered: RegisteredResource, id: string, { caller }: Writer): Promise<Row> {
  const [row] = await findRecords(tx, registered, [id], everything, { of: 'detail', caller });
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
