import { choice, digits, flag, line, options, reference } from '../fields.ts';
import { branch } from '../referables/organisation.ts';
import { defineResource } from '../resource.ts';
import { text } from '../text.ts';

const kind = choice(options({ A: ['A'], B: ['B'] }));
const declared = (volume: number, list: object = {}) =>
  defineResource({
    module: 'counted',
    title: text('Terhitung'),
    label: 'name',
    volume,
    fields: {
      code: digits({ maximum: 5, unique: true }),
      name: line({ maximum: 5 }),
      kind,
      open: flag(),
      branchId: reference(branch),
      zipCode: digits({ maximum: 5, codeOf: { module: 'zip-code' } }),
    },
    operations: ['list'],
    list: { defaultSort: ['code,asc'], ...list },
  }).list.groupings?.by;

test('a list that is read whole is grouped by its status and what has few values, not by names and own codes', () => {
  expect(declared(100)).toEqual(['status', 'kind', 'open', 'branchId', 'zipCode']);
});

test('a longer list is grouped by what its contract says alone, and any list by nothing where it says so', () => {
  expect(declared(1_000_000)).toBeUndefined();
  expect(declared(1_000_000, { groupings: { by: ['kind'] } })).toEqual(['kind']);
  expect(declared(100, { groupings: { by: [] } })).toBeUndefined();
  expect(declared(100, { conditions: { kind: ['anyOf'], open: [] } })).toEqual(['status', 'branchId', 'zipCode']);
});
