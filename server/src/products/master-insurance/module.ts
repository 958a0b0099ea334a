import { insurances } from '@console/contracts/products/master-insurance';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { groupsOnlyOf } from '../covered.ts';
import { definePackages } from '../insurance/define-packages.ts';
import { serveWording } from '../insurance/wording.ts';
import { coveredGroups } from './groups.ts';

/** Insurance packages of goods (docs/model/products.md#insurance-packages). */
export const masterInsuranceModule: Module = (app) => {
  const { now } = app.services;
  const definition = definePackages<typeof insurances>('insurance_package', {
    tariffs: ['insurance_tariff', 'insurance_tariff_v1'],
    onlyOf: groupsOnlyOf,
    now,
  });
  const registered = registerResource(app, insurances, definition);
  serveWording(app, insurances.calls.document, registered);
  serve(app, insurances.calls.groups, ({ db, query: { insuranceId } }) =>
    coveredGroups(db, insuranceId, jakartaDay(now())),
  );
};
