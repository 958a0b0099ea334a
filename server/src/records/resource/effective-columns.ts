import { sql, type ColumnType, type Generated } from 'kysely';
import type { Db } from '../../platform/context.ts';

export type Approval = 'PENDING' | 'APPROVED' | 'REJECTED';
type Day = ColumnType<string, string, string>;
type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;

/** Columns of every table of effective-dated records (docs/model/branches-stores.md#effective-dated-rows). */
export interface EffectiveColumns {
  effective_from: Day;
  /** The last day; `null`: no end. */
  effective_to: OptionalDay;
  approval: Generated<Approval>;
  /** The record that this one takes the place of. */
  supersedes_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of a successor: the last day that the record before it had; `null`: no end. */
  covered_to: OptionalDay;
}

/** The same columns in SQL, besides the period itself. */
export const approvalColumns = (table: string) =>
  sql.raw(`approval text not null default 'APPROVED' check (approval in ('PENDING', 'APPROVED', 'REJECTED')),
    supersedes_id uuid references ${table}, covered_to date`);

/** The period with its columns, in SQL. */
export const effectiveColumns = (table: string) =>
  sql`effective_from date not null, effective_to date check (effective_to >= effective_from),
    ${approvalColumns(table)}`;

/**
 * The days that a record claims for itself, in SQL. A successor that awaits approval claims no day of the record before
 * it: that one holds them until the approval.
 */
export const claimOf = (alias = ''): string => {
  const column = (name: string) => (alias === '' ? name : `${alias}.${name}`);
  const days = `daterange(${column('effective_from')}, ${column('effective_to')}, '[]')`;
  return `case when ${column('approval')} = 'PENDING' and ${column('supersedes_id')} is not null
    then ${days} - daterange(null, ${column('covered_to')}, '[]') else ${days} end`;
};

/** What a record holds for, as columns. */
export interface EffectiveKey {
  readonly key: readonly string[];
  /** Columns of the key that may be empty; two empty ones are the same. */
  readonly nullable?: readonly string[];
  /** Pairs of whole numbers, both ends included; an empty end is open. */
  readonly bands?: readonly (readonly [from: string, to: string])[];
}

/**
 * The constraint `<table>_period`, by which no two live records of a key intersect in period and bands, in any write;
 * and an index by which a record has one successor that awaits approval.
 * @example
 * await holdPeriods(db, 'branch_rate', { key: ['branch_id'], bands: [['tenor_from', 'tenor_to']] });
 */
export async function holdPeriods(
  db: Db,
  table: string,
  { key, nullable = [], bands = [] }: EffectiveKey,
): Promise<void> {
  const parts = [
    ...key.map((name) => (nullable.includes(name) ? `(coalesce(${name}::text, '')) with =` : `${name} with =`)),
    ...bands.map(([from, to]) => `int8range(${from}, ${to}, '[]') with &&`),
    `(${claimOf()}) with &&`,
  ];
  await sql`alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_period`)} exclude
    using gist (${sql.raw(parts.join(', '))}) where (deleted_at is null and approval <> 'REJECTED')`.execute(db);
  await sql`create unique index ${sql.ref(`${table}_successor`)} on ${sql.table(table)} (supersedes_id)
    where deleted_at is null and approval = 'PENDING'`.execute(db);
}

/**
 * In place of that index: the successors of a record that await approval never intersect in these bands.
 * @example
 * await holdPieces(db, 'branch_rate', [['tenor_from', 'tenor_to']]);
 */
export async function holdPieces(
  db: Db,
  table: string,
  bands: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  const name = `${table}_successor`;
  const ranges = bands.map(([from, to]) => `int8range(${from}, ${to}, '[]') with &&`).join(', ');
  await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} exclude
    using gist (supersedes_id with =, ${sql.raw(ranges)})
    where (deleted_at is null and approval = 'PENDING')`.execute(db);
  await sql`create index ${sql.ref(`${table}_pieces`)} on ${sql.table(table)} (supersedes_id)
    where deleted_at is null and supersedes_id is not null`.execute(db);
}
