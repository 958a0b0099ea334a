import { businessLines } from '../core/business-lines.ts';
import { choice, digits, line, options, reference } from '../core/fields.ts';
import { mra, mro, region } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { provinceOptions } from './provinces.ts';

/**
 * Branches, an office in one line each: what others refer to, narrowed by line, MRA, MRO and status
 * (docs/model/branches-stores.md#organisation). The registers of the lines have modules of their own
 * (`branch/register.ts`).
 */
export const branches = defineResource({
  module: 'branch-choice',
  path: 'branch',
  privilege: 'branch:browse',
  title: text('Cabang', 'Branch'),
  label: 'name',
  choice: { code: 'officeCode', name: 'name' },
  volume: 720,
  fields: { officeCode: digits({ maximum: 5 }), name: line({ maximum: 60 }), line: choice(businessLines) },
  list: { defaultSort: ['officeCode,asc'] },
  lov: {
    line: choice(businessLines),
    regionId: reference(region),
    mraId: reference(mra),
    mroId: reference(mro),
    provinsi: choice(provinceOptions),
    status: choice(
      options({ new: ['Baru', 'New'], active: ['Aktif', 'Active'], inactive: ['Tidak aktif', 'Inactive'] }),
    ),
  },
  operations: ['lov'],
});

export type Branch = RecordOf<typeof branches>;
