import { linesOfBusiness } from '@console/contracts/products/master-lob';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { lobDefinition } from './definition.ts';

/** Lines of business (docs/model/products.md#lines-of-business). */
export const masterLobModule: Module = (app) => {
  registerResource(app, linesOfBusiness, lobDefinition(app));
};
