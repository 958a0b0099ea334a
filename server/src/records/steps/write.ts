import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { columnOf } from '../resource/columns.ts';
import { follow } from '../resource/follow.ts';
import { findRecords } from '../resource/read.ts';
import { touch } from '../resource/write.ts';
import { withoutDuplicates } from '../resource/unique.ts';
import { callHook, standing, type Batch, type Standing } from './batch.ts';

const everything = { type: 'all' } as const;

/** The columns that a step stores with a record: its state, and what the module says. */
function columnsOf({ registered }: Batch, { store, to }: Standing): Readonly<Record<string, unknown>> {
  const field = registered.resource.states?.field;
  if (field === undefined || to === undefined) return store;
  const column = columnOf(registered.definition as never, field);
  if (column === null) throw new TypeError(`${registered.resource.module}: ${field} is an expression`);
  return { ...store, [column]: to };
}

/** Stores other columns with each record, in one statement; the columns are those of the first. */
async function touchEach(
  { tx, registered, options: { actor, now } }: Batch,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const table = sql.table(registered.definition.table);
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const values = sql.join(names.map((name) => sql`${sql.ref(name)} = v.${sql.ref(name)}`));
  await sql`update ${table} t
      set ${values}, updated_by = ${actor.username}, updated_at = ${now}, version = t.version + 1
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) v where t.id = v.id`.execute(tx);
}

/** Stores the records with what the module adds: one statement for all. */
export async function writeRecords(batch: Batch): Promise<void> {
  const { tx, registered, options } = batch;
  await callHook(batch, 'perform');
  const targets = standing(batch);
  const [first, ...others] = targets.map((target) => ({
    id: target.before.secureId,
    columns: columnsOf(batch, target),
  }));
  if (!first) return;
  const alike = others.every(({ columns }) => isDeepStrictEqual(columns, first.columns));
  await withoutDuplicates(registered, () =>
    alike
      ? touch(
          tx,
          registered,
          [first, ...others].map(({ id }) => id),
          first.columns,
          options,
        )
      : touchEach(
          batch,
          [first, ...others].map(({ id, columns }) => ({ id, ...columns })),
        ),
  );
}

/** Writes what follows from the stored records elsewhere. */
export const writeEffects = (batch: Batch): Promise<void> => callHook(batch, 'effects');

/** Reads the stored records again, whatever the scope. */
export async function rereadRecords(batch: Batch): Promise<void> {
  const { tx, registered, caller } = batch;
  const targets = standing(batch);
  const ids = targets.map(({ before }) => before.secureId);
  const rows = await findRecords(tx, registered, ids, everything, { of: 'detail', caller });
  const byId = new Map(rows.map((row) => [row.secureId, row]));
  for (const target of targets) target.after = byId.get(target.before.secureId) ?? null;
}

/** Writes the audit entries of the records, and the effects that the module declares for any change. */
export async function auditRecords(batch: Batch): Promise<void> {
  const { tx, registered, name, options } = batch;
  const changes = standing(batch).map(
    ({ before, after, entry }) => ({ action: 'update', verb: name, before, after, entry }) as const,
  );
  if (changes.length > 0) await follow(tx, registered, changes, options);
}
