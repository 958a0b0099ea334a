import { productGroups } from '@console/contracts/products/product-group';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { awaitPromos } from '../promos-of-products.ts';
import { groupDefinition } from './definition.ts';
import { registerTenorsOfGroups } from './lob-tenors.ts';

/** Groups of products of SPEKTRA (docs/model/products.md#product-groups). */
export const productGroupModule: Module = (app) => {
  registerResource(app, productGroups, groupDefinition);
  awaitPromos(app, 'product-group', 'promo');
  registerTenorsOfGroups(app);
};
