import type {
  AccountChannel,
  AccountState,
  IdentificationWay,
  LinkPurpose,
  LockKind,
  SignInResult,
} from '@console/contracts/membership/member-management';
import { sql, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import {
  recordColumns,
  type Instant,
  type OptionalInstant,
  type RecordColumns,
} from '../../platform/database/record-columns.ts';

/** The account with which a member signs in to applications. */
export interface MemberAccountTable extends RecordColumns {
  member_id: string;
  /** Of the member, kept by the database. */
  branch_id: Generated<string>;
  /** The phone of the member when the account was made, or last taken over. */
  username_encrypted: string;
  username_hash: string;
  channels: AccountChannel[];
  /** Of the PIN, which only the member knows. */
  pin_hash: string | null;
  pin_set_at: OptionalInstant;
  failed_attempts: Generated<number>;
  lock_kind: LockKind | null;
  locked_until: OptionalInstant;
  last_login_at: OptionalInstant;
  last_source: AccountChannel | null;
  state: Generated<AccountState>;
}

/** A device on which a member signed in; at most two of an account. */
export interface MemberDeviceTable {
  account_id: string;
  device_id: string;
  model: string;
  bound_at: Instant;
  last_seen_at: Instant;
}

export interface MemberSessionTable {
  /** Hash of what the application holds. */
  hash: string;
  account_id: string;
  device_id: string;
  channel: AccountChannel;
  started_at: Instant;
  expires_at: Instant;
  revoked_at: OptionalInstant;
}

/** An attempt to sign in; never changed. */
export interface MemberSignInTable {
  id: Generated<number>;
  account_id: string;
  at: Instant;
  channel: AccountChannel;
  device: string | null;
  result: SignInResult;
}

/** A link by which a member sets the PIN; what the link says follows from its id, and is stored nowhere. */
export interface MemberLinkTable {
  id: string;
  account_id: string;
  purpose: LinkPurpose;
  created_at: Instant;
  created_by: string;
  expires_at: Instant;
  sent_at: OptionalInstant;
  used_at: OptionalInstant;
}

/** How a member was identified at a desk, last. */
export interface MemberIdentificationTable {
  member_id: string;
  username: string;
  way: Exclude<IdentificationWay, 'MAIDEN_NAME'>;
  identified_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    member_account: MemberAccountTable;
    member_device: MemberDeviceTable;
    member_session: MemberSessionTable;
    member_sign_in: MemberSignInTable;
    member_link: MemberLinkTable;
    member_identification: MemberIdentificationTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table member_account (${recordColumns}, member_id uuid not null unique references member,
      username_encrypted text not null, username_hash text not null unique,
      channels text[] not null check (channels <@ array['APP', 'PWA'] and cardinality(channels) > 0),
      pin_hash text, pin_set_at timestamptz(3), failed_attempts int not null default 0 check (failed_attempts >= 0),
      lock_kind text check (lock_kind in ('PIN', 'STAFF', 'BLACKLIST')), locked_until timestamptz(3),
      last_login_at timestamptz(3), last_source text check (last_source in ('APP', 'PWA')),
      state text not null default 'PENDING_ACTIVATION'
        check (state in ('PENDING_ACTIVATION', 'ACTIVE', 'LOCKED', 'DISABLED')))`.execute(db);
    await sql`create index member_account_login on member_account (last_login_at desc nulls last, id desc)
      where deleted_at is null`.execute(db);
    await sql`create index member_account_state on member_account (state, last_login_at desc nulls last, id desc)
      where deleted_at is null and state <> 'ACTIVE'`.execute(db);
    await sql`create index member_account_never on member_account (id) where last_login_at is null`.execute(db);
    await sql`create index member_account_ending on member_account (locked_until)
      where locked_until is not null`.execute(db);
    await sql`create index member_account_barred on member_account (username_hash)
      where lock_kind = 'BLACKLIST'`.execute(db);
    await sql`create table member_device (account_id uuid not null references member_account, device_id text not null,
      model text not null, bound_at timestamptz(3) not null, last_seen_at timestamptz(3) not null,
      primary key (account_id, device_id))`.execute(db);
    await sql`create table member_session (hash text primary key, account_id uuid not null references member_account,
      device_id text not null, channel text not null, started_at timestamptz(3) not null,
      expires_at timestamptz(3) not null, revoked_at timestamptz(3))`.execute(db);
    await sql`create index member_session_open on member_session (account_id) where revoked_at is null`.execute(db);
    await sql`create table member_sign_in (id bigint generated always as identity primary key,
      account_id uuid not null references member_account, at timestamptz(3) not null, channel text not null,
      device text, result text not null)`.execute(db);
    await sql`create index member_sign_in_of on member_sign_in (account_id, at desc, id desc)`.execute(db);
    await sql`create table member_link (id uuid primary key, account_id uuid not null references member_account,
      purpose text not null check (purpose in ('ACTIVATION', 'RESET')), created_at timestamptz(3) not null,
      created_by text not null, expires_at timestamptz(3) not null check (expires_at > created_at),
      sent_at timestamptz(3), used_at timestamptz(3))`.execute(db);
    await sql`create index member_link_of on member_link (account_id, created_at desc)`.execute(db);
    await sql`create index member_link_waiting on member_link (created_at) where sent_at is null`.execute(db);
    await sql`create table member_identification (member_id uuid not null references member, username text not null,
      way text not null check (way in ('OTP', 'KTP')), identified_at timestamptz(3) not null,
      primary key (member_id, username, way))`.execute(db);
  },
};
