import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

/**
 * Stores with each card whether it has an open hold, so that an office's held cards are found without a lookup per
 * card.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table card add column held boolean not null default false`.execute(db);
    await sql`update card set held = true
      where id in (select card_id from card_hold where released_at is null)`.execute(db);
    for (const [name, column] of [
      ['card_held_branch', 'office_branch_id'],
      ['card_held_mra', 'office_mra_id'],
    ] as const) {
      await sql`create index ${sql.id(name)} on card (${sql.id(column)}, last_movement_at desc, id) where held`.execute(
        db,
      );
    }
    await sql`create index card_held_moved on card (last_movement_at desc, id) where held`.execute(db);
  },
};
