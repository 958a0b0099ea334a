import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { settingIn } from '../../people/settings/settings.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { tablesOf } from '../simulation/tables.ts';

/** The setting of the least rate of a line that needs no admin. */
export const floorOf = {
  SPEKTRA: 'RATE_FLOOR_SPEKTRA',
  NMC: 'RATE_FLOOR_NMC',
  UFI: 'RATE_FLOOR_UFI',
} as const;

/** A move of a rate by more than this share of the rate before needs an admin. */
const mostMove = 0.25;

interface Rates {
  readonly secureId: string;
  readonly rateRegular: string;
  readonly rateRepeat: string | null;
}

const isLow = ({ rateRegular, rateRepeat }: Omit<Rates, 'secureId'>, floor: number): boolean =>
  Number(rateRegular) < floor || (rateRepeat !== null && Number(rateRepeat) < floor);

/**
 * Whether a rate lies below the floor of its line, or moves by more than a quarter.
 * @param before the rate whose place it takes; `null` for none
 */
export const isUnusual = (rates: Omit<Rates, 'secureId'>, before: string | null, floor: number): boolean =>
  isLow(rates, floor) ||
  (before !== null && Math.abs(Number(rates.rateRegular) - Number(before)) > Number(before) * mostMove);

/** Only an admin approves a rate that is unusual. @throws Refusal RATE_NEEDS_ADMIN */
export async function requireAdminForRate(
  tx: Tx,
  line: BusinessLine,
  { values, before, caller }: { readonly values: Rates | null; readonly before: Rates | null; readonly caller: Caller },
): Promise<void> {
  if (caller.isAdmin || !values || !before) return;
  const floor = Number(await settingIn(tx, floorOf[line]));
  const table = sql.table(tablesOf[line].rates);
  const { rows } = await sql<{ rate: string }>`select old.rate_regular as rate from ${table} own
    join ${table} old on old.id = own.supersedes_id where own.id = ${before.secureId}`.execute(tx);
  if (isUnusual(values, rows[0]?.rate ?? null, floor)) throw new Refusal('RATE_NEEDS_ADMIN');
}
