import { productInsuranceV2Calls, tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import type { Module } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { compareSet } from '../insurance/compare.ts';
import { withInstalments } from '../insurance/example.ts';
import { namedTariff } from '../insurance/named-tariff.ts';
import { goodsTariffs } from './definition.ts';
import { goodsLine } from './line.ts';
import { premiumInSet } from './premium.ts';

/** Sets of tariffs of goods (docs/model/products.md#tariff-sets). */
export const productInsuranceV2Module: Module = (app) => {
  const { now } = app.services;
  const registered = registerResource(app, tariffsV2, goodsTariffs(now));
  serve(app, productInsuranceV2Calls.set, async ({ db, caller, query: { tariffId } }) => {
    const { setNo } = await namedTariff(db, registered, tariffId, caller);
    return compareSet(db, goodsLine, setNo, jakartaDay(now()));
  });
  serve(app, productInsuranceV2Calls.premium, async ({ db, caller, query: { tariffId, payment, ...query } }) => {
    const { setNo, productGroupId } = await namedTariff(db, registered, tariffId, caller);
    const [price, tenor] = [Number(query.price), Number(query.tenor)];
    const plan = await premiumInSet(db, setNo, { groupId: productGroupId, price, tenor, payment });
    if (!plan) throw new Refusal('TARIFF_NOT_FOUND');
    return withInstalments('SPEKTRA', { ...query, price, tenor }, plan);
  });
};
