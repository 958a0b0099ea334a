import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FamilyCertificate, FamilyRelation, FamilyState } from '@console/contracts/membership/family-financing';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import {
  recordColumns,
  type Instant,
  type OptionalInstant,
  type RecordColumns,
} from '../../platform/database/record-columns.ts';

/** A part of a member's limit that is lent to a family member, or a request for it. */
export interface FamilyFinancingTable extends RecordColumns {
  request_no: string;
  main_member_id: string;
  family_member_id: string;
  relation: FamilyRelation;
  business_line: BusinessLine;
  main_kk_encrypted: string;
  main_kk_hash: string;
  family_kk_encrypted: string;
  family_kk_hash: string;
  certificate: FamilyCertificate | null;
  sub_limit_requested: number;
  sub_limit_approved: number | null;
  valid_until: ColumnType<string | null, string | null, string | null>;
  state: Generated<FamilyState>;
  submitted_at: Instant;
  /** When the main member agreed to it. */
  consented_at: Instant;
  reviewer: string | null;
  approver: string | null;
  approved_at: OptionalInstant;
  /** Who shaped the recommendation; none of them may approve it. */
  editors: Generated<string[]>;
  note: string | null;
  /** Whether the nightly review suspended it, which then resumes it too. */
  suspended_by_job: Generated<boolean>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    family_financing: FamilyFinancingTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create sequence family_financing_no`.execute(db);
    await sql`create table family_financing (${recordColumns}, request_no text not null unique,
      main_member_id uuid not null references member, family_member_id uuid not null references member,
      relation text not null check (relation in ('SPOUSE', 'CHILD', 'PARENT', 'SIBLING')),
      business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
      main_kk_encrypted text not null, main_kk_hash text not null,
      family_kk_encrypted text not null, family_kk_hash text not null,
      certificate text check (certificate in ('MARRIAGE', 'BIRTH')),
      sub_limit_requested bigint not null check (sub_limit_requested > 0),
      sub_limit_approved bigint check (sub_limit_approved > 0), valid_until date,
      state text not null default 'SUBMITTED' check (state in ('SUBMITTED', 'UNDER_REVIEW', 'RECOMMENDED', 'RETURNED',
        'REJECTED', 'ACTIVE', 'SUSPENDED', 'ENDING', 'TERMINATED', 'EXPIRED')),
      submitted_at timestamptz(3) not null, consented_at timestamptz(3) not null, reviewer text, approver text,
      approved_at timestamptz(3), editors text[] not null default '{}', note text,
      suspended_by_job boolean not null default false, check (main_member_id <> family_member_id))`.execute(db);
    // Held in any write: a member is in one family at a time.
    await sql`create unique index family_financing_open on family_financing (family_member_id)
      where state not in ('REJECTED', 'TERMINATED', 'EXPIRED')`.execute(db);
    await sql`create index family_financing_submitted on family_financing (submitted_at desc, id)`.execute(db);
    await sql`create index family_financing_main on family_financing (main_member_id)`.execute(db);
    await sql`create index family_financing_waiting on family_financing (submitted_at)
      where state in ('SUBMITTED', 'RETURNED', 'ACTIVE', 'SUSPENDED', 'ENDING')`.execute(db);
  },
};
