import { insurancesNmc } from '@console/contracts/products/master-insurance-nmc';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { vehicleGroupsOnlyOf } from '../covered.ts';
import { definePackages } from '../insurance/define-packages.ts';
import { serveWording } from '../insurance/wording.ts';
import { coveredVehicleGroups } from './groups.ts';

/** Insurance packages of vehicles (docs/model/products.md#insurance-packages). */
export const masterInsuranceNmcModule: Module = (app) => {
  const definition = definePackages<typeof insurancesNmc>('insurance_package_nmc', {
    tariffs: ['insurance_tariff_nmc'],
    onlyOf: vehicleGroupsOnlyOf,
    now: app.services.now,
  });
  serveWording(app, insurancesNmc.calls.document, registerResource(app, insurancesNmc, definition));
  serve(app, insurancesNmc.calls.groups, ({ db, query: { insuranceId } }) =>
    coveredVehicleGroups(db, insuranceId, jakartaDay(app.services.now())),
  );
};
