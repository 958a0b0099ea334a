import { sql, type GeneratedAlways } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

declare module './table.ts' {
  interface PaymentHistoryTable {
    /** Follows from contract and number, so that it stays when an instalment moves to the partition of another year. */
    id: GeneratedAlways<string>;
  }
}

/** Payments as a list: newest first, over all members and of one. */
export const listMigration: SchemaStep = {
  async up(db) {
    await sql`alter table payment_history add column id uuid
      generated always as (md5(contract_no || '/' || installment_no::text)::uuid) stored`.execute(db);
    await sql`create index payment_history_list on payment_history (due_date desc, id desc)`.execute(db);
  },
};
