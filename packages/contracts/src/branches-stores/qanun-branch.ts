import { choice, options } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { defineImport, importCalls } from '../platform/imports.ts';
import { rateWarnings } from './branch/rate-fields.ts';
import {
  branchOf,
  qanunColumns,
  qanunDerived,
  qanunErrors,
  qanunExample,
  qanunFees,
  qanunFileWarnings,
  qanunList,
  qanunTitles,
} from './qanun-fields.ts';

const module = 'qanun-branch';
const title = text('Cabang Qanun', 'Qanun branch');
const akad = choice(options({ MURABAHAH: ['Murabahah'], IJARAH_MULTIJASA: ['Ijarah Multijasa'] }));

/** File of new records and successors, decided and applied as one (docs/model/branches-stores.md#qanun-branches). */
export const qanunImport = defineImport({
  module,
  title,
  upload: `${module}/import`,
  columns: { ...qanunColumns('SPEKTRA'), akad: { title: qanunTitles.akad, field: akad } },
  example: { ...qanunExample, office_code: '10010', akad: 'MURABAHAH' },
  apply: 'STAGED',
  needsApproval: true,
  ...qanunFileWarnings,
  errors: {
    QANUN_NOT_ACEH: qanunErrors.QANUN_NOT_ACEH.text,
    YIELD_BELOW_FLOOR: rateWarnings.YIELD_BELOW_FLOOR,
  },
});

/**
 * SPEKTRA branches under Aceh's Qanun with their sharia fees, by period
 * (docs/model/branches-stores.md#qanun-branches).
 */
export const qanunBranches = defineResource({
  module,
  title,
  masterData: { group: 'ORGANISATION', line: 'SPEKTRA' },
  titles: qanunTitles,
  label: ['officeCode', 'branchName'],
  volume: 18,
  fourEyes: true,
  status: false,
  effective: { key: ['branchId'] },
  fields: { branchId: branchOf('SPEKTRA'), akad, ...qanunFees },
  derived: qanunDerived,
  list: {
    filters: { akad },
    ...qanunList,
  },
  operations: ['list', 'detail', 'create', 'update', 'download', 'history'],
  errors: qanunErrors,
  calls: importCalls(qanunImport),
});

export type QanunBranch = RecordOf<typeof qanunBranches>;
