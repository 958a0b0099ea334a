import { premiumByTenor } from '@console/instalments';
import { productInsuranceCalls, tariffsV1 } from '@console/contracts/products/product-insurance';
import type { Module } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { withInstalments } from '../insurance/example.ts';
import { namedTariff } from '../insurance/named-tariff.ts';
import { tenorTariffs } from './definition.ts';

/** Tariffs by product group and tenor (docs/model/products.md#older-tariffs). */
export const productInsuranceModule: Module = (app) => {
  const registered = registerResource(app, tariffsV1, tenorTariffs(app.services.now));
  serve(app, productInsuranceCalls.premium, async ({ db, caller, query }) => {
    const row = await namedTariff(db, registered, query.tariffId, caller);
    const [price, tenor] = [Number(query.price), Number(query.tenor)];
    if (tenor < row.tenorFrom || tenor > row.tenorTo) throw new Refusal('TARIFF_NOT_FOUND');
    const plan = premiumByTenor({ price, tenor, percent: row.premiumPct, minimum: row.minPremium });
    return withInstalments('SPEKTRA', { ...query, price, tenor }, plan);
  });
};
