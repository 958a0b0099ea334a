import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The rules of programs. Existing programs get the widest ones, and no default database type. */
export const rulesMigration: SchemaStep = {
  async up(db) {
    await sql`alter table program_type
      add column business_lines text[] not null default array['SPEKTRA', 'NMC', 'UFI']
        check (cardinality(business_lines) > 0 and business_lines <@ array['SPEKTRA', 'NMC', 'UFI']),
      add column min_age int not null default 17 check (min_age between 17 and 30),
      add column max_age_at_end int not null default 70 check (max_age_at_end between 55 and 70),
      add column min_income bigint not null default 0 check (min_income >= 0),
      add column max_tenor int not null default 60 check (max_tenor between 3 and 60),
      add column default_database_type_id uuid references database_type,
      add column required_documents text[] not null default '{}'
        check (required_documents <@ array['1', '2', '3', '4', '5', '6', '7', 'other']),
      add column verification_step text not null default 'all',
      add column sharia boolean not null default false,
      add column valid_from date not null default '2020-01-01',
      add column valid_until date check (valid_until > valid_from)`.execute(db);
    await sql`update program_type set sharia = true where code = 'SYR'`.execute(db);
  },
};
