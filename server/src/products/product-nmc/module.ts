import { productNmcCalls, productsNmc } from '@console/contracts/products/product-nmc';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerActs } from '../../records/acts/register.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { acceptPrice } from '../product/acts.ts';
import { registerLobUse } from '../product/lob-use.ts';
import { namedProduct } from '../product/named.ts';
import { awaitPromos } from '../promos-of-products.ts';
import { nmcDefinition } from './definition.ts';
import { otrHistory, otrOf } from './otr.ts';

/** New motorcycles (docs/model/products.md#products-of-nmc). */
export const productNmcModule: Module = (app) => {
  const { now } = app.services;
  const registered = registerResource(app, productsNmc, nmcDefinition(now));
  serve(app, productNmcCalls.otrHistory, async ({ db, caller, query: { productId } }) =>
    otrHistory(db, await namedProduct(db, registered, productId, caller)),
  );
  serve(app, productNmcCalls.otr, async ({ db, caller, query: { productId, branchId } }) =>
    otrOf(db, { productId: await namedProduct(db, registered, productId, caller), branchId, day: jakartaDay(now()) }),
  );
  awaitPromos(app, 'product-nmc', 'promo-nmc');
  registerLobUse(app, productsNmc, { products: 'product_nmc', groups: 'product_group_nmc' });
  registerActs(app, productsNmc, registered, {
    'accept-price': (tx, context) => acceptPrice(tx, registered, context, now()),
  });
};
