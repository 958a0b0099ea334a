import { sql, type Selectable } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { TransactionLogTable } from './trace-table.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    transaction_log_view: Selectable<TransactionLogTable>;
  }
}

/** What the page of logs reads of calls: all columns, which are masked when they are written. */
export async function createTransactionLogView(db: Db): Promise<void> {
  await sql`create view transaction_log_view as select * from transaction_log`.execute(db);
}
