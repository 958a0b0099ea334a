import type { CoreFeedRun } from '@console/contracts/core/resource';
import { sql, type ColumnType, type Generated, type Selectable } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

type Faults = CoreFeedRun['faults'];

/** A run of the core feed of one module over one delivery. */
export interface CoreFeedRunTable {
  id: string;
  /** Order of the runs. */
  no: Generated<number>;
  module: string;
  started_by: string;
  state: Generated<CoreFeedRun['state']>;
  delivery: string | null;
  is_full: boolean | null;
  /** Checksum of the delivery: a replaced one is read from its beginning. */
  checksum: string | null;
  /** Whether the records that the delivery lacks are counted: only at its first reading. */
  counts_absent: Generated<boolean>;
  read_count: Generated<number>;
  changed_count: Generated<number>;
  conflict_count: Generated<number>;
  /** Last row of the delivery that was taken over; an interrupted run continues after it. */
  last_row: Generated<number>;
  /** Last record that was checked for absence. */
  absent_after: string | null;
  code: string | null;
  parameters: ColumnType<Readonly<Record<string, string | number>> | null, string | null | undefined, string | null>;
  faults: ColumnType<Faults, string | undefined, string>;
  /** Parent entry of the audit entries of the records. */
  audit_id: string | null;
  worker: string | null;
  heartbeat_at: OptionalInstant;
  created_at: Instant;
  ended_at: OptionalInstant;
}
export type FeedRun = Selectable<CoreFeedRunTable>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    core_feed_run: CoreFeedRunTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table core_feed_run (
        id uuid primary key, no bigint generated always as identity, module text not null, started_by text not null,
        state text not null default 'RUNNING' check (state in ('RUNNING', 'COMPLETED', 'NOT_READY', 'FAILED')),
        delivery text, is_full boolean, checksum text, counts_absent boolean not null default false,
        read_count int not null default 0, changed_count int not null default 0,
        conflict_count int not null default 0, last_row int not null default 0, absent_after uuid,
        code text, parameters jsonb, faults jsonb not null default '[]', audit_id uuid,
        worker text, heartbeat_at timestamptz(3), created_at timestamptz(3) not null,
        ended_at timestamptz(3))`.execute(db);
    // Two runs of one module would write the same records.
    await sql`create unique index core_feed_run_running on core_feed_run (module) where state = 'RUNNING'`.execute(db);
    await sql`create index core_feed_run_module on core_feed_run (module, no desc)`.execute(db);
    await sql`create index core_feed_run_delivery on core_feed_run (module, delivery desc)
      where state = 'COMPLETED'`.execute(db);
  },
};
