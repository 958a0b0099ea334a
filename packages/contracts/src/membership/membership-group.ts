import {
  choice,
  code,
  counts,
  date,
  flag,
  integer,
  line,
  options,
  phone,
  recordStatus,
  reference,
  references,
} from '../core/fields.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { groupCalls, module } from './membership-group/mapping.ts';
import { programTypes } from './program-type.ts';

export {
  groupCalls,
  groupMappings,
  groupRoles,
  mappingImport,
  mostAdded,
  type AddOutcome,
  type GroupMapping,
  type GroupRole,
} from './membership-group/mapping.ts';

export const groupKinds = options({
  COMMUNITY: ['Komunitas', 'Community'],
  COMPANY: ['Perusahaan', 'Company'],
  CAMPAIGN: ['Kampanye', 'Campaign'],
});

/** Where the members of a group may belong to. */
export const groupScopes = options({
  ALL: ['Semua cabang', 'All branches'],
  MRA: ['MRA'],
  BRANCHES: ['Cabang tertentu', 'Some branches'],
});

const optional = { required: false } as const;

/** Groups of members for benefits and quotas (docs/model/membership.md#groups). */
export const groups = defineResource({
  module,
  title: text('Grup Keanggotaan', 'Membership group'),
  masterData: { group: 'MEMBERSHIP' },
  label: ['code', 'name'],
  choice: { code: 'code', name: 'name' },
  volume: 3_000,
  titles: {
    kind: text('Jenis', 'Kind'),
    exclusive: text('Eksklusif', 'Exclusive'),
    picName: text('Nama PIC', 'PIC'),
    picPhone: text('Telepon PIC', 'Phone of the PIC'),
    branchScope: text('Cakupan', 'Scope'),
    mraId: text('MRA'),
    branchIds: text('Cabang', 'Branches'),
    branchId: text('Cabang', 'Branch'),
    programTypeId: text('Jenis program', 'Program type'),
    quota: text('Kuota', 'Quota'),
    validFrom: text('Mulai berlaku', 'Valid from'),
    validUntil: text('Berlaku sampai', 'Valid until'),
    memberCount: text('Anggota', 'Members'),
    validOn: text('Berlaku pada', 'Valid on'),
  },
  fields: {
    code: code(),
    name: line({ minimum: 3, maximum: 100 }),
    kind: choice(groupKinds),
    exclusive: { ...flag(), immutable: true },
    picName: line({ minimum: 3, maximum: 60 }),
    picPhone: phone(),
    branchScope: choice(groupScopes),
    mraId: reference(mra, optional),
    branchIds: references(branch, { maximum: 100, lovParameters: { line: 'SPEKTRA' } }),
    /** Program of the members in place of their own. */
    programTypeId: reference(programTypes, optional),
    quota: integer({ minimum: 1, maximum: 100_000 }),
    validFrom: date(),
    validUntil: date(optional),
  },
  derived: counts('memberCount'),
  ranges: [['validFrom', 'validUntil']],
  rules: [
    ({ branchScope, mraId }) => (branchScope === 'MRA' && mraId === null ? [{ field: 'mraId', code: 'REQUIRED' }] : []),
    ({ branchScope, branchIds }) =>
      branchScope === 'BRANCHES' && branchIds.length === 0 ? [{ field: 'branchIds', code: 'REQUIRED' }] : [],
  ],
  list: {
    filters: {
      kind: choice(groupKinds),
      status: recordStatus(),
      mraId: reference(mra),
      /** Groups whose members may be of the branch. */
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      validOn: date(),
    },
    mainFilters: ['kind', 'status', 'validOn'],
    sorts: ['name', 'code', 'validFrom', 'updatedAt'],
    defaultSort: ['name,asc'],
    search: ['code', 'name'],
    columns: ['code', 'name', 'kind', 'memberCount', 'quota', 'validFrom', 'validUntil', 'picName', 'status'],
  },
  operations: [
    'list',
    'detail',
    'create',
    'update',
    'activate',
    'deactivate',
    'lov',
    'download',
    'unique',
    'history',
    'reveal',
  ],
  errors: {
    QUOTA_BELOW_MEMBERS: {
      status: 422,
      text: text('Kuota di bawah jumlah anggota: {present}', 'The quota is below the number of members: {present}'),
    },
  },
  calls: groupCalls,
});

export type Group = RecordOf<typeof groups>;
