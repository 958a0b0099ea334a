import { registrationRates, storeRegistration } from '@console/contracts/branches-stores/store-terms/registration';
import { stores } from '@console/contracts/branches-stores/store';
import { keptRows, type SheetRow } from '@console/contracts/core/sheet';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { awaiting } from '../../records/changes/awaiting.ts';
import { storePending } from '../../records/effective/pending.ts';
import { writeOptions } from '../../records/operations/save.ts';
import { newPeriod } from '../../records/operations/supersede.ts';
import { checkBody } from '../../records/resource/check.ts';
import { resourcesOf, type RegisteredResource, type Row } from '../../records/resource/registered.ts';
import { changeTransaction } from '../../records/resource/serialised.ts';
import { insertRecord } from '../../records/resource/write.ts';

interface FirstRates {
  readonly rates: readonly SheetRow[];
  readonly effectiveFrom: unknown;
}

/** Proposes the rates of a new store for all product groups. @throws Refusal VALIDATION, PERIOD_OVERLAP */
async function propose(
  app: Application,
  tx: Tx,
  sheets: RegisteredResource,
  context: Context,
  { store, rates, effectiveFrom }: FirstRates & { readonly store: Row },
): Promise<void> {
  const options = writeOptions(app, context);
  const body = { storeId: store.secureId, productGroupId: null, rates, effectiveFrom, effectiveTo: null };
  const checked = await checkBody(tx, sheets, body, null, {
    ...options,
    ...newPeriod(sheets, context.caller, options.now),
  });
  await awaiting(tx, app.services, sheets, context, {
    action: 'create',
    before: null,
    values: checked.values,
    reason: `Rate awal toko ${String(store['storeCode'])}`,
    store: () => storePending(tx, sheets, checked, null, options),
  });
}

/** Serves the registration of a store with its first rates, both or neither. */
export function serveStoreRegistration(app: Application, sheets: RegisteredResource): void {
  const { db } = app.services;
  serve(app, storeRegistration.register, (context) => {
    const registered = resourcesOf(app).get(stores.module)!;
    return changeTransaction(db, registered, async (tx) => {
      const options = writeOptions(app, context as Context);
      const { rates, effectiveFrom, ...values } = context.body.values;
      const kept = keptRows(registrationRates.rates.sheet!, (rates as readonly SheetRow[] | null | undefined) ?? []);
      const checked = await checkBody(tx, registered, values, null, options);
      const store = await insertRecord(tx, registered, checked, options);
      if (kept)
        await propose(app, tx, sheets, context as Context, {
          store,
          rates: rates as readonly SheetRow[],
          effectiveFrom,
        });
      const answer = { secureId: store.secureId, storeCode: String(store['storeCode']), hasRates: kept !== null };
      await context.remember(tx, answer);
      return answer;
    });
  });
}
