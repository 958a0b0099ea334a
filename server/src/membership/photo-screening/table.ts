import { sql, type ColumnType, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns, type Instant } from '../../platform/database/record-columns.ts';
import type { PhotoColumns } from '../../records/photos/kind.ts';

/** A document of a member; of each kind one is current, earlier ones are kept. */
export interface MemberDocumentTable {
  id: string;
  member_id: string;
  document_type: string;
  file_id: string;
  source: string;
  uploaded_by: string;
  uploaded_at: Instant;
  current: Generated<boolean>;
  number_encrypted: ColumnType<string | null, string | null | undefined, string | null>;
  valid_until: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A photo of a member that a screener looks at (docs/model/membership.md#photos-of-members). */
export interface PhotoScreeningTable extends PhotoColumns {
  member_id: string;
  document_id: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    member_document: MemberDocumentTable;
    photo_screening: PhotoScreeningTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table member_document (id uuid primary key, member_id uuid not null references member,
      document_type text not null check (document_type in ('1', '2', '3', '4', '5', '6', '7', 'other')),
      file_id uuid not null, source text not null, uploaded_by text not null, uploaded_at timestamptz(3) not null,
      current boolean not null default true)`.execute(db);
    await sql`create unique index member_document_current on member_document (member_id, document_type)
      where current`.execute(db);
    await sql`create index member_document_member on member_document (member_id, uploaded_at desc)`.execute(db);
    await sql`create table photo_screening (${recordColumns}, member_id uuid not null references member,
      branch_id uuid not null references branch, document_id uuid not null references member_document,
      document_type text not null, file_id uuid not null, file_hash text not null, source text not null,
      taken_at timestamptz(3) not null, latitude double precision, longitude double precision,
      accuracy double precision, sharpness int check (sharpness between 0 and 100),
      state text not null default 'WAITING' check (state in ('WAITING', 'ESCALATED', 'APPROVED', 'REJECTED')),
      reason_ids uuid[] not null default '{}', note text, escalated_by text, decided_by text,
      decided_at timestamptz(3), seconds int check (seconds >= 0), recheck_of uuid references photo_screening,
      check ((decided_at is null) = (state in ('WAITING', 'ESCALATED'))),
      check ((decided_at is null) = (decided_by is null)),
      check (state <> 'ESCALATED' or escalated_by is not null))`.execute(db);
    await sql`create index photo_screening_waiting on photo_screening (state, created_at, id)
      where state in ('WAITING', 'ESCALATED')`.execute(db);
    await sql`create index photo_screening_waiting_branch on photo_screening (branch_id, state, created_at, id)
      where state in ('WAITING', 'ESCALATED')`.execute(db);
    await sql`create index photo_screening_decided on photo_screening (decided_at desc nulls last, id)`.execute(db);
    await sql`create index photo_screening_branch
      on photo_screening (branch_id, decided_at desc nulls last, id)`.execute(db);
    await sql`create index photo_screening_taken on photo_screening (taken_at desc, id)`.execute(db);
    await sql`create index photo_screening_screener on photo_screening (decided_by, decided_at desc)
      where decided_by is not null`.execute(db);
    await sql`create index photo_screening_member on photo_screening (member_id, taken_at desc)`.execute(db);
    await sql`create index photo_screening_document on photo_screening (document_id)`.execute(db);
    await sql`create index photo_screening_file on photo_screening (file_hash)`.execute(db);
    // An approved photo comes back once.
    await sql`create unique index photo_screening_recheck on photo_screening (recheck_of)
      where recheck_of is not null`.execute(db);
  },
};

/** Number and end of a document, where it has them. */
export const numbersMigration: SchemaStep = {
  async up(db) {
    await sql`alter table member_document add column number_encrypted text, add column valid_until date`.execute(db);
  },
};
