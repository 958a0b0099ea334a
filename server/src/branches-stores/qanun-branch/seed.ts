import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { branchId } from '../../people/organisation/seed.ts';

/** Offices under Qanun, and those with a second record after the first. */
const [inForce, followed] = [
  ['10010', '10020', '10030', '10070', '10080'],
  ['10010', '10020'],
] as const;

/** The first day of the month this many months before a date. */
function monthBefore(date: Date, months: number): Date {
  const [year = 0, month = 0] = toWireInstant(date).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1));
}
const day = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * Five records in force from T - 6 months and two that ended the day before
 * (docs/model/branches-stores.md#qanun-branches).
 */
export const seed: Seed = {
  name: 'qanun-branch',
  async run(tx, { date }) {
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date };
    const [start, first] = [monthBefore(date, 6), monthBefore(date, 18)];
    const ended = day(new Date(start.getTime() - 86_400_000));
    await tx
      .insertInto('qanun_branch')
      .values([
        ...followed.map((code) => ({
          ...frame,
          id: seedId('qanun-branch', `${code}:1`),
          branch_id: branchId('SPEKTRA', code),
          effective_from: day(first),
          effective_to: ended,
        })),
        ...inForce.map((code) => ({
          ...frame,
          id: seedId('qanun-branch', code),
          branch_id: branchId('SPEKTRA', code),
          effective_from: day(start),
          effective_to: null,
        })),
      ])
      .execute();
  },
};
