import { distributionFigureNames } from '@console/contracts/cards/reporting-card-distribution/figures';
import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Creates the daily snapshot of card distribution. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_distribution_daily (day date not null, office_branch_id uuid
      references branch, office_mra_id uuid references mra, card_type_id uuid not null references card_type,
      ${sql.raw(distributionFigureNames.map((name) => `"${name}" int not null`).join(', '))}, closing int not null,
        check (num_nonnulls(office_branch_id, office_mra_id) = 1),
      constraint card_distribution_daily_key unique nulls not distinct (day, office_branch_id, office_mra_id,
        card_type_id))`.execute(db);
  },
};
