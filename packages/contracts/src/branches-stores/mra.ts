import { counts, digits, line, recordStatus, reference } from '../core/fields.ts';
import { defineResource, recordOperations } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { areaProfile } from './area-profile.ts';
import { regions } from './regions.ts';

/** Marketing regional areas, between region and MRO; they hold card stock (docs/model/branches-stores.md#mra). */
export const mras = defineResource({
  module: 'mra',
  title: text('MRA'),
  masterData: { group: 'ORGANISATION' },
  writtenBy: 'head',
  titles: {
    mraCode: text('Kode', 'Code'),
    mroCount: text('MRO'),
    branchCount: text('Cabang', 'Branches'),
    userCount: text('Pengguna', 'Users'),
    cardCount: text('Stok kartu', 'Card stock'),
  },
  label: 'name',
  choice: { code: 'mraCode', name: 'name' },
  volume: 40,
  fields: {
    mraCode: digits({ maximum: 4, immutable: true, unique: true }),
    name: line({ minimum: 3, maximum: 60 }),
    regionId: reference(regions),
    ...areaProfile,
  },
  /** Active ones, and cards in its safe or on their way from or to it. */
  derived: counts('mroCount', 'branchCount', 'userCount', 'cardCount'),
  list: {
    filters: { regionId: reference(regions), status: recordStatus() },
    groupings: { by: ['regionId', 'status'] },
    defaultSort: ['mraCode,asc'],
    search: ['mraCode', 'name', 'city'],
    columns: ['mraCode', 'name', 'regionId', 'city', 'headName', 'mroCount', 'branchCount', 'cardCount', 'status'],
  },
  lov: { regionId: reference(regions, { required: false }) },
  operations: [...recordOperations, 'lov', 'download', 'unique', 'history'],
  parent: { field: 'regionId', code: 'mraCode', movedBy: 'admin', takes: ['mroCount', 'branchCount'] },
  usedBy: {
    mro: { field: 'mraId' },
    'card-stock': {},
    user: {},
  },
  errors: {
    MRO_NAME_TAKEN: {
      status: 422,
      text: text(
        'Wilayah ini sudah memiliki MRO dengan nama yang sama',
        'The region has an MRO of the same name already',
      ),
    },
  },
});
