import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

const open = sql`('DRAFT', 'PENDING_APPROVAL', 'WAITING_NUMBER')`;

/** Creates replacements: one open per member, each linked to its new card. A pick-up can hand over that card. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_replacement (${recordColumns}, replacement_no text not null unique,
      member_id uuid not null references member, branch_id uuid not null references branch,
      old_card_id uuid not null references card, new_card_id uuid unique references card, card_type_id uuid not null
        references card_type, reset_reason_id uuid not null references card_reset_reason,
      result text not null check (result in ('DIGITAL', 'STOCK', 'PRINT_BRANCH', 'PRINT_HOME')), loss_id uuid
        references card_loss,
      fee int not null check (fee >= 0), fee_mode text
        check (fee_mode in ('CASH', 'WAIVED')), cash_receipt_no varchar(30), keep_expiry boolean not null,
      state text not null
        check (state in ('DRAFT', 'PENDING_APPROVAL', 'WAITING_NUMBER', 'COMPLETED', 'REJECTED', 'CANCELLED')),
      editors text[] not null, approver text, decided_at timestamptz(3), note varchar(255), completed_at timestamptz(3),
      run_id uuid references card_generation_run,
      constraint card_replacement_fee
        check ((fee > 0) = (fee_mode is not null)
        and (fee_mode is not distinct from 'CASH') = (cash_receipt_no is not null)),
      constraint card_replacement_completed
        check ((state = 'COMPLETED') = (new_card_id is not null)
        and (state = 'COMPLETED') = (completed_at is not null)),
      constraint card_replacement_waits check (state <> 'WAITING_NUMBER' or result in ('PRINT_BRANCH', 'PRINT_HOME')),
      constraint card_replacement_drafted check (state <> 'DRAFT' or result = 'STOCK'),
      constraint card_replacement_at_work check (run_id is null or state = 'WAITING_NUMBER'),
      constraint card_replacement_other check (new_card_id <> old_card_id))`.execute(db);
    await sql`create unique index card_replacement_open on card_replacement (member_id) where state in ${open}`.execute(
      db,
    );
    await sql`create unique index card_replacement_replaced on card_replacement (old_card_id)
      where state = 'COMPLETED'`.execute(db);
    await sql`create index card_replacement_created on card_replacement (created_at desc, id)`.execute(db);
    await sql`create index card_replacement_state on card_replacement (state, created_at desc, id)`.execute(db);
    await sql`create index card_replacement_reason on card_replacement (reset_reason_id, created_at desc)`.execute(db);
    await sql`create index card_replacement_branch on card_replacement (branch_id, created_at desc)`.execute(db);
    await sql`create index card_replacement_member on card_replacement (member_id)`.execute(db);
    await sql`create index card_replacement_old on card_replacement (old_card_id)`.execute(db);
    await sql`create index card_replacement_waiting on card_replacement (decided_at, id)
      where state = 'WAITING_NUMBER'`.execute(db);
    await sql`create index card_replacement_loss on card_replacement (loss_id) where loss_id is not null`.execute(db);
    await sql`create index card_replacement_run on card_replacement (run_id) where run_id is not null`.execute(db);
    await sql`alter table card_pickup add column replacement_id uuid references card_replacement, add
      constraint card_pickup_replaces check (replacement_id is null or type = 'STOCK')`.execute(db);
    await sql`create index card_pickup_replacement on card_pickup (replacement_id)
      where replacement_id is not null`.execute(db);
  },
};
