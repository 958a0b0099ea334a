import { sql } from 'kysely';
import type { Field } from '@console/contracts/core/fields';
import type { Db } from '../../../platform/context.ts';
import { choiceOf } from '../../resource/choice.ts';
import type { RegisteredResource, Row } from '../../resource/registered.ts';

/** What a record was before changes that came later, by field. */
export type Earlier = ReadonlyMap<string, unknown>;

interface LaterEntry {
  readonly id: string;
  readonly changes: readonly { readonly field: string; readonly before: unknown }[];
}

/**
 * The values that records had at an instant, as far as they changed since, from the audit trail. Personal data and
 * secrets are masked there.
 */
export async function earlierValues(
  db: Db,
  { resource }: Pick<RegisteredResource, 'resource'>,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Earlier>> {
  const { rows } = await sql<LaterEntry>`select entity_id as id, changes from audit_entry_view
    where module = ${resource.module} and entity_id = any(${ids}::text[]) and at >= ${at} and outcome = 'success'
    order by at desc, id desc`.execute(db);
  const earlier = new Map<string, Map<string, unknown>>();
  for (const { id, changes } of rows) {
    const values = earlier.get(id) ?? new Map<string, unknown>();
    earlier.set(id, values);
    // The entries come backwards: the one that is nearest to the instant counts.
    for (const { field, before } of changes) values.set(field, before);
  }
  return earlier;
}

/** Code and name of records that rows refer to, by their ids. */
async function referred(db: Db, registered: RegisteredResource, ids: readonly string[]) {
  const { table, joins = sql`` } = registered.definition;
  const { code, name } = choiceOf(registered);
  const { rows } = await sql<{ id: string; code: string; name: string }>`select t.id, ${code} as code, ${name} as name
    from ${sql.table(table)} t ${joins} where t.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...shown }) => [id, shown]));
}

const peerOf = ({ peers }: RegisteredResource, { target, lov }: Field): RegisteredResource | undefined =>
  [...peers.values()].find((peer) => peer.resource.module === target?.module || `${peer.resource.path}/lov` === lov);

/** The same of references: records name others by code and name beside the id. */
async function renamed(db: Db, registered: RegisteredResource, rows: readonly Row[], changed: ReadonlySet<string>) {
  const fields: Readonly<Record<string, Field>> = registered.resource.fields;
  for (const name of changed) {
    const field = fields[name];
    const peer = field?.kind === 'reference' ? peerOf(registered, field) : undefined;
    if (!peer) continue;
    const ids = [...new Set(rows.flatMap((row) => (typeof row[name] === 'string' ? [row[name]] : [])))];
    const names = await referred(db, peer, ids);
    for (const row of rows) {
      const references = (row['references'] ?? {}) as Readonly<Record<string, unknown>>;
      row['references'] = { ...references, [name]: names.get(String(row[name])) ?? null };
    }
  }
}

/** Puts earlier values of fields in place of the present ones, but for personal data. */
export async function rewind(
  db: Db,
  registered: RegisteredResource,
  rows: readonly Row[],
  earlier: ReadonlyMap<string, Earlier>,
): Promise<void> {
  const { fields, states } = registered.resource;
  const changed = new Set<string>();
  for (const row of rows)
    for (const [name, before] of earlier.get(row.secureId) ?? []) {
      const isKnown = name in fields || name === 'status' || name === states?.field;
      if (!isKnown || (fields as Readonly<Record<string, Field>>)[name]?.personal) continue;
      row[name] = before;
      changed.add(name);
    }
  await renamed(db, registered, rows, changed);
}

/** Puts the masked earlier values of personal data into rows as they are shown. */
export function rewindPersonal(
  { resource }: Pick<RegisteredResource, 'resource'>,
  rows: readonly Row[],
  earlier: ReadonlyMap<string, Earlier>,
): void {
  const fields: Readonly<Record<string, Field>> = resource.fields;
  for (const row of rows)
    for (const [name, before] of earlier.get(row.secureId) ?? [])
      if (fields[name]?.personal && name in row) row[name] = before;
}
