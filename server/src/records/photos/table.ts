import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Columns of a table of photos in SQL, besides those of its subject; reasons are ids or codes. */
export const photoColumns = (reasons: 'uuid' | 'text') => sql`${recordColumns},
  branch_id uuid not null references branch,
  document_type text not null check (document_type in ('1', '2', '3', '4', '5', '6', '7', 'other')),
  file_id uuid not null, file_hash text not null, source text not null, taken_at timestamptz(3) not null,
  latitude double precision, longitude double precision, accuracy double precision,
  sharpness int check (sharpness between 0 and 100),
  state text not null default 'WAITING' check (state in ('WAITING', 'ESCALATED', 'APPROVED', 'REJECTED')),
  reason_ids ${sql.raw(reasons)}[] not null default '{}', note text, escalated_by text, decided_by text,
  decided_at timestamptz(3), seconds int check (seconds >= 0),
  check ((decided_at is null) = (state in ('WAITING', 'ESCALATED'))),
  check ((decided_at is null) = (decided_by is null)), check (state <> 'ESCALATED' or escalated_by is not null)`;

/**
 * Indexes of a table of photos: by what waits, what was decided and when it was taken, each for all and for a branch.
 * @param lead column by which the table is always read first, if any
 */
export async function indexPhotos(
  db: Db,
  table: string,
  { subject, lead }: { readonly subject: string; readonly lead?: string },
): Promise<void> {
  const first = lead ? `${lead}, ` : '';
  const index = (name: string, columns: string, where = '') =>
    sql.raw(`create index ${table}_${name} on ${table} (${columns}) ${where}`).execute(db);
  await index('waiting', `${first}state, created_at, id`, `where state in ('WAITING', 'ESCALATED')`);
  await index('waiting_branch', 'branch_id, state, created_at, id', `where state in ('WAITING', 'ESCALATED')`);
  await index('decided', `${first}decided_at desc nulls last, id`);
  await index('branch', 'branch_id, decided_at desc nulls last, id');
  await index('taken', `${first}taken_at desc, id`);
  await index('screener', 'decided_by, decided_at desc', 'where decided_by is not null');
  await index('subject', `${subject}, taken_at desc`);
  await index('file', 'file_hash');
  // An approved photo comes back once.
  await sql
    .raw(`create unique index ${table}_recheck on ${table} (recheck_of) where recheck_of is not null`)
    .execute(db);
}

/**
 * Indexes of the lists of photos: both ways of an order that ends with blanks, rare kinds, sources and verdicts, and
 * what a period of taking needs to be put in the order of decisions without reading a photo.
 */
export async function indexPhotoLists(db: Db, table: string, lead?: string): Promise<void> {
  const first = lead ? `${lead}, ` : '';
  const last = 'decided_at desc nulls last, id desc';
  for (const name of ['decided', 'branch', 'taken', 'screener'])
    await sql.raw(`drop index ${table}_${name}`).execute(db);
  const index = (name: string, columns: string, more = '') =>
    sql.raw(`create index ${table}_${name} on ${table} (${columns}) ${more}`).execute(db);
  await index('decided', `${first}${last}`);
  await index('decided_first', `${first}decided_at, id`);
  await index('branch', `branch_id, ${last}`, 'include (state, document_type, source, deleted_at)');
  await index('verdict', `${first}state, ${last}`);
  await index('screener', `decided_by, ${last}`, 'where decided_by is not null');
  await index('taken', `${first}taken_at desc, id desc`, 'include (decided_at, branch_id)');
  await index('kind', `${first}document_type, state`);
  await index('source', `${first}source`);
}
