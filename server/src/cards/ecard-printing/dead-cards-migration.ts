import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Closes open requests of cards that are no longer active. */
export const deadCardsMigration: SchemaStep = {
  async up(db) {
    await sql`update ecard_print_request r
      set state = 'WITHDRAWN', note = 'Kartu ' || c.status, version = r.version + 1, updated_by = 'SYSTEM',
      updated_at = now()
      from card c
        where c.id = r.card_id and r.state in ('REQUESTED', 'SELECTED', 'SENT')
        and c.status in ('Lost', 'Cancelled')`.execute(db);
  },
};
