import { productGroupsNmc } from '@console/contracts/products/product-group-nmc';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { awaitPromos } from '../promos-of-products.ts';
import { groupNmcDefinition } from './definition.ts';

/** Groups of motorcycles (docs/model/products.md#product-groups). */
export const productGroupNmcModule: Module = (app) => {
  registerResource(app, productGroupsNmc, groupNmcDefinition);
  awaitPromos(app, 'product-group-nmc', 'promo-nmc');
};
