import { line, reference } from '../../core/fields.ts';
import { branch } from '../../core/referables/organisation.ts';
import { defineResource } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { saoModule } from './vocabulary.ts';

/** Users with the role `sao`, as a list of values: their names say how many outlets they have. */
export const saoChoices = defineResource({
  module: 'sao-choice',
  path: 'sao',
  privilege: saoModule.privilege,
  title: text('SAO'),
  label: 'name',
  choice: { code: 'npk', name: 'name' },
  volume: 3_000,
  fields: { npk: line({ maximum: 20 }), name: line({ maximum: 100 }) },
  list: { defaultSort: ['name,asc'] },
  lov: { branchId: reference(branch, { required: false }) },
  operations: ['lov'],
});
