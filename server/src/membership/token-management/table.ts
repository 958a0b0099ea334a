import type { IssueKind, RefusalCause } from '@console/contracts/membership/token-management';
import { memberSources } from '@console/contracts/membership/membership/vocabulary';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

/** Another system that calls us. */
export interface ExternalSourceTable extends RecordColumns {
  code: string;
  name: string;
  owner_name: string;
  owner_email: string;
  client_id: string;
  allowed_services: string[];
  ip_allow_list: ColumnType<string[], string, string>;
  rate_per_minute: number;
  /** The source of the members that it registers. */
  registration_source: string | null;
  /** A token that was approved and is not made yet: who fetches it makes it. */
  issue_kind: IssueKind | null;
  issue_days: number | null;
  issue_grace_hours: number | null;
  issue_reason: string | null;
  issue_for: string | null;
  issue_until: OptionalInstant;
  /** The services it was approved for. */
  issue_services: string[] | null;
  status: Generated<'active' | 'inactive'>;
}

/** A token of a source; only a hash of its text is stored. */
export interface SourceTokenTable {
  id: string;
  source_id: string;
  prefix: string;
  /** What it was issued for: more data of members needs a second person. */
  services: string[];
  hash: string;
  issued_by: string;
  issued_at: Instant;
  expires_at: Instant;
  /** Since when a newer one replaces it; it stays valid until `expires_at`. */
  replaced_at: OptionalInstant;
  revoked_at: OptionalInstant;
  last_used_at: OptionalInstant;
  last_ip: string | null;
  /** The latest warning of its end: so many days before it. */
  warned_days: number | null;
}

/** Calls of a source in one minute, over all processes. */
export interface SourceUseTable {
  source_id: string;
  minute: Instant;
  calls: number;
}

/** Questions of a source in one minute whose answer was that there is no such member, or one already. */
export interface SourceMissTable {
  source_id: string;
  minute: Instant;
  misses: number;
}

/** Refused calls of a known source on a day. */
export interface SourceRefusalTable {
  source_id: string;
  day: ColumnType<string, string, never>;
  cause: RefusalCause;
  count: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    external_source: ExternalSourceTable;
    source_token: SourceTokenTable;
    source_use: SourceUseTable;
    source_miss: SourceMissTable;
    source_refusal: SourceRefusalTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table external_source (
        id uuid primary key, code text not null unique, name text not null, owner_name text not null,
        owner_email text not null,
        client_id text not null unique, allowed_services text[] not null, ip_allow_list text[] not null,
        rate_per_minute int not null check (rate_per_minute between 1 and 6000),
        created_by text not null, created_at timestamptz(3) not null)`.execute(db);
    await sql`
      create table source_token (
        id uuid primary key, source_id uuid not null
          references external_source (id), prefix text not null, hash text not null unique,
        issued_by text not null, issued_at timestamptz(3) not null, expires_at timestamptz(3) not null,
        replaced_at timestamptz(3),
        revoked_at timestamptz(3), last_used_at timestamptz(3), last_ip text)`.execute(db);
    // One active token, and one that it replaces.
    await sql`create unique index source_token_active on source_token (source_id)
      where revoked_at is null and replaced_at is null`.execute(db);
    await sql`
      create table source_use (
        source_id uuid not null references external_source (id), minute timestamptz(3) not null, calls int not null,
        primary key (source_id, minute))`.execute(db);
  },
};

/** Sources as records with a status, and what was refused to them. */
export const recordMigration: SchemaStep = {
  async up(db) {
    await sql`alter table external_source
      add column version int not null default 1, add column updated_by text, add column updated_at timestamptz(3),
      add column deleted_at timestamptz(3),
      add column status text not null default 'active' check (status in ('active', 'inactive'))`.execute(db);
    await sql`alter table external_source alter column ip_allow_list type jsonb
      using to_jsonb(ip_allow_list)`.execute(db);
    await sql`update external_source set updated_by = created_by, updated_at = created_at`.execute(db);
    await sql`alter table external_source alter column updated_by set not null,
      alter column updated_at set not null, alter column created_at set default now(),
      alter column updated_at set default now()`.execute(db);
    await sql`alter table external_source drop constraint external_source_code_key`.execute(db);
    await sql`create unique index external_source_code_key on external_source (lower(code))
      where deleted_at is null`.execute(db);
    await sql`alter table source_token add column warned_days int`.execute(db);
    await sql`create table source_refusal (source_id uuid not null references external_source, day date not null,
      cause text not null check (cause in ('EXPIRED', 'IP', 'SCOPE', 'RATE', 'INACTIVE')), count int not null,
      primary key (source_id, day, cause))`.execute(db);
  },
};

/** What a second person approved: the token that is fetched, and the services of each token. */
export const approvedMigration: SchemaStep = {
  async up(db) {
    await sql`alter table external_source
      add column issue_kind text check (issue_kind in ('ISSUE', 'ROTATE')), add column issue_days int,
      add column issue_grace_hours int, add column issue_reason text, add column issue_for text,
      add column issue_until timestamptz(3), add column issue_services text[],
      add constraint external_source_issue check
        (num_nulls(issue_kind, issue_days, issue_reason, issue_for, issue_until, issue_services) in (0, 6))
    `.execute(db);
    await sql`alter table source_token add column services text[]`.execute(db);
    await sql`update source_token k set services = s.allowed_services
      from external_source s where s.id = k.source_id`.execute(db);
    await sql`alter table source_token alter column services set not null`.execute(db);
  },
};

/** Which source of members an application registers for: the one with the letters of its code. */
export const registrationMigration: SchemaStep = {
  async up(db) {
    await sql`alter table external_source add column registration_source text`.execute(db);
    for (const { value } of memberSources)
      await sql`update external_source set registration_source = ${value}
        where upper(regexp_replace(code, '[^A-Za-z0-9]', '', 'g'))
          = upper(regexp_replace(${value}, '[^A-Za-z0-9]', '', 'g'))`.execute(db);
  },
};

/** Questions of sources without effect, and references however they are written. */
export const missMigration: SchemaStep = {
  async up(db) {
    await sql`create table source_miss (source_id uuid not null references external_source,
      minute timestamptz(3) not null, misses int not null check (misses >= 0),
      primary key (source_id, minute))`.execute(db);
    await sql`create index escrow_withdrawal_said on escrow_withdrawal (source, upper(trim(reference)))`.execute(db);
    await sql`create index channel_registration_said on channel_registration (source_id, upper(reference))`.execute(db);
  },
};
