import { sql } from 'kysely';
import type { SchemaStep } from '../../../../platform/database/migrate.ts';

/**
 * Creates the queue of applications and replacements that wait for a number. Rows claimed by one run cannot be taken by
 * another.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table card_generation_run add column refused jsonb not null default '[]'`.execute(db);
    await sql`alter table card_verification add column run_id uuid references card_generation_run`.execute(db);
    await sql`create index card_verification_run on card_verification (run_id) where run_id is not null`.execute(db);
    await sql`create view card_waiting_number as
      select id, version, created_by, created_at, updated_by, updated_at, deleted_at, 'verification' as document_kind,
      verification_no as document_no, member_id, coalesce(pickup_branch_id, branch_id) as branch_id, card_type_id,
      preference, decided_at as approved_at,
        name_on_card, source_id, null::uuid as old_card_id, run_id
      from card_verification where state = 'APPROVED' and card_id is null and preference <> 'DIGITAL'
      union all
      select id, version, created_by, created_at, updated_by, updated_at, deleted_at, 'replacement', replacement_no,
      member_id, branch_id, card_type_id, case result when 'PRINT_HOME'
        then 'HOME' else 'BRANCH_PICKUP' end, decided_at,
        null, null, old_card_id, run_id
      from card_replacement where state = 'WAITING_NUMBER'`.execute(db);
  },
};
