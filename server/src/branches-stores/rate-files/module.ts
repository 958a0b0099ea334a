import {
  bulkImports,
  matrixCalls,
  rateImports,
  rateTarget,
  rateTargets,
} from '@console/contracts/branches-stores/branch/rate-imports';
import { targetCalls } from '@console/contracts/branches-stores/branch/rate-targets';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { rateFileHandler } from './handler.ts';
import { matrixPage } from './matrix.ts';
import { offeredTargets } from './offered-targets.ts';

const resources = { SPEKTRA: 'branch-rate', NMC: 'branch-rate-nmc', UFI: 'branch-rate-ufi' } as const;

/** Files of rates, applied to one target or several (docs/model/branches-stores.md#rate-files). */
export const rateFilesModule: Module = (app) => {
  const ratesOf = (line: BusinessLine) => resourcesOf(app).get(resources[line]) as never;
  for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const)
    registerImport(app, rateFileHandler(app, ratesOf(line), line, rateImports[line]), rateTargets[line]);
  for (const line of ['SPEKTRA', 'NMC'] as const)
    registerImport(app, rateFileHandler(app, ratesOf(line), line, bulkImports[line]), rateTarget);
  serve(app, matrixCalls.spektra, (context) => matrixPage(app, 'SPEKTRA', context));
  serve(app, matrixCalls.nmc, (context) => matrixPage(app, 'NMC', context));
  serve(app, targetCalls.spektra, (context) => offeredTargets(app, 'SPEKTRA', context));
  serve(app, targetCalls.nmc, (context) => offeredTargets(app, 'NMC', context));
};
