import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Branches for domains with who decides on their orders: head office or the branch. */
export const branchDecisionView: SchemaStep = {
  async up(db) {
    await sql`create or replace view branch_view as
      select id, business_line, office_code, name, mro_id, city, status, deleted_at, central_decision
      from branch`.execute(db);
  },
};
