import { objectGroups } from '@console/contracts/products/product-group-ufi';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { objectGroupDefinition } from './definition.ts';

/** Groups of collateral (docs/model/products.md#product-groups). */
export const productGroupUfiModule: Module = (app) => {
  registerResource(app, objectGroups, objectGroupDefinition);
};
