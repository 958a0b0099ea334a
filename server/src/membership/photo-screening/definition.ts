import { memberPhotos } from '@console/contracts/membership/photos-screening-membership';
import { sql } from 'kysely';
import type { Caller } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { define } from '../../records/resource/definition.ts';
import { assigneeOf } from '../../records/waiting/lease-table.ts';
import { membersNamed } from '../member/named.ts';
import type { PhotoReasons } from './reasons.ts';

const column = (name: string) => sql.ref(`t.${name}`);
const { waiting, escalated } = memberPhotos.queues;
export const codes = { WAITING: waiting!.code, ESCALATED: escalated!.code } as const;

/** A second look is for other eyes; own uploads and own escalations are for those of somebody else. */
const takes = (queue: string, { username }: Caller) =>
  sql`t.created_by <> ${username} and not exists (select from photo_screening first
      where first.id = t.recheck_of and first.decided_by = ${username})
    and ${queue === codes.ESCALATED ? sql`t.escalated_by <> ${username}` : sql`true`}`;

/** How the photos of members are stored, listed and taken. */
export const photoDefinition = (reasons: () => PhotoReasons, now: () => Date) =>
  define(memberPhotos, {
    table: 'photo_screening',
    lookups: sql`left join member m on m.id = t.member_id left join branch_view b on b.id = t.branch_id`,
    derived: {
      memberNo: sql`m.member_no`,
      memberName: sql`m.name`,
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
    scope: 'branch_id',
    takes,
    filters: {
      mraId: (id: string) => sql`t.branch_id = any(array(select b.id from branch_view b
        join mro_view o on o.id = b.mro_id where o.mra_id = ${id}))`,
      branchId: (id: string) => sql`t.branch_id = ${id}`,
      from: (day: string) => sql`t.taken_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.taken_at < ${midnight(day, 1)}`,
      duplicate: (wanted: boolean) => sql`exists (select from photo_screening same
        where same.file_hash = t.file_hash and same.member_id <> t.member_id) = ${wanted}`,
    },
    search: (_pattern, typed) =>
      /^\d{10}$/.test(typed)
        ? sql`t.member_id = (select id from member where member_no = ${typed})`
        : sql`t.member_id in ${membersNamed(typed)}`,
    async load(db, records) {
      const rows = records as unknown as { reasons: readonly string[] | string | null }[];
      const names = await reasons().names(db, [...new Set(rows.flatMap((row) => row.reasons ?? []))]);
      for (const row of rows)
        row.reasons =
          [row.reasons ?? []]
            .flat()
            .map((id) => names.get(id) ?? id)
            .join(', ') || null;
    },
  });
