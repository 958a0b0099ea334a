import type { Tx } from '../../platform/context.ts';
import { checkBody } from '../../records/resource/check.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { removeRecord, updateRecord, type WriteOptions } from '../../records/resource/write.ts';
import type { PromoRow } from '../promo/promo-row.ts';
import { fieldsOf, type FoundSheet } from './find.ts';

/**
 * Ends a sheet with today, as decided by a second person; one of a new promo, or that has not started, is removed: no
 * order was priced with it.
 */
export async function endSheet(
  tx: Tx,
  sheets: RegisteredResource,
  { record, periodFrom, periodTo }: FoundSheet,
  { state }: Pick<PromoRow, 'state'>,
  options: WriteOptions,
): Promise<void> {
  const today = jakartaDay(options.now);
  if (state === 'new' || periodFrom > today) return removeRecord(tx, sheets, record, options);
  if (periodTo <= today) return;
  const body = { ...fieldsOf(sheets, record), periodTo: today };
  const checked = await checkBody(tx, sheets, body, record, options);
  // A period of one day that is typed gets a second one; a sheet that is taken on its first day ends with that day.
  const values = { ...checked.values, periodTo: today };
  await updateRecord(tx, sheets, record, { ...checked, values }, options);
}
