import type { BusinessLine } from '@console/contracts/core/business-lines';
import { text, type Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { underQanun } from '../under-qanun/in-force.ts';
import { dayWord } from '../simulation/wording.ts';
import { tablesOf } from '../simulation/tables.ts';

interface First {
  /** Whether a row holds today. */
  readonly holds: boolean | null;
  /** The first day of the next one. */
  readonly next: string | null;
}

/** Whether approved rows of a branch hold on a day, and from when the next one does. */
async function firstOf(db: Db, table: string, branchId: string, day: string, isAdmin: boolean): Promise<First> {
  const { rows } = await sql<First>`select bool_or(r.effective_from <= ${day}::date) as holds,
      min(r.effective_from) filter (where r.effective_from > ${day}::date)::text as next
    from ${sql.table(table)} r where r.branch_id = ${branchId} and r.deleted_at is null and r.approval = 'APPROVED'
      and (r.effective_to is null or r.effective_to >= ${day}::date)
      ${isAdmin ? sql`and r.fee_type = 'ADMIN'` : sql``}`.execute(db);
  return rows[0]!;
}

const lack = (id: string, en: string, { holds, next }: First): Text | null =>
  holds || next === null
    ? null
    : text(
        `${id} belum ada yang berlaku hari ini; yang pertama mulai ${dayWord(next)}.`,
        `No ${en} holds today; the first one starts on ${dayWord(next)}.`,
      );

/**
 * What a branch lacks on the day that it is opened, though rates and fees are approved for later; `null` for nothing.
 * Under Qanun fees come from the Qanun record.
 */
export async function activationNote(db: Db, line: BusinessLine, branchId: string, day: string): Promise<Text | null> {
  const { rates, fees } = tablesOf[line];
  const noon = new Date(`${day}T12:00:00+07:00`);
  const { rows } = await sql<{ is: boolean }>`select ${underQanun(sql`${branchId}::uuid`, noon)} as is`.execute(db);
  const lacks = [
    lack('Rate', 'rate', await firstOf(db, rates, branchId, day, false)),
    rows[0]?.is ? null : lack('Fee ADMIN', 'ADMIN fee', await firstOf(db, fees, branchId, day, true)),
  ].filter((each) => each !== null);
  if (lacks.length === 0) return null;
  return text(lacks.map(({ id }) => id).join(' '), lacks.map(({ en }) => en).join(' '));
}
