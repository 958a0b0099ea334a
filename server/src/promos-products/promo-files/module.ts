import { promoFileTarget } from '@console/contracts/promos-products/promo/rate-file';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import type { Module } from '../../platform/http/application.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { promoRateFile } from './handler.ts';

/** Files of rates of promos (docs/model/promos.md#rate-files). */
export const promoFilesModule: Module = (app) => {
  for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) {
    const registered = resourcesOf(app).get(promoLines[line].rates)!;
    registerImport(app, promoRateFile(app, registered, line), promoFileTarget);
  }
};
