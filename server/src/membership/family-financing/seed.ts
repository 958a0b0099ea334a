import { familyFinancings, lentStates, type FamilyState } from '@console/contracts/membership/family-financing';
import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { lastDayOf, lend, takeBack, type Stored } from './lend.ts';

const dayMs = 86_400_000;
const subLimit = 500_000;

/** State of the request of each main member 10 to 33. Limits are lent in NMC, where family members have none. */
const states: Readonly<Record<FamilyState, readonly number[]>> = {
  ACTIVE: [10, 11, 12, 16, 18],
  SUSPENDED: [19],
  ENDING: [20],
  TERMINATED: [21],
  RECOMMENDED: [22, 23],
  UNDER_REVIEW: [24, 33],
  SUBMITTED: [28, 29, 30, 32, 13],
  RETURNED: [14, 15],
  REJECTED: [17, 25, 26],
  EXPIRED: [27, 31],
};
const stateOf = (main: number) =>
  (Object.keys(states) as FamilyState[]).find((state) => states[state].includes(main)) ?? 'SUBMITTED';
const decided: readonly FamilyState[] = [...lentStates, 'TERMINATED', 'RECOMMENDED'];
const lent: readonly FamilyState[] = [...lentStates, 'TERMINATED'];

function requestOf(main: number, date: Date) {
  const k = main - 9;
  const state = stateOf(main);
  const age = state === 'EXPIRED' ? 60 + k : lent.includes(state) ? 40 + k : 2 + (k % 20);
  const submittedAt = new Date(date.getTime() - age * dayMs);
  const at = new Date(submittedAt.getTime() + dayMs);
  const reviewer = state === 'SUBMITTED' || state === 'EXPIRED' ? null : `CAB${seedMember(main).officeCode}`;
  return {
    at,
    row: {
      id: seedId(familyFinancings.module, String(k)),
      request_no: `FAM-${jakartaDay(submittedAt).slice(0, 7).replace('-', '')}-${String(k).padStart(5, '0')}`,
      main_member_id: memberId(main),
      family_member_id: memberId(main + 190),
      relation: (['SPOUSE', 'CHILD', 'PARENT', 'SIBLING'] as const)[k % 4]!,
      business_line: main <= 30 ? ('NMC' as const) : ('SPEKTRA' as const),
      certificate: k % 5 === 0 ? ('MARRIAGE' as const) : null,
      sub_limit_requested: subLimit + 100_000 * (k % 3),
      sub_limit_approved: decided.includes(state) ? subLimit : null,
      valid_until: lent.includes(state) ? lastDayOf(at) : null,
      state,
      submitted_at: submittedAt,
      consented_at: submittedAt,
      reviewer,
      approver: lent.includes(state) ? 'HOOPS01' : null,
      approved_at: lent.includes(state) ? at : null,
      editors: reviewer === null ? [] : [reviewer],
      note: state === 'REJECTED' || state === 'RETURNED' ? 'Dokumen tidak terbaca' : null,
      created_by: 'SYSTEM',
      created_at: submittedAt,
      updated_by: reviewer ?? 'SYSTEM',
      updated_at: at,
    },
  };
}

/** 24 requests in every state, limits lent and taken back by the rules (docs/model/membership.md#family-financing). */
export const seed: Seed = {
  name: familyFinancings.module,
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    for (let main = 10; main <= 33; main += 1) {
      const { row, at } = requestOf(main, date);
      const mainKk = `31740112${String(10_000_000 + main)}`;
      const familyKk = row.certificate ? `32730112${String(10_000_000 + main)}` : mainKk;
      const stored = (await tx
        .insertInto('family_financing')
        .values({
          ...row,
          main_kk_encrypted: texts.encrypt(mainKk),
          main_kk_hash: texts.hash(mainKk),
          family_kk_encrypted: texts.encrypt(familyKk),
          family_kk_hash: texts.hash(familyKk),
        })
        .returningAll()
        .executeTakeFirstOrThrow()) as Stored;
      if (!lent.includes(row.state)) continue;
      const by = { maker: row.reviewer ?? 'SYSTEM', approver: row.approver, at };
      await lend(tx, stored, row.valid_until ?? lastDayOf(at), by);
      if (row.state === 'TERMINATED') await takeBack(tx, stored, by);
    }
    await sql`select setval('family_financing_no', 24)`.execute(tx);
  },
};
