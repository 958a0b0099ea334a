import { counts, digits, line, recordStatus, reference } from '../core/fields.ts';
import { defineResource, recordOperations, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { areaProfile } from './area-profile.ts';
import { mras } from './mra.ts';
import { regions } from './regions.ts';

/** Marketing regional offices, between MRA and branch (docs/model/branches-stores.md#mro). */
export const mros = defineResource({
  module: 'mro',
  title: text('MRO'),
  masterData: { group: 'ORGANISATION' },
  writtenBy: 'head',
  titles: {
    mroCode: text('Kode', 'Code'),
    branchCount: text('Cabang', 'Branches'),
    memberCount: text('Anggota', 'Members'),
  },
  label: 'name',
  choice: { code: 'mroCode', name: 'name' },
  volume: 60,
  fields: {
    mroCode: digits({ maximum: 6, immutable: true, unique: true }),
    name: line({ minimum: 3, maximum: 60 }),
    mraId: reference(mras),
    ...areaProfile,
  },
  /** Offices with an active branch below it, and users mapped to it. */
  derived: counts('branchCount', 'memberCount'),
  list: {
    filters: {
      regionId: reference(regions),
      mraId: reference(mras, { narrowedBy: { regionId: 'regionId' } }),
      status: recordStatus(),
    },
    groupings: { by: ['mraId', 'status'] },
    defaultSort: ['mroCode,asc'],
    search: ['mroCode', 'name', 'city'],
    columns: ['mroCode', 'name', 'mraId', 'city', 'headName', 'branchCount', 'memberCount', 'status'],
  },
  lov: { mraId: reference(mras, { required: false }) },
  operations: [...recordOperations, 'lov', 'download', 'unique', 'history'],
  parent: { field: 'mraId', code: 'mroCode', movedBy: 'admin', takes: ['branchCount', 'memberCount'] },
  usedBy: {
    branch: { field: 'mroId' },
    'master-branch-nmc': { field: 'mroId' },
    'master-branch-ufi': { field: 'mroId' },
    user: {},
  },
  errors: {
    MRA_OTHER_REGION: {
      status: 422,
      text: text(
        'MRO hanya dapat dipindahkan ke MRA di wilayah yang sama',
        'An MRO can only be moved to an MRA of the same region',
      ),
    },
  },
});

export type Mro = RecordOf<typeof mros>;
