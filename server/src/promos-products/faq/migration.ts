import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { createVersionTable } from '../content/migration.ts';

export const faqMigration: SchemaStep = {
  async up(db) {
    await createVersionTable(db as never, 'faq_version');
    await sql`create table faq_vote (item_id uuid primary key,
      helpful_yes int not null default 0, helpful_no int not null default 0)`.execute(db);
  },
};
