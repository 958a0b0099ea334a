import {
  memberChangeStates,
  type MemberChangeState,
  type MemberSectionName,
} from '@console/contracts/membership/member-change';
import { sql, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import {
  recordColumns,
  type Instant,
  type OptionalInstant,
  type RecordColumns,
} from '../../platform/database/record-columns.ts';

/** A change of a part of a member's data; its maker is `created_by`. */
export interface MemberChangeTable extends RecordColumns {
  member_id: string;
  /** Of the member, kept by the database. */
  branch_id: Generated<string>;
  /** Of a change of an escrow account. */
  escrow_id: string | null;
  section: MemberSectionName;
  /** Values before and after by field, as JSON, encrypted. */
  values_encrypted: string;
  reason_id: string;
  note: string | null;
  evidence_file_id: string | null;
  state: Generated<MemberChangeState>;
  /** Who shaped it; none of them decides on it. */
  editors: string[];
  decided_by: string | null;
  approvals_needed: Generated<number>;
  /** Who approved it so far; of them only the last decided. */
  approvals: Generated<string[]>;
  decided_at: OptionalInstant;
  decision_note: string | null;
  expires_at: Instant;
}

/** The fields of pending changes: one of each for a member; those of an account with its id. */
export interface MemberChangeClaimTable {
  member_id: string;
  field: string;
  change_id: string;
}

declare module '../member/table.ts' {
  interface MemberTable {
    /** Since when the limits are to be looked at again, because the income changed. */
    plafond_review_since: OptionalInstant;
  }
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    member_change: MemberChangeTable;
    member_change_claim: MemberChangeClaimTable;
  }
}

const states = memberChangeStates.map(({ value }) => `'${value}'`).join(', ');

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table member_change (${recordColumns}, member_id uuid not null references member,
      section text not null, values_encrypted text not null, reason_id uuid not null references update_reason,
      note text, evidence_file_id uuid, state text not null default 'PENDING' check (state in (${sql.raw(states)})),
      editors text[] not null check (cardinality(editors) > 0), decided_by text, decided_at timestamptz(3),
      decision_note text, expires_at timestamptz(3) not null,
      constraint member_change_approved check (state <> 'APPROVED' or not decided_by = any(editors)))`.execute(db);
    await sql`create index member_change_member on member_change (member_id, created_at desc, id desc)`.execute(db);
    await sql`create index member_change_time on member_change (created_at desc, id desc)`.execute(db);
    await sql`create index member_change_state on member_change (state, created_at desc, id desc)`.execute(db);
    await sql`create index member_change_section on member_change (section, created_at desc, id desc)`.execute(db);
    await sql`create index member_change_waiting on member_change (expires_at) where state = 'PENDING'`.execute(db);
    await sql`create table member_change_claim (member_id uuid not null references member, field text not null,
      change_id uuid not null references member_change, primary key (member_id, field))`.execute(db);
    await sql`create index member_change_claim_change on member_change_claim (change_id)`.execute(db);
    await sql`alter table member add column plafond_review_since timestamptz(3)`.execute(db);
  },
};

/** Changes that two people approve, and values that the text of a message names. */
export const approvalsMigration: SchemaStep = {
  async up(db) {
    await sql`alter table member_change
      add column approvals_needed int not null default 1 check (approvals_needed in (1, 2)),
      add column approvals text[] not null default '{}'`.execute(db);
    await sql`update member_change set approvals = array[decided_by] where state = 'APPROVED'`.execute(db);
    await sql`alter table member_change add constraint member_change_approvals
      check (state <> 'APPROVED' or cardinality(approvals) >= approvals_needed)`.execute(db);
    await sql`alter table member_sms add column parameters jsonb not null default '{}'`.execute(db);
  },
};
