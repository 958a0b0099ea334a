import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Gaps of rates and fees, as the nightly check found them. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table branch_rate_gap (branch_id uuid not null references branch, tenor integer not null,
      lacks text not null check (lacks in ('RATE', 'FEE')), primary key (branch_id, lacks, tenor))`.execute(db);
  },
};
