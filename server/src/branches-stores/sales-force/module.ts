import { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { salesForces } from '@console/contracts/branches-stores/sales-force/sales-forces';
import type { Module } from '../../platform/http/application.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { dealerSfDefinition, salesForceDefinition } from './definition.ts';
import { dealerSfHandler } from './import.ts';
import { serveMove } from './move.ts';

/** Sales people and the dealers of NMC that they serve (docs/model/branches-stores.md#sales-force). */
export const salesForceModule: Module = (app) => {
  registerResource(app, salesForces, salesForceDefinition);
  registerResource(app, dealerSalesForces, dealerSfDefinition(app));
  registerImport(app, dealerSfHandler);
  serveMove(app);
};
