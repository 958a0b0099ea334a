import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { OtpLogTable } from './log-table.ts';

declare module '../../../platform/database/schema.ts' {
  interface Database {
    otp_log_view: Selectable<OtpLogTable>;
  }
}

/** What the page of logs reads of codes: all columns, since none holds a code or a number in clear. */
export async function createOtpLogView(db: Db): Promise<void> {
  await sql`create view otp_log_view as select * from otp_log`.execute(db);
}
