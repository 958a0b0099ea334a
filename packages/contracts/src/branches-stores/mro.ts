import { digits, line } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';

/** The MRO of the organisation: what others refer to (docs/model/branches-stores.md#organisation). */
export const mros = defineResource({
  module: 'mro',
  title: text('MRO'),
  label: 'name',
  choice: { code: 'mroCode', name: 'name' },
  volume: 40,
  fields: { mroCode: digits({ minimum: 4, maximum: 6 }), name: line({ maximum: 60 }) },
  list: { defaultSort: ['mroCode,asc'] },
  operations: ['lov'],
});

export type Mro = RecordOf<typeof mros>;
