import { sql } from 'kysely';
import type { VersionTable } from './table.ts';

/** Expressions of what a list of versions shows. */
export const versionColumns = (table: VersionTable) => ({
  versionNo: sql`t.version_no`,
  title: sql`'Versi ' || t.version_no`,
  live: sql`(t.state = 'APPROVED' and t.version_no = (select max(l.version_no) from ${sql.table(table)} l
    where l.state = 'APPROVED' and l.deleted_at is null))`,
  state: sql`t.state`,
  note: sql`t.note`,
  publishedBy: sql`t.created_by`,
  publishedAt: sql`t.created_at`,
  editors: sql`t.editors`,
  decidedBy: sql`t.decided_by`,
  decidedAt: sql`t.decided_at`,
  decisionNote: sql`t.decision_note`,
});
