import { sql, type Generated, type Selectable } from 'kysely';
import type { SchemaStep } from '../database/migrate.ts';
import type { Instant, OptionalInstant } from '../database/record-columns.ts';

export interface MailTable {
  id: string;
  recipient: string;
  subject: string;
  /** Encrypted: a message may contain a temporary password. Emptied when it is sent. */
  text_protected: string;
  state: Generated<'WAITING' | 'SENT' | 'FAILED'>;
  tries: Generated<number>;
  next_try_at: Instant;
  sent_at: OptionalInstant;
  created_at: Instant;
}
export type Mail = Selectable<MailTable>;

declare module '../database/schema.ts' {
  interface Database {
    mail: MailTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table mail (id uuid
        primary key, recipient text not null, subject text not null, text_protected text not null,
        state text not null default 'WAITING',
        tries int not null default 0, next_try_at timestamptz(3) not null, sent_at timestamptz(3),
        created_at timestamptz(3) not null)`.execute(db);
    await sql`create index mail_waiting on mail (next_try_at) where state = 'WAITING'`.execute(db);
  },
};
