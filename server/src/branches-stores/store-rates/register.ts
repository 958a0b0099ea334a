import { registrationRates, storeRegistration } from '@console/contracts/branches-stores/store-terms/registration';
import { keptRows, type SheetRow } from '@console/contracts/core/sheet';
import type { Application } from '../../platform/http/application.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { serveRegistration } from '../outlet/register-with.ts';

/** Serves the registration of a store with its first rates for all product groups, both or neither. */
export function serveStoreRegistration(app: Application, sheets: RegisteredResource): void {
  serveRegistration(app, {
    line: 'SPEKTRA',
    call: storeRegistration.register,
    proposed: sheets,
    outletField: 'storeId',
    reason: (code) => `Rate awal toko ${code}`,
    split: ({ rates, effectiveFrom, ...outlet }) => ({
      outlet,
      proposal: keptRows(registrationRates.rates.sheet!, (rates as readonly SheetRow[] | null | undefined) ?? [])
        ? { productGroupId: null, rates, effectiveFrom, effectiveTo: null }
        : null,
    }),
  });
}
