import { vehicleGroups } from '@console/contracts/products/vehicle-groups';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { define } from '../../records/resource/definition.ts';

const definition = define(vehicleGroups, {
  table: 'vehicle_group_view',
  columns: { line: 'business_line' },
  lov: { order: sql`t.group_code` },
});

/** The list of values of groups of vehicles (docs/model/products.md#product-groups). */
export const vehicleGroupsModule: Module = (app) => {
  registerResource(app, vehicleGroups, definition);
};
