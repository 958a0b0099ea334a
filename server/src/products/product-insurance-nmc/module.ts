import { productInsuranceNmcCalls, tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import type { Module } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { compareSet } from '../insurance/compare.ts';
import { withInstalments } from '../insurance/example.ts';
import { namedTariff } from '../insurance/named-tariff.ts';
import { vehicleTariffs } from './definition.ts';
import { vehicleLine } from './line.ts';
import { vehiclePremiumInSet } from './premium.ts';

/** Sets of tariffs of vehicles (docs/model/products.md#tariff-sets). */
export const productInsuranceNmcModule: Module = (app) => {
  const { now } = app.services;
  const registered = registerResource(app, tariffsNmc, vehicleTariffs(now));
  serve(app, productInsuranceNmcCalls.set, async ({ db, caller, query: { tariffId } }) => {
    const { setNo } = await namedTariff(db, registered, tariffId, caller);
    return compareSet(db, vehicleLine, setNo, jakartaDay(now()));
  });
  serve(app, productInsuranceNmcCalls.premium, async ({ db, caller, query }) => {
    const { setNo } = await namedTariff(db, registered, query.tariffId, caller);
    const [price, tenor] = [Number(query.price), Number(query.tenor)];
    const { area, coverage } = query;
    const plan = await vehiclePremiumInSet(db, setNo, { price, tenor, area, coverage, payment: 'S' });
    if (!plan) throw new Refusal('TARIFF_NOT_FOUND');
    return withInstalments('NMC', { ...query, price, tenor }, plan);
  });
};
