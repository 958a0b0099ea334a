import { code, digits, line, reference } from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { referable } from '../../core/referables/referable.ts';
import { defineResource } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

/** By its name alone: the contract of dealers would be fetched with every page. */
export const dealerNmc = referable({
  module: 'dealer-nmc',
  path: 'dealer-nmc',
  title: text('Dealer NMC', 'Dealer (NMC)'),
});

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
  lov: { dealerId: reference(dealerNmc, { required: false }) },
  operations: ['list', 'detail', 'lov'],
});
