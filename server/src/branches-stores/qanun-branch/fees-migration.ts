import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { effectiveColumns, holdPeriods } from '../../records/resource/effective-columns.ts';

/** The fees of a branch under Qanun; defaults for records from before there were fees. */
const fees = [
  `akad text not null default 'MURABAHAH' check (akad in ('MURABAHAH', 'IJARAH_MULTIJASA'))`,
  'ujrah_admin_regular bigint not null default 0 check (ujrah_admin_regular between 0 and 5000000)',
  'ujrah_admin_repeat bigint not null default 0 check (ujrah_admin_repeat between 0 and 5000000)',
  `ujrah_charge text not null default 'UPFRONT' check (ujrah_charge in ('FINANCED', 'UPFRONT'))`,
  'fiducia_fee bigint not null default 0 check (fiducia_fee between 0 and 25000000)',
  'takaful_rate numeric(7,4) check (takaful_rate between 0 and 10)',
  'tazir_rate numeric(7,4) check (tazir_rate between 0 and 0.5)',
  'tawidh_amount bigint not null default 0 check (tawidh_amount between 0 and 25000000)',
];

const years = [1, 2, 3, 4].map(
  (year) => `takaful_year${year} numeric(7,4) check (takaful_year${year} between 0 and 10)`,
);

/** Fees and approval of the branches of SPEKTRA under Qanun. */
export const feesMigration: SchemaStep = {
  async up(db) {
    await sql`alter table qanun_branch drop constraint qanun_branch_period`.execute(db);
    await sql`alter table qanun_branch ${sql.raw(fees.map((column) => `add column ${column}`).join(', '))}`.execute(db);
    await sql`alter table qanun_branch ${sql.raw(
      `add column approval text not null default 'APPROVED' check (approval in ('PENDING', 'APPROVED', 'REJECTED')),
        add column supersedes_id uuid references qanun_branch, add column covered_to date`,
    )}`.execute(db);
    await holdPeriods(db, 'qanun_branch', { key: ['branch_id'] });
  },
};

/** Branches of NMC under Qanun. */
export const nmcMigration: SchemaStep = {
  async up(db) {
    await sql`create table qanun_branch_nmc (${recordColumns}, branch_id uuid not null references branch,
      ${sql.raw(fees.join(', '))},
      takaful_cover text not null default 'COMPREHENSIVE' check (takaful_cover in ('TLO', 'COMPREHENSIVE')),
      ${sql.raw(years.join(', '))}, ${effectiveColumns('qanun_branch_nmc')})`.execute(db);
    await sql`create index qanun_branch_nmc_of on qanun_branch_nmc (branch_id, effective_from)
      where deleted_at is null`.execute(db);
    await holdPeriods(db, 'qanun_branch_nmc', { key: ['branch_id'] });
  },
};
