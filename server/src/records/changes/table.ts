import type { ChangeAction, ChangeState, ChangeWarning } from '@console/contracts/core/changes';
import type { Text } from '@console/contracts/core/text';
import { sql, type ColumnType, type Generated, type Selectable } from 'kysely';
import type { KeptJudgement } from './judge-changes.ts';
import type { Change } from '../../platform/audit/differences.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

export interface ChangeRequestTable {
  id: string;
  module: string;
  privilege: string;
  action: ChangeAction;
  record_id: string | null;
  record_label: string;
  base_version: number | null;
  /** As shown: personal data masked. */
  changes: ColumnType<Change[], string, never>;
  /** The values to store, encrypted. */
  values_protected: string;
  /** Everyone who edited the values; the maker is the first. None of them may decide. */
  editors: string[];
  maker_id: string;
  maker: string;
  maker_name: string;
  reason: string;
  state: Generated<ChangeState>;
  decided_by: string | null;
  decided_at: OptionalInstant;
  note: string | null;
  /** The people on leave that the decider represented. */
  decided_for: Generated<string[]>;
  /** The warnings that the approver ticked. */
  acknowledged: ColumnType<ChangeWarning[], string | undefined, string>;
  /** Its further effects, as who decided saw them. */
  consequence: ColumnType<Text | null, string | null | undefined, string | null>;
  /** Effects and warnings while it waits, as they were judged last; null: not judged yet. */
  judged: ColumnType<KeptJudgement | null, string | null | undefined, string | null>;
  claimed_by: string | null;
  claimed_until: OptionalInstant;
  made_at: Instant;
  expires_at: Instant;
  /** The scope of a change that creates a record: in the form that the module's definition reads, or its maker's. */
  reach: ColumnType<unknown, string | null | undefined, never>;
  /** Of a change that creates a record: the fields of it that the address of its list needs. */
  place: ColumnType<Readonly<Record<string, string>> | null, string | null | undefined, never>;
  /** The first change of those that are decided as one; null of one that is decided alone. */
  batch_id: Generated<string | null>;
  /** How many changes the batch has. */
  batch_count: Generated<number | null>;
  /** What it is about, where the label of the record does not say it, as of a batch. */
  title: Generated<string | null>;
}
export type StoredChange = Selectable<ChangeRequestTable>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    change_request: ChangeRequestTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table change_request (
        id uuid primary key, module text not null, privilege text not null, action text not null, record_id uuid,
        record_label text not null, base_version int,
        changes jsonb not null, values_protected text not null, editors text[] not null, maker_id uuid not null,
        maker text not null, maker_name text not null,
        reason text not null, state text not null default 'PENDING', decided_by text, decided_at timestamptz(3),
        note text,
        claimed_by text, claimed_until timestamptz(3), made_at timestamptz(3) not null,
        expires_at timestamptz(3) not null)`.execute(db);
    await sql`create unique index change_request_pending on change_request (module, record_id)
      where state = 'PENDING' and record_id is not null`.execute(db);
    await sql`create index change_request_module on change_request (module, made_at desc)`.execute(db);
    await sql`create index change_request_record on change_request (record_id, made_at desc)
      where record_id is not null`.execute(db);
    await sql`create index change_request_maker on change_request (maker_id, made_at desc)`.execute(db);
    await sql`create index change_request_waiting on change_request (expires_at) where state = 'PENDING'`.execute(db);
  },
};
