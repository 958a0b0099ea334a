import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Stores which members were notified of a card's expiry, and how many days before. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_expiry_notice (card_id uuid not null
      references card, expiry_date date not null, days int not null, told_at timestamptz(3) not null,
      primary key (card_id, expiry_date, days))`.execute(db);
  },
};
