import { code, line } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';

/** Membership programs: what others refer to (docs/model/membership.md#program-types). */
export const programTypes = defineResource({
  module: 'program-type',
  title: text('Jenis Program', 'Program type'),
  titles: { code: text('Kode', 'Code'), name: text('Nama', 'Name') },
  label: 'name',
  volume: 50,
  fields: { code: code(), name: line({ minimum: 3, maximum: 100, unique: true }) },
  list: { defaultSort: ['name,asc'] },
  operations: ['lov'],
});

export type ProgramType = RecordOf<typeof programTypes>;
