import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { effectiveColumns, holdPeriods } from '../../records/resource/effective-columns.ts';

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table plafond_tier (${recordColumns}, code text not null, name text not null,
      business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
      program_type_id uuid not null references program_type, database_type_id uuid references database_type,
      risk_grade text not null check (risk_grade in ('LOW', 'MEDIUM', 'HIGH')),
      income_from bigint not null check (income_from >= 0), income_to bigint check (income_to >= income_from),
      contracts_from int not null check (contracts_from >= 0),
      contracts_to int check (contracts_to >= contracts_from),
      employee_grade_from int check (employee_grade_from between 1 and 12),
      employee_grade_to int check (employee_grade_to between employee_grade_from and 12),
      check ((employee_grade_from is null) = (employee_grade_to is null)),
      plafond_min bigint not null check (plafond_min > 0 and plafond_min % 100000 = 0),
      plafond_max bigint not null
        check (plafond_max between plafond_min and 200000000 and plafond_max % 100000 = 0),
      income_multiplier text not null check (income_multiplier::numeric between 0.5 and 10),
      max_instalment_ratio numeric(7,4) not null check (max_instalment_ratio between 5 and 50),
      max_tenor int not null check (max_tenor between 3 and 60),
      ${effectiveColumns('plafond_tier')})`.execute(db);
    await holdPeriods(db, 'plafond_tier', {
      key: ['business_line', 'program_type_id', 'database_type_id', 'risk_grade'],
      nullable: ['database_type_id'],
      bands: [
        ['income_from', 'income_to'],
        ['contracts_from', 'contracts_to'],
        ['employee_grade_from', 'employee_grade_to'],
      ],
    });
    await sql`create index plafond_tier_code on plafond_tier (lower(code)) where deleted_at is null`.execute(db);
  },
};
