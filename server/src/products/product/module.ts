import { productCalls, products } from '@console/contracts/products/product';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerActs } from '../../records/acts/register.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import { acceptPrice, resetGroup } from './acts.ts';
import { productDefinition } from './definition.ts';
import { registerLobUse } from './lob-use.ts';
import { priceHistory } from './prices.ts';

/** Products of SPEKTRA (docs/model/products.md#products). */
export const productModule: Module = (app) => {
  const { now } = app.services;
  const registered = registerResource(app, products, productDefinition);
  serve(app, productCalls.priceHistory, async ({ db, caller, query: { productId } }) => {
    const [product] = await findRecords(db, registered, [productId], caller.scope, { of: 'list', caller });
    if (!product) throw notFound();
    return priceHistory(db, product.secureId);
  });
  registerLobUse(app);
  registerActs(app, products, registered, {
    'accept-price': (tx, context) => acceptPrice(tx, registered, context, now()),
    reset: (tx, context) => resetGroup(tx, registered, context, now()),
  });
};
