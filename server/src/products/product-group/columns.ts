import { sql } from 'kysely';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';

/** The columns that groups of each business line have. */
export interface GroupColumns extends RecordColumns, CoreFeedColumns {
  group_code: string;
  name: string;
  lob_id: string;
  parent_id: string | null;
  display_name: string | null;
  icon: string | null;
  sequence: number | null;
  published: Generated<boolean>;
  tenors: string[] | null;
  tenor_max: number | null;
  dp_min_pct: string | null;
  insurance_coverage: string | null;
  risk_class: string | null;
  status: Generated<'active' | 'inactive'>;
}

/** The same columns in SQL, behind those of every record of the core feed. */
export const groupColumns = (table: string) =>
  sql.raw(`group_code text not null,
    name text not null,
    lob_id uuid not null references line_of_business,
    parent_id uuid references ${table} check (parent_id <> id),
    display_name text,
    icon uuid,
    sequence integer check (sequence between 1 and 99),
    published boolean not null default false,
    tenors text[] check (cardinality(tenors) between 1 and 60),
    tenor_max integer check (tenor_max between 1 and 60),
    dp_min_pct numeric(7, 4) check (dp_min_pct between 0 and 90),
    insurance_coverage text check (insurance_coverage in ('REQUIRED', 'OPTIONAL', 'NONE')),
    risk_class text check (risk_class in ('A', 'B', 'C')),
    status text not null default 'active' check (status in ('active', 'inactive'))`);

/** The indexes of a table of groups: its code, and what it is listed and filtered by. */
export const groupIndexes = (table: string) => [
  sql.raw(`create unique index ${table}_group_code_key on ${table} (lower(group_code)) where deleted_at is null`),
  sql.raw(`create index ${table}_by_lob_id on ${table} (lob_id) where deleted_at is null`),
  sql.raw(`create index ${table}_by_parent_id on ${table} (parent_id) where deleted_at is null`),
];
