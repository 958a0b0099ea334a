import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import { storeGridCalls } from '@console/contracts/branches-stores/store-terms/grid';
import { storesWithRates } from '@console/contracts/branches-stores/store-terms/stores-with-rates';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { afterStoresClose } from '../outlet/closing.ts';
import { rateLevels } from '../simulation/levels.ts';
import { endRatesOfClosed } from './closing.ts';
import { storeExclusiveDefinition } from './definition.ts';
import { storeExclusiveFile } from './file.ts';
import { proposeStoreGrid } from './grid.ts';
import { exclusiveRatesOfStores } from './level.ts';
import { storesWithRatesDefinition } from './stores-with-rates.ts';

/** Exclusive rates of stores (docs/model/branches-stores.md#exclusive-rates-of-stores). */
export const storeExclusiveModule: Module = (app) => {
  const rates = registerResource(app, storeExclusiveRates, storeExclusiveDefinition(app));
  registerResource(app, storesWithRates, storesWithRatesDefinition(app));
  serve(app, storeGridCalls.propose, (context) => proposeStoreGrid(app, rates, context));
  registerImport(app, storeExclusiveFile(app, rates));
  rateLevels(app).push(exclusiveRatesOfStores);
  afterStoresClose(app).push((closed) => endRatesOfClosed(rates, closed));
};
