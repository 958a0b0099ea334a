import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import type { OtpLogTable } from './log-table.ts';

export type SeedOtp = Insertable<OtpLogTable>;

/** Adds seeded rows to the log of codes. */
export async function addSeedOtps(tx: Tx, rows: readonly SeedOtp[]): Promise<void> {
  await sql`insert into otp_log select * from jsonb_populate_recordset(null::otp_log,
    ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}
