import { sql, type ColumnType, type Generated } from 'kysely';
import type { OptionalInstant } from '../../platform/database/record-columns.ts';

/** Columns that the table of every core-fed resource has. */
export interface CoreFeedColumns {
  /** Key of the record in core. */
  core_code: string | null;
  last_synced_at: OptionalInstant;
  sync_state: Generated<'OK' | 'CONFLICT'>;
  sync_faults: ColumnType<unknown, string | null | undefined, string | null>;
  /** Keyed hash of the row that was taken over last: the same row changes nothing. */
  core_hash: string | null;
  /** The status that core named last. Staff may have set another one since. */
  core_status: Generated<'active' | 'inactive'>;
  /** Full runs in a row that lacked the record. */
  core_absent: Generated<number>;
  /** The run that saw or missed the record last. */
  core_run: string | null;
}

const columns = [
  'core_code text',
  'last_synced_at timestamptz(3)',
  `sync_state text not null default 'OK' check (sync_state in ('OK', 'CONFLICT'))`,
  'sync_faults jsonb',
  'core_hash text',
  `core_status text not null default 'active' check (core_status in ('active', 'inactive'))`,
  'core_absent int not null default 0',
  'core_run uuid',
];

/** The same columns in SQL, for the schema step of a module, behind those of every record. */
export const coreFeedColumns = sql.raw(columns.join(', '));

/** The columns for a table that was there before core fed it: `alter table x ${addCoreFeedColumns}`. */
export const addCoreFeedColumns = sql.raw(columns.map((column) => `add column ${column}`).join(', '));
