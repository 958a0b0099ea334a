import { transactionLog, type TransactionLogRow } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import { define } from '../../records/resource/definition.ts';
import { applicationsOf } from '../../membership/index.ts';
import { ofSource } from '../po-status/definition.ts';
import { around, column, facts, loadRows, narrowed, unchanged } from './shape.ts';

/** Requests of applications; `token-management` of the members' domain writes them. */
export const transactionDefinition = define(transactionLog, {
  ...narrowed,
  table: 'transaction_log_view',
  columns: unchanged,
  lookups: around,
  where: sql`true`,
  derived: {
    ...facts,
    transactionType: column('transaction_type'),
    endpoint: column('endpoint'),
    method: column('method'),
    platform: column('platform'),
    appVersion: column('app_version'),
    ip: column('ip'),
    amount: column('amount'),
    responseStatus: column('response_status'),
    responseCode: column('response_code'),
    durationMs: column('duration_ms'),
    result: column('result'),
  },
  filters: {
    ...narrowed.filters,
    transactionType: (type: string) => sql`t.transaction_type = ${type}`,
    platform: (platform: string) => sql`t.platform = ${platform}`,
    // Rows of applications name these by their own codes.
    sourceInput: (source: string) =>
      sql`(${ofSource(column('source_input'), source)} or t.source_input in ${applicationsOf(source)})`,
    result: (result: string) => sql`t.result = ${result}`,
    slowerThan: (ms: number) => sql`t.duration_ms > ${ms}`,
  },
  load: loadRows<TransactionLogRow>({ request: null, response: null }, async (db, { secureId }) => {
    const row = await db
      .selectFrom('transaction_log_view')
      .select(['request', 'response'])
      .where('id', '=', secureId)
      .executeTakeFirstOrThrow();
    return row;
  }),
});
