import { digits, line } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';

/** The MRA of the organisation: what others refer to (docs/model/branches-stores.md#organisation). */
export const mras = defineResource({
  module: 'mra',
  title: text('MRA'),
  label: 'name',
  volume: 40,
  fields: { mraCode: digits({ minimum: 4, maximum: 6 }), name: line({ maximum: 60 }) },
  list: { defaultSort: ['mraCode,asc'] },
  operations: ['lov'],
});

export type Mra = RecordOf<typeof mras>;
