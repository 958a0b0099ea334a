import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table qanun_branch (${recordColumns}, branch_id uuid not null
      references branch, effective_from date not null, effective_to date,
      check (effective_to >= effective_from))`.execute(db);
    // A range of one id lets an exclusion constraint compare ids without another extension.
    await sql`create type uuid_range as range (subtype = uuid)`.execute(db);
    await sql`alter table qanun_branch add constraint qanun_branch_period exclude
      using gist (uuid_range(branch_id, branch_id, '[]') with &&, daterange(effective_from, effective_to, '[]') with &&)
      where (deleted_at is null)`.execute(db);
    await sql`create index qanun_branch_of on qanun_branch (branch_id, effective_from)
      where deleted_at is null`.execute(db);
  },
};
