import type { StoreRateSheet } from '@console/contracts/branches-stores/store-rate';
import { storeLevel } from '@console/contracts/branches-stores/outlet/levels';
import type { Text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ConsequentChange } from '../../records/resource/approval.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { subjectOf } from '../outlet-terms/judged.ts';
import { lineOfStores, outletOf } from '../outlet-terms/outlets.ts';
import { comparedOf, effectsOn } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { effectOfEnd, endOf, firstWithout } from '../simulation/effect-of-end.ts';
import { isPriced, proposedBy } from '../simulation/priced-change.ts';
import { sheetOverrides } from './rows.ts';

/** What a proposed sheet of a store, or its end, does to the instalment of the sample price at its last tenor. */
export async function effectOfSheet(
  app: Application,
  db: Db | Tx,
  change: ConsequentChange,
  stored: StoreRateSheet | null,
): Promise<Text | null> {
  const last = endOf(change);
  if (!stored || (last === null && !isPriced(change))) return null;
  const sheet = proposedBy(stored, change);
  const store = await outletOf(db, lineOfStores, sheet.storeId);
  const tenor = Math.max(...sheet.rates.map(({ tenorTo }) => tenorTo));
  if (!store || !Number.isFinite(tenor)) return null;
  const today = jakartaDay(app.services.now());
  const of = {
    line: store.line,
    branchId: store.branchId,
    productGroupId: sheet.productGroupId,
    tenors: [tenor],
    subjects: subjectOf(store),
  };
  if (last !== null) {
    const day = firstWithout(last, today);
    return effectOfEnd(last, tenor, await comparedOf(app, db, { ...of, day, withoutRates: [storeLevel] }));
  }
  const day = sheet.effectiveFrom > today ? sheet.effectiveFrom : today;
  const compared = await comparedOf(app, db, { ...of, day, overrides: sheetOverrides(sheet) });
  return effectInWords(tenor, effectsOn(compared, tenor));
}
