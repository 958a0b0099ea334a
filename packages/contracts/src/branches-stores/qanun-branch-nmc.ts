import { choice, options, percent } from '../core/fields.ts';
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

const module = 'master-qanun-branch-nmc';
const title = text('Cabang Qanun NMC', 'Qanun branch (NMC)');
const akad = choice(options({ MURABAHAH: ['Murabahah'] }));
const takafulCover = choice(options({ TLO: ['TLO'], COMPREHENSIVE: ['Comprehensive'] }));
const yearly = percent({ minimum: 0, maximum: 10, required: false });

/** Sharia insurance of the vehicle: the cover, and its takaful rate in each year. */
const insurance = {
  takafulCover,
  takafulYear1: yearly,
  takafulYear2: yearly,
  takafulYear3: yearly,
  takafulYear4: yearly,
} as const;

const titles = {
  ...qanunTitles,
  takafulCover: text('Jenis asuransi syariah', 'Cover of the sharia insurance'),
  takafulYear1: text('Takaful tahun 1', 'Takaful year 1'),
  takafulYear2: text('Takaful tahun 2', 'Takaful year 2'),
  takafulYear3: text('Takaful tahun 3', 'Takaful year 3'),
  takafulYear4: text('Takaful tahun 4', 'Takaful year 4'),
} as const;

/** File of new records and successors, decided and applied as one (docs/model/branches-stores.md#qanun-branches). */
export const qanunNmcImport = defineImport({
  module,
  title,
  upload: `${module}/import`,
  columns: {
    ...qanunColumns('NMC'),
    akad: { title: titles.akad, field: akad },
    takaful_y1: { title: titles.takafulYear1, field: yearly, zeroIsNone: true },
    takaful_y2: { title: titles.takafulYear2, field: yearly, zeroIsNone: true },
    takaful_y3: { title: titles.takafulYear3, field: yearly, zeroIsNone: true },
    takaful_y4: { title: titles.takafulYear4, field: yearly, zeroIsNone: true },
  },
  example: {
    ...qanunExample,
    office_code: '10010',
    akad: 'MURABAHAH',
    takaful_y1: '1.0500',
    takaful_y2: '0.9500',
    takaful_y3: '0.8500',
    takaful_y4: '',
  },
  apply: 'STAGED',
  needsApproval: true,
  ...qanunFileWarnings,
  errors: {
    QANUN_NOT_ACEH: qanunErrors.QANUN_NOT_ACEH.text,
    YIELD_BELOW_FLOOR: rateWarnings.YIELD_BELOW_FLOOR,
  },
});

/** NMC branches under Aceh's Qanun, by period (docs/model/branches-stores.md#qanun-branches). */
export const qanunNmcBranches = defineResource({
  module,
  title,
  masterData: { group: 'ORGANISATION', line: 'NMC' },
  titles,
  label: ['officeCode', 'branchName'],
  volume: 18,
  fourEyes: true,
  status: false,
  effective: { key: ['branchId'] },
  fields: { branchId: branchOf('NMC'), akad, ...qanunFees, ...insurance },
  derived: qanunDerived,
  list: {
    filters: { akad },
    ...qanunList,
  },
  operations: ['list', 'detail', 'create', 'update', 'download', 'history'],
  errors: qanunErrors,
  calls: importCalls(qanunNmcImport),
});

export type QanunNmcBranch = RecordOf<typeof qanunNmcBranches>;
