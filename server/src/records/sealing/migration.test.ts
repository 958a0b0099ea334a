import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { seedOptions } from '../../../test/environment.ts';
import type { Db } from '../../platform/context.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { migration } from './migration.ts';

const database = useDatabase();
const texts = protectedText(seedOptions.dataKey);

/** The tables as they were before the step. */
const earlier = [
  'alter table signing_key drop column private_encrypted',
  'alter table oidc_payload drop column payload_encrypted, add column payload jsonb not null',
  'alter table idempotency_key drop column answer_encrypted, drop column answer_until, add column answer json',
  'alter table console_notice drop column secret_encrypted',
  'alter table preference drop column value_encrypted, add column value jsonb not null',
  'alter table list_view drop column query_encrypted, add column query text not null',
];

test('what lay in clear in an older database lies as secrets at rest after the step, and reads the same', async () => {
  const { db } = database.current;
  const [user, job] = [randomUUID(), randomUUID()];
  for (const statement of earlier) await sql.raw(statement).execute(db);
  const key = { kty: 'EC', kid: 'k1', d: 'privatehalf', x: 'x', y: 'y', crv: 'P-256' };
  await sql`insert into signing_key (kid, purpose, jwk, created_at)
    values ('k1', 'access', ${JSON.stringify(key)}, now()),
    ('k2', 'registry', '{"kty":"OKP","x":"x","kid":"k2"}', now())`.execute(db);
  await sql`insert into oidc_payload (model, id, uid, payload)
    values ('AccessToken', 'shown', 'u1', '{"jti":"shown"}')`.execute(db);
  await sql`insert into idempotency_key (user_id, key, call, body_hash, answer, done, created_at)
    values ('u', ${user}, 'c', 'h', '{"result":{"token":"crt_x"}}', true, now())`.execute(db);
  await sql`insert into console_notice (id, user_id, kind, parameters, at)
    values (${job}, ${user}, 'PRINT_FILE_PASSWORD', '{"batchNo":"B1","password":"geheim"}', now())`.execute(db);
  await sql`insert into preference (user_id, key, value, updated_at)
    values (${user}, 'a.b', '{"search":"0812"}', now())`.execute(db);
  await sql`insert into import_job (id, module, import_kind, line, file_name, file_hash, file_size, uploaded_by,
    uploaded_at, uploader, state)
    values (${job}, 'm', 'blacklist-phone-number', '', 'f', 'h', 1, 'A', now(), '{}', 'PREVIEWED')`.execute(db);
  await sql`insert into import_row (job_id, row_no, result, key_text, source, "values", messages)
    values (${job}, 2, 'NEW', '["0812"]', '{"phone":"+62 812","note":"n"}', '{"phone":"0812","note":"n"}',
      '[]')`.execute(db);
  await migration.up(db as Db, texts);

  const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => (await query.execute(db)).rows[0] as Row;
  const signing = await one(
    sql<{ jwk: object; private_encrypted: string }>`select * from signing_key where kid = 'k1'`,
  );
  expect(signing.jwk).not.toHaveProperty('d');
  expect(JSON.parse(texts.decrypt(signing.private_encrypted))).toEqual(key);
  expect(await one(sql`select private_encrypted from signing_key where kid = 'k2'`)).toEqual({
    private_encrypted: null,
  });
  const code = await one(sql<{ id: string; payload_encrypted: string }>`select * from oidc_payload`);
  expect(code.id).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.parse(texts.decrypt(code.payload_encrypted))).toEqual({ jti: 'shown' });
  const kept = await one(sql<{ answer_encrypted: string }>`select answer_encrypted from idempotency_key`);
  expect(JSON.parse(texts.decrypt(kept.answer_encrypted))).toEqual({ result: { token: 'crt_x' } });
  const notice = await one(
    sql<{ parameters: object; secret_encrypted: string }>`select * from console_notice where id = ${job}`,
  );
  expect(notice.parameters).toEqual({ batchNo: 'B1' });
  expect(JSON.parse(texts.decrypt(notice.secret_encrypted))).toEqual({ password: 'geheim' });
  const preference = await one(sql<{ value_encrypted: string }>`select value_encrypted from preference`);
  expect(JSON.parse(texts.decrypt(preference.value_encrypted))).toEqual({ search: '0812' });
  const row = await one(
    sql<{ key_text: string; source: { phone: string; note: string } }>`select * from import_row where job_id = ${job}`,
  );
  expect([row.key_text, JSON.parse(texts.decrypt(row.source.phone)), row.source.note]).toEqual([
    texts.hash('["0812"]'),
    '+62 812',
    'n',
  ]);
});
