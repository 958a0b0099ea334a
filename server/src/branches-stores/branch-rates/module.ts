import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { rateLimitCalls } from '@console/contracts/branches-stores/branch/rate-limits';
import { branchRates, branchRatesNmc, branchRatesUfi } from '@console/contracts/branches-stores/branch/rates';
import { nmcBranches, spektraBranches, ufiBranches } from '@console/contracts/branches-stores/branch/register';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { rateDefinition } from './definition.ts';
import { proposeGrid } from './branch-grid.ts';
import { rateLimits } from './limits.ts';
import { registerGroupUse, registerMethodUse } from './uses.ts';

/** Rates of branches of the three lines (docs/model/branches-stores.md#rates). */
export const branchRatesModule: Module = (app) => {
  const registered = {
    SPEKTRA: registerResource(app, branchRates, rateDefinition(app, 'SPEKTRA')),
    NMC: registerResource(app, branchRatesNmc, rateDefinition(app, 'NMC')),
    UFI: registerResource(app, branchRatesUfi, rateDefinition(app, 'UFI')),
  };
  registerGroupUse(app, 'SPEKTRA', branchRates, spektraBranches);
  registerGroupUse(app, 'NMC', branchRatesNmc, nmcBranches);
  registerGroupUse(app, 'UFI', branchRatesUfi, ufiBranches);
  registerMethodUse(app);
  for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) {
    serve(app, gridCalls[line], (context) => proposeGrid(app, line, registered[line], context));
    serve(app, rateLimitCalls[line], (context) => rateLimits(app, line, context));
  }
};
