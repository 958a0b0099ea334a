import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { rateLevels } from '../simulation/levels.ts';
import { sellerPaysFinders } from '../simulation/seller-pays.ts';
import { storeRateDefinition } from './definition.ts';
import { findStorePays, ratesOfStores } from './level.ts';
import { serveStoreRegistration } from './register.ts';

/** Standing rates of stores (docs/model/branches-stores.md#rates-of-stores). */
export const storeRatesModule: Module = (app) => {
  serveStoreRegistration(app, registerResource(app, storeRateSheets, storeRateDefinition(app)));
  rateLevels(app).push(ratesOfStores);
  sellerPaysFinders(app).set('SPEKTRA', findStorePays);
};
