import type { OtpPurpose, OtpState } from '@console/contracts/platform/traces';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../../platform/database/record-columns.ts';
import { keepByMonth } from '../../../platform/database/by-month.ts';
import { createOtpLogView } from './log-view.ts';

export interface OtpAttempt {
  readonly at: string;
  readonly right: boolean;
}

/** A code that was asked for, with the id of its code; the code itself is not here. */
export interface OtpLogTable {
  id: string;
  at: Instant;
  request_id: string | null;
  appl_no: string | null;
  cust_no: string | null;
  business_line: string | null;
  source_input: string | null;
  branch_id: string | null;
  member_id: string | null;
  purpose: OtpPurpose;
  channel: 'SMS' | 'WHATSAPP' | 'EMAIL';
  /** Masked. */
  destination: string;
  destination_hash: string;
  provider: string | null;
  sent_at: OptionalInstant;
  delivered_at: OptionalInstant;
  verified_at: OptionalInstant;
  expires_at: Instant;
  attempts: Generated<number>;
  attempts_made: ColumnType<OtpAttempt[], string | undefined, string>;
  resend_no: Generated<number>;
  /** The last known state; a code that is sent and not used expires by itself. */
  status: Exclude<OtpState, 'EXPIRED'>;
  cause: string | null;
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    otp_log: OtpLogTable;
  }
}

/** Codes by month. */
export const otpLogMonths: SchemaStep = {
  async up(db) {
    await sql`drop view otp_log_view`.execute(db);
    await keepByMonth(db, 'otp_log');
    await createOtpLogView(db);
  },
};

export const otpLogMigration: SchemaStep = {
  async up(db) {
    await sql`create table otp_log (id uuid primary key, at timestamptz(3) not null, request_id text, appl_no text,
      cust_no text, business_line text, source_input text, branch_id uuid, member_id uuid, purpose text not null,
      channel text not null check (channel in ('SMS', 'WHATSAPP', 'EMAIL')), destination text not null,
      destination_hash text not null, provider text, sent_at timestamptz(3), delivered_at timestamptz(3),
      verified_at timestamptz(3), expires_at timestamptz(3) not null, attempts int not null default 0,
      attempts_made jsonb not null default '[]', resend_no int not null default 0,
      status text not null check (status in ('REQUESTED', 'SENT', 'DELIVERED', 'VERIFIED', 'BLOCKED', 'FAILED')),
      cause text)`.execute(db);
    await sql`create index otp_log_time on otp_log (at desc, id desc)`.execute(db);
    await sql`create index otp_log_branch on otp_log (branch_id, at desc) where branch_id is not null`.execute(db);
    await sql`create index otp_log_destination on otp_log (destination_hash, at desc)`.execute(db);
    await sql`create index otp_log_member on otp_log (member_id, at desc) where member_id is not null`.execute(db);
    await sql`create index otp_log_customer on otp_log (cust_no, at desc) where cust_no is not null`.execute(db);
    await sql`create index otp_log_order on otp_log (appl_no) where appl_no is not null`.execute(db);
    await sql`create index otp_log_request on otp_log (request_id) where request_id is not null`.execute(db);
    await createOtpLogView(db);
  },
};
