import { memberChanges, type MemberChange } from '@console/contracts/membership/member-change';
import { sql } from 'kysely';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { ofMember } from '../member/of-member.ts';
import { sumsOf } from './sums.ts';
import { inWords, namesIn, type MovedValues, type Value } from './values.ts';

const column = (name: string) => sql.ref(`t.${name}`);
type Filled = { -readonly [Name in keyof MemberChange]: MemberChange[Name] } & { before: string | null };

/** The values of a stored change. */
export const movedIn = (texts: ProtectedText, sealed: string): MovedValues =>
  JSON.parse(texts.decrypt(sealed)) as MovedValues;

const textOf = (value: Value | undefined): string | null => (value == null ? null : String(value));

/** How changes of members are read; each is seen by who sees the member. */
export const memberChangeDefinition = (texts: ProtectedText) =>
  define(memberChanges, {
    table: 'member_change',
    lookups: sql`left join member m on m.id = t.member_id left join branch_view b on b.id = t.branch_id
      left join update_reason r on r.id = t.reason_id`,
    derived: {
      memberId: column('member_id'),
      escrowId: column('escrow_id'),
      memberNo: sql`m.member_no`,
      memberName: sql`m.name`,
      branch: sql`b.office_code || ' ' || b.name`,
      section: column('section'),
      // The values, which `load` opens and writes in words.
      before: column('values_encrypted'),
      reason: sql`r.name`,
      note: column('note'),
      evidence: column('evidence_file_id'),
      state: column('state'),
      approvalsNeeded: column('approvals_needed'),
      approvals: sql`nullif(array_to_string(t.approvals, ', '), '')`,
      maker: column('created_by'),
      madeAt: column('created_at'),
      decidedBy: column('decided_by'),
      decidedAt: column('decided_at'),
      decisionNote: column('decision_note'),
    },
    scope: 'branch_id',
    filters: {
      memberId: (id: string) => ofMember('t.member_id', id),
      escrowId: (id: string) => ofMember('t.escrow_id', id),
    },
    async load(db, records) {
      const opened = (records as unknown as Filled[]).map((record) => ({
        record,
        moved: movedIn(texts, String(record.before)),
      }));
      const names = await namesIn(
        db,
        opened.map(({ moved }) => moved),
      );
      const sums = await sumsOf(
        db,
        opened.map(({ record, moved }) => ({ ...record, id: record.secureId, moved })),
      );
      const sideOf = (record: Filled, moved: MovedValues, side: 'before' | 'after') => {
        const said = [inWords(moved, side, names), sums.get(record.secureId)?.[side]];
        return said.filter((words) => words != null).join('\n') || null;
      };
      for (const { record, moved } of opened) {
        record.before = sideOf(record, moved, 'before');
        record.after = sideOf(record, moved, 'after');
        record.nikBefore = textOf(moved.nik?.before);
        record.nikAfter = textOf(moved.nik?.after);
        record.phoneBefore = textOf(moved.phone?.before);
        record.phoneAfter = textOf(moved.phone?.after);
      }
    },
  });
