import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { setsRise } from '../compulsory/raised.ts';
import { rowsOfSet, startOf } from './compare.ts';
import type { SetLine, SetRow } from './set-line.ts';

/**
 * Whether a set makes contracts that need an insurance dearer when it is switched on, or, while it is still to begin,
 * when it is switched off, so that the one before it holds on.
 */
export async function raisesWhenSwitched(
  db: Db | Tx,
  line: SetLine<never>,
  { setNo, phase }: { readonly setNo: string; readonly phase: string },
  today: string,
): Promise<boolean> {
  if (phase !== 'WAITING' && phase !== 'SCHEDULED') return false;
  const rows: readonly SetRow[] = await rowsOfSet(db, line, setNo);
  const start = rows[0] && startOf(rows[0], today);
  if (!start) return false;
  const coming =
    phase === 'WAITING'
      ? sql`i.set_no = ${setNo}`
      : sql`i.set_no <> ${setNo} and i.status = 'active' and i.effective_to = ${dayAfter(start, -1)}::date`;
  return setsRise(db, line.table === 'insurance_tariff' ? 'SPEKTRA' : 'NMC', start, coming);
}
