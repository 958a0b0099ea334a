import { digits, integer, line, recordStatus, reference } from '../core/fields.ts';
import { defineResource, recordOperations, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { areaProfile, areaProfileTitles } from './area-profile.ts';
import { regions } from './regions.ts';

const count = integer({ minimum: 0, maximum: 1_000_000_000 });

/** Marketing regional areas, between region and MRO; they hold card stock (docs/model/branches-stores.md#mra). */
export const mras = defineResource({
  module: 'mra',
  title: text('MRA'),
  writtenBy: 'head',
  titles: {
    mraCode: text('Kode', 'Code'),
    ...areaProfileTitles,
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
  derived: { mroCount: count, branchCount: count, userCount: count, cardCount: count },
  list: {
    filters: { regionId: reference(regions), status: recordStatus() },
    sorts: ['mraCode'],
    groupings: { by: ['regionId', 'status'] },
    defaultSort: ['mraCode,asc'],
    search: ['mraCode', 'name', 'city'],
    columns: ['mraCode', 'name', 'regionId', 'city', 'headName', 'mroCount', 'branchCount', 'cardCount', 'status'],
  },
  lov: { regionId: reference(regions, { required: false }) },
  operations: [...recordOperations, 'lov', 'download', 'unique', 'history'],
  parent: 'regionId',
  reasonFor: ['regionId'],
  usedBy: {
    mro: { field: 'mraId', prevents: ['deactivate', 'delete'] },
    'card-stock': { prevents: ['deactivate', 'delete'] },
    user: { prevents: ['deactivate', 'delete'] },
  },
  errors: {
    REGION_CODE: {
      status: 422,
      text: text('Kode harus diawali kode wilayah {region}', 'The code must start with the region code {region}'),
    },
    MRO_NAME_TAKEN: {
      status: 422,
      text: text(
        'Wilayah ini sudah memiliki MRO dengan nama yang sama',
        'The region has an MRO of the same name already',
      ),
    },
    REGION_BY_ADMIN: {
      status: 403,
      text: text('Hanya admin yang dapat memindahkan wilayah', 'Only admins can move it to another region'),
    },
  },
});

export type Mra = RecordOf<typeof mras>;
