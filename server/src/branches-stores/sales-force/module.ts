import { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import type { ServedLine } from '@console/contracts/branches-stores/sales-force/outlets';
import { salesForces } from '@console/contracts/branches-stores/sales-force/sales-forces';
import { storeSalesForces } from '@console/contracts/branches-stores/store-mapping-sf';
import type { Application, Module } from '../../platform/http/application.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { mappingDefinition, salesForceDefinition } from './definition.ts';
import { salesForceHandler } from './import.ts';
import { serveMove } from './move.ts';
import type { Mappings } from './steps.ts';

/** Serves the register of sales people of the outlets of a line, its files and moves. */
function serveMappings(app: Application, line: ServedLine, resource: Mappings): void {
  registerResource(app, resource, mappingDefinition(app, line));
  registerImport(app, salesForceHandler(line, resource.fields));
  serveMove(app, line);
}

/** Sales people, and the stores and dealers of NMC that they serve (docs/model/branches-stores.md#sales-force). */
export const salesForceModule: Module = (app) => {
  registerResource(app, salesForces, salesForceDefinition);
  serveMappings(app, 'NMC', dealerSalesForces);
  serveMappings(app, 'SPEKTRA', storeSalesForces as unknown as Mappings);
};
