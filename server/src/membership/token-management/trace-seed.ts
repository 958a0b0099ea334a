import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { TransactionLogTable } from './trace-table.ts';

/** A seeded row; payloads as values. */
export type SeedTransaction = Omit<Insertable<TransactionLogTable>, 'request' | 'response'> & {
  readonly request: unknown;
  readonly response: unknown;
};

/** Adds seeded rows to the log of transactions. */
export async function addSeedTransactions(tx: Tx, rows: readonly SeedTransaction[]): Promise<void> {
  await sql`insert into transaction_log select * from jsonb_populate_recordset(null::transaction_log,
    ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}
