import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { counts, digits, line, recordStatus } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';

const module = 'regions';
/** The privilege of another name (docs/model/specification.md#regions-privilege). */
const privilege = 'master-regional:browse';

export const organisationTypes = ['region', 'mra', 'mro', 'branch', 'kiosk'] as const;

/** One node of the organisation tree; its children are fetched when it is opened. */
export const organisationNode = z.object({
  type: z.enum(organisationTypes),
  secureId: z.uuid(),
  code: z.string(),
  name: z.string(),
  status: z.string(),
  /** Of branches. */
  businessLine: z.nullable(z.enum(['SPEKTRA', 'NMC', 'UFI'])),
  childCount: z.int(),
});
export type OrganisationNode = z.infer<typeof organisationNode>;

/** The module's own calls besides the operations. */
export const regionCalls = {
  tree: call({
    name: `${module}.tree`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/tree`,
    access: { privilege, action: 'view' },
    summary: 'Children of one node of the organisation below a region',
    result: z.array(organisationNode),
    query: z.object({ parent: z.optional(z.string().check(z.regex(/^(region|mra|mro|branch):[0-9a-f-]{36}$/))) }),
  }),
} as const;

/** Regions, the top of the organisation: rows of the core feed (docs/model/branches-stores.md#organisation). */
export const regions = defineResource({
  module,
  privilege,
  title: text('Wilayah', 'Region'),
  masterData: { group: 'ORGANISATION' },
  titles: {
    regionCode: text('Kode', 'Code'),
    name: text('Nama', 'Name'),
    headName: text('Kepala', 'Head'),
    headNpk: text('NPK kepala', 'NPK of the head'),
    mraCount: text('MRA'),
    mroCount: text('MRO'),
    branchesSpektra: text('Cabang SPEKTRA', 'Branches SPEKTRA'),
    branchesNmc: text('Cabang NMC', 'Branches NMC'),
    branchesUfi: text('Cabang UFI', 'Branches UFI'),
    kioskCount: text('Kios', 'Kiosks'),
  },
  label: 'name',
  choice: { code: 'regionCode', name: 'name' },
  coreFed: { key: 'regionCode' },
  volume: 10,
  fields: {
    regionCode: digits({ maximum: 2, unique: true }),
    name: line({ minimum: 3, maximum: 60 }),
    headName: line({ maximum: 60, required: false }),
    headNpk: digits({ minimum: 4, maximum: 20, required: false }),
  },
  /** Active ones. */
  derived: counts('mraCount', 'mroCount', 'branchesSpektra', 'branchesNmc', 'branchesUfi', 'kioskCount'),
  list: {
    filters: { status: recordStatus() },
    defaultSort: ['regionCode,asc'],
    search: ['regionCode', 'name'],
    columns: [
      'regionCode',
      'name',
      'headName',
      'mraCount',
      'mroCount',
      'branchesSpektra',
      'branchesNmc',
      'branchesUfi',
      'status',
    ],
  },
  operations: ['list', 'detail', 'lov', 'download', 'history'],
  usedBy: { mra: { field: 'regionId', prevents: ['deactivate'] } },
  calls: regionCalls,
});

export type Region = RecordOf<typeof regions>;
