import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { groupRatesCalls } from '@console/contracts/branches-stores/branch/group-rates';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { allLines } from './tables.ts';
import { groupRates } from './group-rates.ts';
import { preview } from './preview.ts';
import { resolveFor } from './resolve-for.ts';

/** What a customer pays, and which rate and fees apply (docs/model/branches-stores.md#simulation). */
export const simulationModule: Module = (app) => {
  serve(app, simulationCalls.preview, (context) => preview(app, context));
  serve(app, simulationCalls.resolveSpektra, (context) => resolveFor(app, 'SPEKTRA', context));
  serve(app, simulationCalls.resolveNmc, (context) => resolveFor(app, 'NMC', context));
  serve(app, simulationCalls.resolveUfi, (context) => resolveFor(app, 'UFI', context));
  for (const line of allLines) serve(app, groupRatesCalls[line], (context) => groupRates(app, line, context));
};
