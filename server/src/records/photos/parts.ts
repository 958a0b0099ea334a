import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { assigneeOf } from '../waiting/lease-table.ts';
import { codesOf, type PhotoKind } from './kind.ts';
import { sharedOf } from './shared-pictures.ts';

const column = (name: string) => sql.ref(`t.${name}`);

/**
 * What the definition of a kind of photos takes from its mechanism; it joins `branch_view b`.
 * @example define(memberPhotos, { ...photoParts(kind, now), derived: { ...photoParts(kind, now).derived, memberNo } })
 */
export function photoParts(kind: Pick<PhotoKind, 'resource' | 'table' | 'reasons'>, now: () => Date) {
  const codes = codesOf(kind);
  const table = sql.table(kind.table);
  const shared = sql.table(sharedOf(kind.table));
  return {
    derived: {
      documentType: column('document_type'),
      branch: sql`b.office_code || ' ' || b.name`,
      source: column('source'),
      takenAt: column('taken_at'),
      arrivedAt: column('created_at'),
      state: column('state'),
      reasons: column('reason_ids'),
      note: column('note'),
      decidedBy: column('decided_by'),
      decidedAt: column('decided_at'),
      seconds: column('seconds'),
      recheck: sql`(t.recheck_of is not null)`,
      assignee: sql`coalesce(${assigneeOf(codes.WAITING, now)}, ${assigneeOf(codes.ESCALATED, now)})`,
    },
    /** A second look is for other eyes; own uploads and own escalations are for those of somebody else. */
    takes: (queue: string, { username }: Caller) =>
      sql`t.created_by <> ${username} and not exists (select from ${table} first
          where first.id = t.recheck_of and first.decided_by = ${username})
        and ${queue === codes.ESCALATED ? sql`t.escalated_by <> ${username}` : sql`true`}`,
    filters: {
      mraId: (id: string) => sql`t.branch_id = any(array(select b.id from branch_view b
        join mro_view o on o.id = b.mro_id where o.mra_id = ${id}))`,
      branchId: (id: string) => sql`t.branch_id = ${id}`,
      from: (day: string) => sql`t.taken_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.taken_at < ${midnight(day, 1)}`,
      duplicate: (wanted: boolean) =>
        sql`t.file_hash ${wanted ? sql`in` : sql`not in`} (select file_hash from ${shared})`,
    },
    together: ['from', 'to'] as const,
    async load(db: Db | Tx, records: readonly object[]) {
      const rows = records as unknown as { reasons: readonly string[] | string | null }[];
      const names = await kind.reasons().names(db, [...new Set(rows.flatMap((row) => row.reasons ?? []))]);
      for (const row of rows)
        row.reasons =
          [row.reasons ?? []]
            .flat()
            .map((id) => names.get(id) ?? id)
            .join(', ') || null;
    },
  };
}
