import { businessLines } from '@console/contracts/core/business-lines';
import { plafondFields } from '@console/contracts/membership/member-change';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { applicantOf } from '../tiering-plafond/applicant.ts';
import { proposeChange } from '../member-change/propose.ts';
import { lockedMember } from '../member-change/values.ts';
import { followTier } from '../plafond/move.ts';
import { limitOf } from '../tiering-plafond/compute.ts';
import type { RiskProfileTable } from './table.ts';

export type Stored = Selectable<RiskProfileTable>;

/**
 * The tiers of a member under the new grade: a limit that would be lower is proposed to a second person, another one
 * follows the tier and stays as it is.
 * @returns how many lower limits are proposed
 */
async function followTiers(tx: Tx, texts: ProtectedText, profile: Stored, by: string, now: Date): Promise<number> {
  const member = (await lockedMember(tx, profile.member_id, 'plafond'))!;
  const applicant = await applicantOf(tx, member.id);
  let proposed = 0;
  for (const line of businessLines.map(({ value }) => value)) {
    const plafond = await tx
      .selectFrom('member_plafond')
      .select(['id', 'total'])
      .where('member_id', '=', member.id)
      .where('business_line', '=', line)
      .executeTakeFirst();
    if (!plafond || plafond.total === 0) continue;
    const { tier, amount } = await limitOf(tx, line, applicant, jakartaDay(now));
    if (amount >= plafond.total) await followTier(tx, plafond.id, tier?.secureId ?? null);
    else {
      const moved = { [plafondFields[line]]: { before: plafond.total, after: amount } };
      const note = `Profil risiko ${profile.profile_no}: tingkat ${profile.grade}`;
      if (await proposeChange(tx, texts, { member, section: 'plafond', moved, by, cause: 'risk-assess', note, now }))
        proposed += 1;
    }
  }
  return proposed;
}

/**
 * Puts a profile in force: the one before is superseded, the member has its grade, and the limits follow.
 * @returns how many lower limits are proposed
 */
export async function putInForce(
  tx: Tx,
  texts: ProtectedText,
  profile: Stored,
  by: string,
  now: Date,
): Promise<{ version: number; proposed: number }> {
  await tx
    .updateTable('risk_profile')
    .set({ state: 'SUPERSEDED', version: sql`version + 1`, updated_by: by, updated_at: now })
    .where('member_id', '=', profile.member_id)
    .where('state', 'in', ['APPROVED', 'EXPIRED'])
    .execute();
  const { version } = await tx
    .updateTable('risk_profile')
    .set({
      state: 'APPROVED',
      decided_by: by,
      decided_at: now,
      version: sql`version + 1`,
      updated_by: by,
      updated_at: now,
    })
    .where('id', '=', profile.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('member')
    .set({
      risk_grade: profile.grade,
      current_risk_profile_id: profile.id,
      version: sql`version + 1`,
      updated_by: by,
      updated_at: now,
    })
    .where('id', '=', profile.member_id)
    .execute();
  return { version, proposed: await followTiers(tx, texts, profile, by, now) };
}
