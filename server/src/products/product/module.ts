import { productCalls, products } from '@console/contracts/products/product';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerActs } from '../../records/acts/register.ts';
import { registerResource } from '../../records/operations/register.ts';
import { acceptPrice, resetGroup } from './acts.ts';
import { productDefinition } from './definition.ts';
import { registerLobUse } from './lob-use.ts';
import { namedProduct } from './named.ts';
import { priceHistory } from './prices.ts';
import { awaitPromos } from '../promos-of-products.ts';

/** Products of SPEKTRA (docs/model/products.md#products). */
export const productModule: Module = (app) => {
  const { now } = app.services;
  const registered = registerResource(app, products, productDefinition);
  serve(app, productCalls.priceHistory, async ({ db, caller, query: { productId } }) =>
    priceHistory(db, await namedProduct(db, registered, productId, caller)),
  );
  awaitPromos(app, 'product', 'promo');
  registerLobUse(app, products, { products: 'product', groups: 'product_group' });
  registerActs(app, products, registered, {
    'accept-price': (tx, context) => acceptPrice(tx, registered, context, now()),
    reset: (tx, context) => resetGroup(tx, registered, context, now()),
  });
};
