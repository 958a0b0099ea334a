import { collateral, productUfiCalls } from '@console/contracts/products/product-ufi';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { namedProduct } from '../product/named.ts';
import { appraisalOf } from './appraisal.ts';
import { appraisalHistory } from './appraisals.ts';
import { collateralDefinition } from './definition.ts';
import { registerGroupUse } from './group-use.ts';

/** Vehicles taken as collateral (docs/model/products.md#collateral-of-ufi). */
export const productUfiModule: Module = (app) => {
  const { now } = app.services;
  const registered = registerResource(app, collateral, collateralDefinition(now));
  registerGroupUse(app);
  serve(app, productUfiCalls.appraisalHistory, async ({ db, caller, query: { productId } }) =>
    appraisalHistory(db, await namedProduct(db, registered, productId, caller)),
  );
  serve(app, productUfiCalls.appraisal, async ({ db, caller, query }) =>
    appraisalOf(db, {
      branchId: query.branchId,
      year: Number(query.year),
      loan: query.loan === undefined ? undefined : Number(query.loan),
      productId: await namedProduct(db, registered, query.productId, caller),
      day: jakartaDay(now()),
    }),
  );
};
