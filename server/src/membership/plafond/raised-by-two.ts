import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** A limit is raised by two people: the maker, and somebody else who approves. Movements from before stay. */
export const raisedByTwo: SchemaStep = {
  async up(db) {
    await sql`alter table plafond_movement add constraint plafond_movement_raised_by_two
      check (kind <> 'ADJUST' or direction <> 'in' or (approver is not null and approver <> maker)) not valid`.execute(
      db,
    );
  },
};
