import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { same } from '../../platform/audit/differences.ts';
import { plainText } from '../../platform/plain-text.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { expressionOf } from '../resource/columns.ts';
import type { Sql } from '../resource/definition.ts';
import { duplicate, isFree } from '../resource/unique.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { Services } from '../../platform/services.ts';

/** Reserved unique values of pending changes, as hashes; and the scope of a pending change that creates a record. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table change_value (module text not null, field text not null, hash text not null,
      change_id uuid not null references change_request on delete cascade, primary key (module, field, hash))`.execute(
      db,
    );
    await sql`create index change_value_change on change_value (change_id)`.execute(db);
    await sql`alter table change_request add column reach jsonb`.execute(db);
  },
};

const hashOf = async (services: Services, value: unknown): Promise<string> =>
  (await protectionOf(services)).hash(plainText(value).toLowerCase());

/** A reservation counts while its change is pending; those of decided or expired changes are replaced. */
const isOver = (now: Date) =>
  sql<boolean>`exists (select from change_request c
    where c.id = change_value.change_id and (c.state <> 'PENDING' or c.expires_at <= ${now}))`;

/**
 * Reserves the unique values that a pending change would store, so that two pending changes cannot contain the same
 * value.
 * @throws Refusal DUPLICATE naming the field whose value a record or another pending change has
 */
export async function claimValues(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  change: { readonly id: string; readonly recordId: string | null },
  before: Readonly<Record<string, unknown>> | null,
  values: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  const { module, fields } = registered.resource;
  for (const [field, { unique }] of Object.entries(fields)) {
    const value = values?.[field];
    if (!unique || value == null || same(value, before?.[field])) continue;
    if (!(await isFree(tx as Db, registered, field, value, change.recordId))) throw duplicate(field);
    const hash = await hashOf(services, value);
    await sql`delete from change_value
      where module = ${module} and field = ${field} and hash = ${hash} and ${isOver(services.now())}`.execute(tx);
    const { numAffectedRows } = await sql`insert into change_value (module, field, hash, change_id)
        values (${module}, ${field}, ${hash}, ${change.id}::uuid) on conflict do nothing`.execute(tx);
    if (numAffectedRows === 0n) throw duplicate(field);
  }
}

/** Whether a pending change, other than one of this record, would store the value. */
export async function isWanted(
  db: Db,
  services: Services,
  module: string,
  field: string,
  value: unknown,
  exceptRecordId: string | null,
): Promise<boolean> {
  const { rows } = await sql`select from change_value v join change_request c on c.id = v.change_id
    where v.module = ${module} and v.field = ${field} and v.hash = ${await hashOf(services, value)}
      and c.state = 'PENDING'
      and c.expires_at > ${services.now()}
        and (${exceptRecordId}::uuid is null or c.record_id is distinct from ${exceptRecordId}::uuid)`.execute(db);
  return rows.length > 0;
}

/**
 * The change `c` is about the record that has a value in a unique field, or would have it once it is created.
 * @throws Refusal VALIDATION for a field that is not unique: pending changes are not searched by others
 */
export async function aboutValue(
  services: Services,
  { resource, definition }: RegisteredResource,
  field: string,
  value: string,
): Promise<Sql> {
  if (!resource.fields[field]?.unique) throw invalid({ field: 'field', code: 'NOT_ALLOWED' });
  return sql`(exists (select from change_value v where v.change_id = c.id and v.module = ${resource.module}
      and v.field = ${field} and v.hash = ${await hashOf(services, value)})
    or c.record_id in (select t.id from ${sql.table(definition.table)} t
      where lower(${expressionOf(definition as never, field)}::text) = lower(${value})
        and ${definition.where ?? sql`t.deleted_at is null`}))`;
}
