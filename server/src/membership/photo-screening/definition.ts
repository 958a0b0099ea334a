import { memberPhotos } from '@console/contracts/membership/photos-screening-membership';
import { sql } from 'kysely';
import type { PhotoKind } from '../../records/photos/kind.ts';
import { photoParts } from '../../records/photos/parts.ts';
import { define } from '../../records/resource/definition.ts';
import { membersNamed } from '../member/named.ts';

/** How the photos of members are stored, listed and taken. */
export function photoDefinition(kind: PhotoKind, now: () => Date) {
  const { derived, ...parts } = photoParts(kind, now);
  return define(memberPhotos, {
    table: 'photo_screening',
    lookups: sql`left join member m on m.id = t.member_id left join branch_view b on b.id = t.branch_id`,
    derived: { memberNo: sql`m.member_no`, memberName: sql`m.name`, ...derived },
    scope: 'branch_id',
    ...parts,
    search: (_pattern, typed) =>
      /^\d{10}$/.test(typed)
        ? sql`t.member_id = (select id from member where member_no = ${typed})`
        : sql`t.member_id in ${membersNamed(typed)}`,
  });
}
