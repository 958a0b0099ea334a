import { choice, line, options } from '../core/fields.ts';
import { defineResource } from '../core/resource.ts';
import { text } from '../core/text.ts';

/** Lines of business that sell vehicles. */
const vehicleLines = options({ NMC: ['NMC'], UFI: ['UFI'] });

/**
 * Groups of vehicles of both lines: what records with a line as a value refer to, narrowed by line. The groups of each
 * line have a module of their own (`product-group-nmc.ts`, `product-group-ufi.ts`).
 */
export const vehicleGroups = defineResource({
  module: 'vehicle-group-choice',
  path: 'vehicle-group',
  privilege: 'product-group-nmc:browse',
  title: text('Kelompok kendaraan', 'Vehicle group'),
  label: 'name',
  choice: { code: 'groupCode', name: 'name' },
  volume: 100,
  fields: {
    groupCode: line({ minimum: 2, maximum: 20 }),
    name: line({ minimum: 3, maximum: 60 }),
    line: choice(vehicleLines),
  },
  list: { defaultSort: ['groupCode,asc'] },
  lov: { line: choice(vehicleLines) },
  operations: ['lov'],
});
