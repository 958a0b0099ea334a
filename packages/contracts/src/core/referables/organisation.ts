import { text } from '../text.ts';
import { referable } from './referable.ts';

/** Branches of every line (`branches-stores/branches.ts`). */
export const branch = referable<'line' | 'regionId' | 'mraId' | 'mroId' | 'provinsi' | 'status'>({
  module: 'branch-choice',
  path: 'branch',
  title: text('Cabang', 'Branch'),
});
export const region = referable({ module: 'regions', path: 'regions', title: text('Wilayah', 'Region') });
export const mra = referable<'regionId'>({ module: 'mra', path: 'mra', title: text('MRA') });
export const mro = referable<'mraId'>({ module: 'mro', path: 'mro', title: text('MRO') });
export const company = referable({ module: 'companies', path: 'companies', title: text('Perusahaan', 'Company') });
export const storeGroup = referable({
  module: 'store-groups',
  path: 'store-groups',
  title: text('Grup toko', 'Store group'),
});
