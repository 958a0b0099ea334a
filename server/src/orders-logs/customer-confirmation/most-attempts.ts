import { systemSettings } from '../../people/settings/definitions.ts';
import type { Db, Tx } from '../../platform/context.ts';

const key = 'CCM_MAX_ATTEMPTS';

/** Attempts that a customer who is not reached gets, by the setting; read in the transaction of the step. */
export async function mostAttempts(db: Db | Tx): Promise<number> {
  const row = await db.selectFrom('app_setting_view').select('value').where('key', '=', key).executeTakeFirst();
  return Number(row?.value ?? systemSettings[key].value);
}
