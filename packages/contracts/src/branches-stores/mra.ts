import { digits, line } from '../fields.ts';
import { defineResource, type RecordOf } from '../resource.ts';
import { text } from '../text.ts';

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
