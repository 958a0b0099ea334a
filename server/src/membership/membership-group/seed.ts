import { groups } from '@console/contracts/membership/membership-group';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { memberStatusOf } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';

const dayMs = 86_400_000;

/** Code, name, kind, exclusive, quota, members; the sixth is full, the last one inactive and without members. */
const seeded = [
  ['KOMUNITAS1', 'Komunitas Pedagang Pasar', 'COMMUNITY', false, 200, 30],
  ['KOMUNITAS2', 'Komunitas Pengemudi', 'COMMUNITY', false, 100, 20],
  ['PERUSAHAAN1', 'PT Maju Bersama', 'COMPANY', true, 100, 25],
  ['PERUSAHAAN2', 'PT Sinar Terang', 'COMPANY', true, 50, 20],
  ['KAMPANYE1', 'Kampanye Akhir Tahun', 'CAMPAIGN', false, 1_000, 25],
  ['KAMPANYE2', 'Kampanye Terbatas', 'CAMPAIGN', false, 10, 10],
  ['KOMUNITAS3', 'Komunitas Guru', 'COMMUNITY', false, 100, 10],
  ['KOMUNITAS4', 'Komunitas Lama', 'COMMUNITY', false, 100, 0],
] as const;

/** Members of group g, in turn; exclusive groups share none. */
function membersOf(g: number, count: number): readonly number[] {
  const first = 1 + g * 30;
  const found: number[] = [];
  for (let i = first; found.length < count; i += 1) if (memberStatusOf(i) === 'active') found.push(i);
  return found;
}

/** Eight groups with 140 members in all, one of them full (docs/model/membership.md#groups). */
export const seed: Seed = {
  name: groups.module,
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date };
    const day = (days: number) => new Date(date.getTime() + days * dayMs).toISOString().slice(0, 10);
    await tx
      .insertInto('member_group')
      .values(
        seeded.map(([code, name, kind, exclusive, quota, count], g) => ({
          ...frame,
          id: seedId(groups.module, code),
          code,
          name,
          kind,
          exclusive,
          pic_name: `PIC ${name}`.slice(0, 60),
          ...protectedColumns(texts, { pic_phone: `0812${55_000_000 + g}` }),
          branch_scope: 'ALL' as const,
          mra_id: null,
          program_type_id: null,
          quota,
          valid_from: day(-180),
          valid_until: kind === 'CAMPAIGN' ? day(90) : null,
          status: count === 0 ? ('inactive' as const) : ('active' as const),
        })),
      )
      .execute();
    await tx
      .insertInto('group_mapping')
      .values(
        seeded.flatMap(([code, , , exclusive, , count], g) =>
          membersOf(g, count).map((i, position) => ({
            ...frame,
            id: seedId(groups.module, `${code}:${i}`),
            group_id: seedId(groups.module, code),
            member_id: memberId(i),
            exclusive,
            role: position === 0 ? ('CHAIR' as const) : ('MEMBER' as const),
            joined_date: day(-120 + (position % 60)),
            left_date: null,
            note: null,
          })),
        ),
      )
      .execute();
  },
};
