import {
  exclusiveFees,
  exclusiveFeesNmc,
  exclusiveFeesUfi,
  exclusiveRates,
  exclusiveRatesNmc,
  exclusiveRatesUfi,
} from '@console/contracts/branches-stores/branch/exclusive';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { exclusiveDefinition } from './definition.ts';

/** Concessions of rates and fees of the three lines (docs/model/branches-stores.md#exclusive-rates-and-fees). */
export const branchExclusiveModule: Module = (app) => {
  registerResource(app, exclusiveRates, exclusiveDefinition(app, 'SPEKTRA', 'rate'));
  registerResource(app, exclusiveRatesNmc, exclusiveDefinition(app, 'NMC', 'rate'));
  registerResource(app, exclusiveRatesUfi, exclusiveDefinition(app, 'UFI', 'rate'));
  registerResource(app, exclusiveFees, exclusiveDefinition(app, 'SPEKTRA', 'fee'));
  registerResource(app, exclusiveFeesNmc, exclusiveDefinition(app, 'NMC', 'fee'));
  registerResource(app, exclusiveFeesUfi, exclusiveDefinition(app, 'UFI', 'fee'));
};
