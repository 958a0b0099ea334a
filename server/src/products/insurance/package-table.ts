import { sql, type Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';

/** The columns that insurance packages of each business line have. */
export interface PackageColumns extends RecordColumns, CoreFeedColumns {
  insurance_code: string;
  insurer_name: string;
  package_name: string;
  coverage: string;
  payment_types: string[];
  agreement_no: string;
  agreement_from: string;
  agreement_to: string;
  commission_pct: string;
  tax_pct: string;
  policy_fee: number;
  sharia: Generated<boolean>;
  claim_contact: string | null;
  claim_url: string | null;
  wording_document: string | null;
  status: Generated<'active' | 'inactive'>;
}

/** The same columns in SQL, behind those of every record of the core feed. Packages arrive switched off. */
export const packageColumns = (coverages: readonly string[]) =>
  sql.raw(`insurance_code text not null,
    insurer_name text not null,
    package_name text not null,
    coverage text not null check (coverage in (${coverages.map((each) => `'${each}'`).join(', ')})),
    payment_types text[] not null check (payment_types <@ array['Y', 'M', 'S'] and cardinality(payment_types) > 0),
    agreement_no text not null,
    agreement_from date not null,
    agreement_to date not null check (agreement_to >= agreement_from),
    commission_pct numeric(7, 4) not null check (commission_pct between 0 and 90),
    tax_pct numeric(7, 4) not null check (tax_pct between 0 and 90),
    policy_fee bigint not null check (policy_fee >= 0),
    sharia boolean not null default false,
    claim_contact text,
    claim_url text,
    wording_document text,
    status text not null default 'inactive' check (status in ('active', 'inactive'))`);

/** The index of the code of packages. */
export const packageIndex = (table: string) =>
  sql.raw(`create unique index ${table}_insurance_code_key on ${table} (lower(insurance_code))
    where deleted_at is null`);
