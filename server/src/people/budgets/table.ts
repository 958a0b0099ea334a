import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant } from '../../platform/database/record-columns.ts';
import { addSettings } from '../settings/seed.ts';

/** One use of a person's budget. */
export interface BudgetUseTable {
  id: string;
  user_id: string;
  budget: string;
  at: Instant;
  amount: number;
  /** Hash of what the use is about: the same again within minutes counts once. */
  about: string | null;
}

/** Persons reported to audit, once per period. */
export interface BudgetNoticeTable {
  user_id: string;
  budget: string;
  /** Hour of Asia/Jakarta. */
  hour: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    budget_use: BudgetUseTable;
    budget_notice: BudgetNoticeTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table budget_use (id uuid primary key, user_id uuid not null, budget text not null,
      at timestamptz(3) not null, amount integer not null check (amount > 0), about text)`.execute(db);
    await sql`create index budget_use_person on budget_use (user_id, budget, at)`.execute(db);
    await sql`create table budget_notice (user_id uuid not null, budget text not null, hour text not null,
      primary key (user_id, budget, hour))`.execute(db);
    // Databases that were seeded before these settings.
    const seeded = await db.selectFrom('app_setting').select('id').limit(1).executeTakeFirst();
    if (seeded) await addSettings(db, new Date());
  },
};
