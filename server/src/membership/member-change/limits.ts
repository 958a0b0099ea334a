import { businessLines } from '@console/contracts/core/business-lines';
import { escrowFields, memberChangeRules as rules, plafondFields } from '@console/contracts/membership/member-change';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { applicantOf } from '../tiering-plafond/applicant.ts';
import { highestLimit } from '../tiering-plafond/compute.ts';
import type { MovedValues, StoredMember } from './values.ts';

/** What was adjusted of an account on the day, in the same direction: parts of a high amount are a high amount. */
async function adjustedToday(tx: Tx, escrowId: string, amount: number, now: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::float8 as sum from escrow_movement
    where escrow_id = ${escrowId} and kind = ${amount > 0 ? 'ADJUST_IN' : 'ADJUST_OUT'}
      and (at at time zone 'Asia/Jakarta')::date = ${jakartaDay(now)}::date`.execute(tx);
  return rows[0]?.sum ?? 0;
}

/**
 * People who approve a change: two for a limit raised above what its tier allows, and for an adjustment that is high
 * with those of the day.
 */
export async function approvalsNeeded(tx: Tx, member: StoredMember, moved: MovedValues, now: Date): Promise<1 | 2> {
  for (const line of businessLines.map(({ value }) => value)) {
    const adjusted = Number(moved[escrowFields[line]]?.after ?? 0);
    const earlier = adjusted !== 0 && member.account ? await adjustedToday(tx, member.account.id, adjusted, now) : 0;
    if (adjusted !== 0 && Math.abs(adjusted) + earlier > rules.escrowTwoAbove) return 2;
    const limit = moved[plafondFields[line]];
    if (!limit || Number(limit.after) <= Number(limit.before)) continue;
    const highest = await highestLimit(tx, line, await applicantOf(tx, member.id), jakartaDay(now));
    if (Number(limit.after) > highest) return 2;
  }
  return 1;
}

/** What the limits of all lines would be after a change. */
export const totalAfter = (member: StoredMember, moved: MovedValues): number =>
  Object.values(plafondFields).reduce((sum, name) => sum + Number(moved[name]?.after ?? member.limits[name]), 0);
