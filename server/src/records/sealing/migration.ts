import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { publicOf, type PrivateKey } from '../../people/sessions/keys.ts';
import { digestOf } from '../../platform/digest.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';

type Row = Readonly<Record<string, string>>;

async function sealKeys(db: Db, texts: ProtectedText): Promise<void> {
  await sql`alter table signing_key add column private_encrypted text`.execute(db);
  const { rows } = await sql<{ kid: string; jwk: PrivateKey }>`select kid, jwk from signing_key`.execute(db);
  for (const { kid, jwk } of rows) {
    const whole = jwk.d !== undefined || jwk.k !== undefined ? texts.encrypt(JSON.stringify(jwk)) : null;
    await sql`update signing_key
      set jwk = ${JSON.stringify({ ...publicOf(jwk), kid })}::jsonb, private_encrypted = ${whole}
      where kid = ${kid}`.execute(db);
  }
}

async function sealIdentity(db: Db, texts: ProtectedText): Promise<void> {
  const { rows } = await sql<Row>`
    select model, id, uid, user_code, payload::text as payload from oidc_payload`.execute(db);
  await sql`alter table oidc_payload add column payload_encrypted text`.execute(db);
  const digest = (text: string | null | undefined) => (text == null ? null : digestOf(text));
  for (const { model, id, uid, user_code: code, payload = '' } of rows)
    await sql`update oidc_payload set id = ${digest(id)}, uid = ${digest(uid)}, user_code = ${digest(code)},
      payload_encrypted = ${texts.encrypt(payload)} where model = ${model} and id = ${id}`.execute(db);
  await sql`alter table oidc_payload alter column payload_encrypted set not null, drop column payload`.execute(db);
}

async function sealAnswers(db: Db, texts: ProtectedText): Promise<void> {
  const { rows } = await sql<Row>`
    select user_id, key::text as key, answer::text as answer from idempotency_key where answer is not null`.execute(db);
  await sql`alter table idempotency_key add column answer_encrypted text, add column answer_until timestamptz(3),
    drop column answer`.execute(db);
  for (const { user_id: userId, key, answer = '' } of rows)
    await sql`update idempotency_key set answer_encrypted = ${texts.encrypt(answer)}
      where user_id = ${userId} and key = ${key}::uuid`.execute(db);
}

async function sealSettings(db: Db, texts: ProtectedText): Promise<void> {
  const { rows } = await sql<Row>`
    select id::text as id, value from app_setting where value_type = 'SECRET' and value <> ''`.execute(db);
  for (const { id, value = '' } of rows)
    await sql`update app_setting set value = ${texts.encrypt(value)} where id = ${id}::uuid`.execute(db);
}

async function sealNotices(db: Db, texts: ProtectedText): Promise<void> {
  await sql`alter table console_notice add column secret_encrypted text`.execute(db);
  const { rows } = await sql<Row>`
    select id::text as id, parameters ->> 'password' as password from console_notice
    where parameters ->> 'password' is not null`.execute(db);
  for (const { id, password } of rows)
    await sql`update console_notice set parameters = parameters - 'password',
      secret_encrypted = ${texts.encrypt(JSON.stringify({ password }))} where id = ${id}::uuid`.execute(db);
}

async function sealSelections(db: Db, texts: ProtectedText): Promise<void> {
  const { rows } = await sql<Row>`
    select id::text as id, selection ->> 'search' as search from download_job
    where selection ->> 'search' <> ''`.execute(db);
  for (const { id, search = '' } of rows)
    await sql`update download_job
      set selection = jsonb_set(selection, '{search}', to_jsonb(${texts.encrypt(search)}::text))
      where id = ${id}::uuid`.execute(db);
  // The records of a run are fixed at its start: the search text is not needed.
  await sql`update background_run set selection = selection - 'search'`.execute(db);
}

async function sealPreferences(db: Db, texts: ProtectedText): Promise<void> {
  const { rows: kept } = await sql<Row>`
    select user_id::text as user_id, key, value::text as value from preference`.execute(db);
  await sql`alter table preference add column value_encrypted text`.execute(db);
  for (const { user_id: user, key, value = '' } of kept)
    await sql`update preference set value_encrypted = ${texts.encrypt(value)}
      where user_id = ${user}::uuid and key = ${key}`.execute(db);
  await sql`alter table preference alter column value_encrypted set not null, drop column value`.execute(db);
  const { rows: views } = await sql<Row>`select id::text as id, query from list_view`.execute(db);
  await sql`alter table list_view add column query_encrypted text`.execute(db);
  for (const { id, query = '' } of views)
    await sql`update list_view set query_encrypted = ${texts.encrypt(query)} where id = ${id}::uuid`.execute(db);
  await sql`alter table list_view alter column query_encrypted set not null, drop column query`.execute(db);
}

/** Names of the columns that imports marked as personal before this step. */
const personalColumns = ['phone', 'delivery_address'];

async function sealImportRows(db: Db, texts: ProtectedText): Promise<void> {
  const { rows } = await sql<Row>`
    select r.ctid::text as row, j.import_kind as kind, r.key_text from import_row r join import_job j on j.id = r.job_id
    where r.source ?| ${personalColumns}::text[]`.execute(db);
  for (const { row, kind, key_text: key = '' } of rows) {
    const { rows: cells } = await sql<Record<'source' | 'values' | 'stored', Record<string, unknown> | null>>`
      select source, values, stored from import_row where ctid = ${row}::tid`.execute(db);
    const sealed = (found: Record<string, unknown> | null | undefined) =>
      found &&
      JSON.stringify(
        Object.fromEntries(
          Object.entries(found).map(([name, value]) => [
            name,
            value != null && personalColumns.includes(name) ? texts.encrypt(JSON.stringify(value)) : value,
          ]),
        ),
      );
    const [found] = cells;
    await sql`update import_row set source = ${sealed(found?.source)}::jsonb, values = ${sealed(found?.values)}::jsonb,
      stored = ${sealed(found?.stored)}::jsonb, key_text = ${kind === 'blacklist-phone-number' ? texts.hash(key) : key}
      where ctid = ${row}::tid`.execute(db);
  }
}

/** Encrypts columns that a reader of a database dump could use (ADR 8). */
export const migration: SchemaStep = {
  async up(db, texts) {
    await sealKeys(db, texts);
    await sealIdentity(db, texts);
    await sealAnswers(db, texts);
    await sealSettings(db, texts);
    await sealNotices(db, texts);
    await sealSelections(db, texts);
    await sealImportRows(db, texts);
    await sealPreferences(db, texts);
  },
};
