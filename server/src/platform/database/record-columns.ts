import { sql, type ColumnType, type Generated } from 'kysely';

/** An instant: read as ISO 8601 text, written as a Date or text. */
export type Instant = ColumnType<string, Date | string, Date | string>;
export type OptionalInstant = ColumnType<string | null, Date | string | null, Date | string | null>;

/** Columns that every record table has. */
export interface RecordColumns {
  id: string;
  version: Generated<number>;
  created_by: string;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  updated_by: string;
  updated_at: ColumnType<string, Date | string | undefined, Date | string>;
  /** Soft delete: a record with a time here is visible in its history only. */
  deleted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

/** The same columns in SQL, for the schema step of a module. */
export const recordColumns = sql.raw(`id uuid primary key, version int not null default 1,
  created_by text not null, created_at timestamptz(3) not null default now(),
  updated_by text not null, updated_at timestamptz(3) not null default now(), deleted_at timestamptz(3)`);
