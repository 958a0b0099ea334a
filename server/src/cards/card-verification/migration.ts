import {
  stepStates,
  verificationPreferences,
  verificationStates,
  openVerificationStates,
} from '@console/contracts/cards/card-verification/states';
import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

const valuesOf = (all: readonly { readonly value: string }[]) =>
  sql.raw(all.map(({ value }) => `'${value}'`).join(', '));
const open = sql.raw(openVerificationStates.map((state) => `'${state}'`).join(', '));

/**
 * Creates applications: one open per member, one card each, and the delivery preference decides the destination
 * columns.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_verification (${recordColumns}, verification_no text not null unique,
      member_id uuid not null references member, branch_id uuid not null references branch,
      source_id uuid not null references card_source, card_type_id uuid not null
        references card_type, name_on_card text not null check (length(name_on_card) between 1 and 24),
      preference text not null check (preference in (${valuesOf(verificationPreferences)})), pickup_branch_id uuid
        references branch, delivery_address_encrypted text, zip_code text,
      required_steps text[] not null, failed_steps text[] not null default '{}', state text not null
        check (state in (${valuesOf(verificationStates)})),
      attempt int not null default 1
        check (attempt >= 1), submitted_at timestamptz(3) not null, next_check_at timestamptz(3),
        check_tries int not null default 0,
      claimed_by text, claimed_at timestamptz(3), checklist jsonb not null default '{}', draft_note text,
      editors text[] not null default '{}', verifier text, decided_by text, decided_at timestamptz(3),
      decision_note text, returned_at timestamptz(3),
      card_id uuid unique references card,
      constraint card_verification_claim
        check ((claimed_by is null) = (claimed_at is null) and (claimed_by is null or state = 'MANUAL_CHECKING')),
      constraint card_verification_pickup check ((preference = 'BRANCH_PICKUP') = (pickup_branch_id is not null)),
      constraint card_verification_home check ((preference = 'HOME') = (delivery_address_encrypted is not null)),
      constraint card_verification_card check (card_id is null or state = 'APPROVED'),
      constraint card_verification_decided
        check ((state in ('APPROVED', 'REJECTED', 'EXPIRED', 'CANCELLED')) = (decided_at is not null)),
      constraint card_verification_returned check (state <> 'RETURNED' or returned_at is not null),
      constraint card_verification_verified check (state <> 'PENDING_APPROVAL' or verifier is not null))`.execute(db);
    await sql`create unique index card_verification_open on card_verification (member_id)
      where state in (${open}) or (state = 'APPROVED' and card_id is null)`.execute(db);
    await sql`create index card_verification_member on card_verification (member_id)`.execute(db);
    await sql`create index card_verification_submitted on card_verification (submitted_at, id)`.execute(db);
    await sql`create index card_verification_state on card_verification (state, submitted_at, id)`.execute(db);
    await sql`create index card_verification_branch on card_verification (branch_id, submitted_at)`.execute(db);
    await sql`create index card_verification_source on card_verification (source_id, submitted_at)`.execute(db);
    await sql`create index card_verification_type on card_verification (card_type_id, submitted_at)`.execute(db);
    await sql`create index card_verification_preference on card_verification (preference, submitted_at)`.execute(db);
    await sql`create index card_verification_decided on card_verification (decided_at, id)`.execute(db);
    await sql`create index card_verification_failed on card_verification using gin (failed_steps)`.execute(db);
    await sql`create index card_verification_verifier on card_verification (verifier, submitted_at)
      where verifier is not null`.execute(db);
    await sql`create index card_verification_claimed on card_verification (claimed_by, claimed_at)
      where claimed_by is not null`.execute(db);
    await sql`create index card_verification_due on card_verification (next_check_at)
      where state in ('SUBMITTED', 'AUTO_CHECKING')`.execute(db);
    await sql`create index card_verification_expiry on card_verification (returned_at)
      where state = 'RETURNED'`.execute(db);
    await sql`create index card_verification_waiting on card_verification (decided_at, id)
      where state = 'APPROVED' and card_id is null`.execute(db);
    await sql`create table card_verification_step (verification_id uuid not null
      references card_verification, attempt int not null, step text not null,
      state text not null check (state in (${valuesOf(stepStates)})), score int
        check (score between 0 and 100), face_match int
        check (face_match between 0 and 100), provider_ref text, checked_at timestamptz(3), detail text,
      primary key (verification_id, attempt, step))`.execute(db);
    await sql`create table card_verification_document (verification_id uuid not null
      references card_verification, attempt int not null, document_type text not null, file_id uuid not null
      references stored_file,
      primary key (verification_id, attempt, document_type))`.execute(db);
    await sql`create table card_verification_event (id bigint generated always as identity
      primary key, verification_id uuid not null references card_verification, attempt int not null,
      at timestamptz(3) not null, by text not null, from_state text, to_state text not null, note text,
      reason_ids uuid[] not null default '{}')`.execute(db);
    await sql`create index card_verification_event_of on card_verification_event (verification_id, id)`.execute(db);
    await sql`create index card_verification_event_reason on card_verification_event using gin (reason_ids)`.execute(
      db,
    );
  },
};
