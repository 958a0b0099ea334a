import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

/** The first code of dealers of UFI: six digits, never used again. */
const firstCode = 300_001;

/** The next code of a dealer that staff register; dealers of NMC bring theirs from the core system. */
export async function nextDealerCode(tx: Tx): Promise<string> {
  const { rows } = await sql<{
    last: number;
  }>`insert into dealer_code (business_line, last) values ('UFI', ${firstCode})
    on conflict (business_line) do update set last = dealer_code.last + 1 returning last`.execute(tx);
  return String(rows[0]!.last);
}
