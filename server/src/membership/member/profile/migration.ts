import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

/** What a limit is computed from, and the numbers of a member in each line. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table member
      add column monthly_income bigint check (monthly_income > 0),
      add column other_income bigint not null default 0 check (other_income >= 0),
      add column monthly_expense bigint not null default 0 check (monthly_expense >= 0),
      add column closed_contracts int not null default 0 check (closed_contracts >= 0),
      add column database_type_id uuid references database_type,
      add column risk_grade text check (risk_grade in ('LOW', 'MEDIUM', 'HIGH'))`.execute(db);
    await sql`create index member_tier on member (program_type_id, risk_grade, database_type_id)
      where deleted_at is null`.execute(db);
    await sql`create table member_cust_no (
      member_id uuid not null references member, business_line text not null
        check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
      cust_no text not null check (cust_no ~ '^[0-9]{10}$'), since date not null,
      primary key (member_id, business_line), unique (business_line, cust_no))`.execute(db);
  },
};
