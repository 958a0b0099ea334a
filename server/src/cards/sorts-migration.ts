import { sql } from 'kysely';
import type { SchemaStep } from '../platform/database/migrate.ts';

/** Orders of long lists of cards and documents that had no index; of those with blanks, which are last, both ways. */
const indexes: readonly (readonly [table: string, name: string, columns: string])[] = [
  ['card', 'expiry', 'expiry_date, id'],
  ['card', 'expiry_last', 'expiry_date desc nulls last, id desc'],
  ['card_delivery', 'number', 'delivery_no collate "und-x-icu", id'],
  ['card_loss', 'number', 'loss_no collate "und-x-icu", id'],
  ['card_loss', 'lost', 'lost_date desc, id desc'],
  ['card_pickup', 'deadline_last', 'deadline desc nulls last, id desc'],
  ['card_pickup', 'arrived', 'arrived_at, id'],
  ['card_pickup', 'arrived_last', 'arrived_at desc nulls last, id desc'],
  ['ecard_print_request', 'number', 'request_no collate "und-x-icu", id'],
  ['ecard_print_request', 'fee', 'fee, id'],
];

export const sortsMigration: SchemaStep = {
  async up(db) {
    // It held cards with an expiry date alone.
    await sql`drop index card_expiry`.execute(db);
    await sql`drop index card_loss_lost`.execute(db);
    for (const [table, name, columns] of indexes)
      await sql.raw(`create index ${table}_${name} on ${table} (${columns})`).execute(db);
  },
};
