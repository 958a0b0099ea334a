import { productGroups } from '@console/contracts/promos-products/product-group';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { groupDefinition } from './definition.ts';

/** Groups of products of SPEKTRA (docs/model/promos-products.md#product-groups). */
export const productGroupModule: Module = (app) => {
  registerResource(app, productGroups, groupDefinition);
};
