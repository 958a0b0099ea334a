import type { AuthKind, CheckResult } from '@console/contracts/membership/master-token-api';
import { sql, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns, type OptionalInstant, type RecordColumns } from '../../platform/database/record-columns.ts';

/** A credential toward a service that we call. */
export interface ApiTokenTable extends RecordColumns {
  code: string;
  environment: 'TEST' | 'PRODUCTION';
  name: string;
  base_url: string;
  auth_kind: AuthKind;
  header_name: string | null;
  client_id: string | null;
  secret_encrypted: string | null;
  /** Its last four characters. */
  secret_hint: string | null;
  issued_at: OptionalInstant;
  previous_encrypted: string | null;
  previous_hint: string | null;
  replaced_at: OptionalInstant;
  /** The access token that an OAuth client fetched. */
  access_encrypted: string | null;
  refresh_url: string | null;
  expires_at: OptionalInstant;
  auto_refresh: Generated<boolean>;
  refresh_failures: Generated<number>;
  timeout_ms: number;
  last_check_at: OptionalInstant;
  last_check_result: CheckResult | null;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    api_token: ApiTokenTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table api_token (${recordColumns}, code text not null,
      environment text not null check (environment in ('TEST', 'PRODUCTION')), name text not null,
      base_url text not null, auth_kind text not null
        check (auth_kind in ('BEARER', 'API_KEY', 'BASIC', 'OAUTH_CLIENT')),
      header_name text, client_id text, secret_encrypted text, secret_hint text, issued_at timestamptz(3),
      previous_encrypted text, previous_hint text, replaced_at timestamptz(3), access_encrypted text,
      refresh_url text, expires_at timestamptz(3), auto_refresh boolean not null default false,
      refresh_failures int not null default 0,
      timeout_ms int not null check (timeout_ms between 1000 and 60000), last_check_at timestamptz(3),
      last_check_result text check (last_check_result in ('OK', 'REFUSED', 'UNREACHABLE', 'TIMEOUT')),
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index api_token_active on api_token (lower(code), environment)
      where status = 'active' and deleted_at is null`.execute(db);
  },
};

/** A test that was refused because of the address. */
export const innerMigration: SchemaStep = {
  async up(db) {
    await sql`alter table api_token drop constraint api_token_last_check_result_check`.execute(db);
    await sql`alter table api_token add constraint api_token_last_check_result_check
      check (last_check_result in ('OK', 'REFUSED', 'UNREACHABLE', 'TIMEOUT', 'INNER'))`.execute(db);
  },
};
