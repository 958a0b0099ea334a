import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** A person in charge is a person: the telephone number is encrypted, with a keyed hash, as other personal data. */
export const picPhoneMigration: SchemaStep = {
  async up(db, texts) {
    await sql`alter table member_group add column pic_phone_encrypted text, add column pic_phone_hash text`.execute(db);
    const { rows } = await sql<{ id: string; phone: string }>`
      select id::text as id, pic_phone as phone from member_group`.execute(db);
    const sealed = rows.map(({ id, phone }) => ({
      id,
      encrypted: texts.encrypt(phone),
      hash: texts.hash(phone),
    }));
    await sql`update member_group g set pic_phone_encrypted = s.encrypted, pic_phone_hash = s.hash
      from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) s(id uuid, encrypted text, hash text)
      where g.id = s.id`.execute(db);
    await sql`alter table member_group drop column pic_phone, alter column pic_phone_encrypted set not null,
      alter column pic_phone_hash set not null`.execute(db);
  },
};
