import { code, digits, line, reference } from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { defineResource } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { servedOutlets } from './outlets.ts';

const optional = { required: false } as const;
/** Sales people belong to an office, whose SPEKTRA branch stands for it. */
const ofSpektra = { lovParameters: { line: 'SPEKTRA' } };

/** Sales people, rows of the core feed; other modules choose them (docs/model/branches-stores.md#sales-force). */
export const salesForces = defineResource({
  module: 'sales-force',
  privilege: 'dealer-nmc-sf:browse',
  title: text('Sales force', 'Sales force'),
  titles: {
    npk: text('NPK'),
    salesCode: text('Kode sales', 'Sales code'),
    name: text('Nama', 'Name'),
    branchId: text('Kantor', 'Office'),
  },
  label: ['npk', 'name'],
  choice: { code: 'npk', name: 'name' },
  coreFed: { key: 'npk' },
  volume: 12_000,
  fields: {
    npk: digits({ minimum: 4, maximum: 20, unique: true }),
    salesCode: code({ minimum: 3, maximum: 10 }),
    name: line({ minimum: 3, maximum: 60 }),
    branchId: reference(branch, ofSpektra),
  },
  list: { sorts: ['npk', 'name'], defaultSort: ['npk,asc'], search: ['npk', 'salesCode', 'name'] },
  /** Those of the office of an outlet. */
  lov: {
    storeId: reference(servedOutlets.SPEKTRA.outlet, optional),
    dealerId: reference(servedOutlets.NMC.outlet, optional),
  },
  operations: ['list', 'detail', 'lov'],
});
