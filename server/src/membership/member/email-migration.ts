import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

const batch = 1_000;

/** E-mail addresses of members are encrypted as other personal data; a keyed hash serves for search and uniqueness. */
export const migration: SchemaStep = {
  async up(db, texts) {
    await sql`alter table member add column email_encrypted text, add column email_hash text`.execute(db);
    for (;;) {
      const { rows } = await sql<{ id: string; email: string }>`
        select id::text as id, email from member where email is not null and email_hash is null limit ${batch}`.execute(
        db,
      );
      if (rows.length === 0) break;
      const sealed = rows.map(({ id, email }) => ({
        id,
        email_encrypted: texts.encrypt(email),
        email_hash: texts.hash(email.toLowerCase()),
      }));
      await sql`update member set email_encrypted = s.email_encrypted, email_hash = s.email_hash
        from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) s(id uuid, email_encrypted text, email_hash text)
        where member.id = s.id`.execute(db);
    }
    await sql`alter table member drop column email`.execute(db);
    await sql`create unique index member_email on member (email_hash) where status <> 'closed'`.execute(db);
  },
};
