import { digits, integer, line, recordStatus, reference } from '../core/fields.ts';
import { defineResource, recordOperations, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { areaProfile, areaProfileTitles } from './area-profile.ts';
import { mras } from './mra.ts';
import { regions } from './regions.ts';

const count = integer({ minimum: 0, maximum: 1_000_000_000 });

/** Marketing regional offices, between MRA and branch (docs/model/branches-stores.md#mro). */
export const mros = defineResource({
  module: 'mro',
  title: text('MRO'),
  writtenBy: 'head',
  titles: {
    mroCode: text('Kode', 'Code'),
    ...areaProfileTitles,
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
  derived: { branchCount: count, memberCount: count },
  list: {
    filters: {
      regionId: reference(regions),
      mraId: reference(mras, { narrowedBy: { regionId: 'regionId' } }),
      status: recordStatus(),
    },
    sorts: ['mroCode'],
    groupings: { by: ['mraId', 'status'] },
    defaultSort: ['mroCode,asc'],
    search: ['mroCode', 'name', 'city'],
    columns: ['mroCode', 'name', 'mraId', 'city', 'headName', 'branchCount', 'memberCount', 'status'],
  },
  lov: { mraId: reference(mras, { required: false }) },
  operations: [...recordOperations, 'lov', 'download', 'unique', 'history'],
  parent: 'mraId',
  reasonFor: ['mraId'],
  usedBy: {
    branch: { prevents: ['deactivate', 'delete'] },
    user: { prevents: ['deactivate', 'delete'] },
  },
  errors: {
    MRA_CODE: {
      status: 422,
      text: text('Kode harus diawali kode MRA {mra}', 'The code must start with the MRA code {mra}'),
    },
    MRA_OTHER_REGION: {
      status: 422,
      text: text(
        'MRO hanya dapat dipindahkan ke MRA di wilayah yang sama',
        'An MRO can only be moved to an MRA of the same region',
      ),
    },
    MRA_BY_ADMIN: {
      status: 403,
      text: text('Hanya admin yang dapat memindahkan MRO ke MRA lain', 'Only admins can move it to another MRA'),
    },
  },
});

export type Mro = RecordOf<typeof mros>;
