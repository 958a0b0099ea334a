import {
  memberChanges,
  type MemberChangeState,
  type MemberSectionName,
} from '@console/contracts/membership/member-change';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import type { MovedValues } from './values.ts';

const dayMs = 86_400_000;

/** Member, section, state, code of the reason and days ago; the phone of the ninth is one that it had before. */
type Row = readonly [i: number, section: MemberSectionName, state: MemberChangeState, reason: string, ago: number];
const rows: readonly Row[] = [
  [21, 'identity', 'PENDING', 'TYPO', 1],
  [22, 'phone', 'PENDING', 'PHONE_NEW', 1],
  [23, 'identity', 'PENDING', 'KTP_NEW', 2],
  [24, 'phone', 'PENDING', 'PHONE_LOST', 3],
  [25, 'identity', 'PENDING', 'TYPO', 4],
  [26, 'phone', 'PENDING', 'REQUEST', 5],
  [27, 'identity', 'APPROVED', 'TYPO', 40],
  [28, 'identity', 'APPROVED', 'KTP_NEW', 50],
  [29, 'identity', 'APPROVED', 'TYPO', 60],
  [30, 'identity', 'APPROVED', 'TYPO', 70],
  [31, 'identity', 'APPROVED', 'KTP_NEW', 80],
  [32, 'identity', 'REJECTED', 'TYPO', 45],
  [33, 'phone', 'REJECTED', 'REQUEST', 55],
  [34, 'identity', 'WITHDRAWN', 'TYPO', 65],
  [35, 'identity', 'OUTDATED', 'KTP_NEW', 75],
];

/** What a row changes: an approved one left what is in force, the others start from it. */
function movedOf([i, section, state]: Row): MovedValues {
  const { name, phone } = seedMember(i);
  const former = name.replace(/.$/u, '');
  if (section === 'phone') return { phone: { before: phone, after: `0813${String(77_000_000 + i).padStart(8, '0')}` } };
  if (state === 'APPROVED') return { name: { before: former, after: name } };
  return { name: { before: state === 'OUTDATED' ? former : name, after: `${name} Putra` } };
}

/** 15 changes of members; of 6 a second person has not decided yet. */
export const seed: Seed = {
  name: memberChanges.module,
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const reasons = new Map(
      (await tx.selectFrom('update_reason').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
    );
    const stored = rows.map((row) => {
      const [i, section, state, reason, ago] = row;
      const at = new Date(date.getTime() - ago * dayMs);
      const decided = state === 'PENDING' ? null : new Date(at.getTime() + dayMs);
      const decider = state === 'WITHDRAWN' ? 'HOOPS01' : state === 'PENDING' ? null : 'ADMIN02';
      return {
        id: seedId(memberChanges.module, String(i)),
        member_id: memberId(i),
        escrow_id: null,
        section,
        values_encrypted: texts.encrypt(JSON.stringify(movedOf(row))),
        reason_id: reasons.get(reason)!,
        note: null,
        evidence_file_id: null,
        state,
        editors: ['HOOPS01'],
        approvals: state === 'APPROVED' ? ['ADMIN02'] : [],
        decided_by: decider,
        decided_at: decided,
        decision_note: state === 'REJECTED' ? 'Foto bukti tidak terbaca' : null,
        expires_at: new Date(at.getTime() + 30 * dayMs),
        created_by: 'HOOPS01',
        created_at: at,
        updated_by: decider ?? 'HOOPS01',
        updated_at: decided ?? at,
      };
    });
    await tx.insertInto('member_change').values(stored).execute();
    const claims = rows.flatMap((row) =>
      row[2] === 'PENDING'
        ? Object.keys(movedOf(row)).map((field) => ({
            member_id: memberId(row[0]),
            field,
            change_id: seedId(memberChanges.module, String(row[0])),
          }))
        : [],
    );
    await tx.insertInto('member_change_claim').values(claims).execute();
  },
};
