import { escrowFields, memberChanges } from '@console/contracts/membership/member-change';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { memberId } from '../member/seed.ts';
import { escrowId } from './seed.ts';

const dayMs = 86_400_000;
/** Member, days ago, and what goes in, or out below 0. */
const adjustments = [
  [86, 1, 50_000],
  [87, 2, -25_000],
] as const;

/** Two adjustments of escrow that nobody has decided yet. */
export const changesSeed: Seed = {
  name: 'escrow-change',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const { id: reason } = await tx
      .selectFrom('update_reason')
      .select('id')
      .where('code', '=', 'CORRECTION')
      .executeTakeFirstOrThrow();
    for (const [i, ago, amount] of adjustments) {
      const id = seedId(memberChanges.module, `escrow-${i}`);
      const at = new Date(date.getTime() - ago * dayMs);
      const moved = { [escrowFields.SPEKTRA]: { before: null, after: amount } };
      await tx
        .insertInto('member_change')
        .values({
          id,
          member_id: memberId(i),
          escrow_id: escrowId(i),
          section: 'escrow',
          values_encrypted: texts.encrypt(JSON.stringify(moved)),
          reason_id: reason,
          note: 'Selisih pembukuan cabang',
          evidence_file_id: null,
          editors: ['HOOPS01'],
          decided_by: null,
          decided_at: null,
          decision_note: null,
          expires_at: new Date(at.getTime() + 30 * dayMs),
          created_by: 'HOOPS01',
          created_at: at,
          updated_by: 'HOOPS01',
          updated_at: at,
        })
        .execute();
      await tx
        .insertInto('member_change_claim')
        .values({ member_id: memberId(i), field: `${escrowFields.SPEKTRA} ${escrowId(i)}`, change_id: id })
        .execute();
    }
  },
};
