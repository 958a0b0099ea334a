import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** When an agent who was registered by an application proved the number, and agreed to the registration. */
export const agentConsentMigration: SchemaStep = {
  async up(db) {
    await sql`alter table pre_order_agent
      add column phone_verified_at timestamptz(3), add column consented_at timestamptz(3)`.execute(db);
  },
};

/** Pre-order agents: personal numbers lie encrypted; NIK and phone are unique by their keyed hashes. */
export const preOrderAgentMigration: SchemaStep = {
  async up(db) {
    await sql`create sequence pre_order_agent_no`.execute(db);
    await sql`create table pre_order_agent (${recordColumns},
      agent_code text not null,
      name text not null,
      nik_encrypted text not null,
      nik_hash text not null,
      phone_encrypted text not null,
      phone_hash text not null,
      email_encrypted text,
      email_hash text,
      branch_id uuid not null references branch,
      store_id uuid references outlet,
      bank_code text not null,
      account_no_encrypted text not null,
      account_no_hash text not null,
      account_name text not null,
      ktp_file uuid,
      selfie_file uuid,
      fee_per_order bigint check (fee_per_order between 0 and 10000000),
      state text not null default 'new' check (state in ('new', 'active', 'inactive', 'blocked')),
      source_code text,
      source_id uuid,
      reference text,
      said_hash text,
      nik_result text
        check (nik_result in ('PASSED', 'NIK_UNKNOWN', 'NAME_DIFFERS', 'BIRTH_DATE_DIFFERS', 'DECEASED')),
      nik_checked_at timestamptz(3),
      nik_reason text,
      phone_result text check (phone_result in ('PASSED', 'BLACKLISTED')),
      phone_checked_at timestamptz(3),
      account_result text check (account_result in ('PASSED', 'NAME_DIFFERS', 'ACCOUNT_UNKNOWN')),
      account_checked_at timestamptz(3),
      account_reason text,
      editors text[] not null default '{}',
      check ((nik_result is null) = (nik_checked_at is null)),
      check ((phone_result is null) = (phone_checked_at is null)),
      check ((account_result is null) = (account_checked_at is null)))`.execute(db);
    await sql`create unique index pre_order_agent_agent_code_key on pre_order_agent (agent_code)`.execute(db);
    await sql`create unique index pre_order_agent_nik_hash_key on pre_order_agent (nik_hash)
      where deleted_at is null`.execute(db);
    await sql`create unique index pre_order_agent_phone_hash_key on pre_order_agent (phone_hash)
      where deleted_at is null`.execute(db);
    await sql`create unique index pre_order_agent_reference_key on pre_order_agent (source_id, reference)
      where reference is not null`.execute(db);
    await sql`create index pre_order_agent_list on pre_order_agent (created_at desc, id)
      where deleted_at is null`.execute(db);
    await sql`create index pre_order_agent_of_branch on pre_order_agent (branch_id, created_at desc, id)
      where deleted_at is null`.execute(db);
    await sql`create index pre_order_agent_name on pre_order_agent (name, id) where deleted_at is null`.execute(db);
    await sql`create index pre_order_agent_waiting on pre_order_agent (updated_at)
      where state = 'new' and deleted_at is null`.execute(db);
    await sql`create index pre_order_agent_of_store on pre_order_agent (store_id)
      where store_id is not null`.execute(db);
  },
};
