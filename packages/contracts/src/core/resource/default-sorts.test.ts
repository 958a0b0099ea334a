import { digits, flag, line, reference, references } from '../fields.ts';
import { mra } from '../referables/organisation.ts';
import { defineResource } from '../resource.ts';
import { text } from '../text.ts';

const declared = {
  module: 'kiosks',
  title: text('Kios', 'Kiosk'),
  label: 'name',
  fields: {
    code: digits({ maximum: 5 }),
    name: line({ maximum: 50 }),
    open: flag(),
    mraId: reference(mra),
    memberIds: references('members/lov'),
    taxNo: digits({ maximum: 16, personal: 'npwp' }),
  },
  derived: { head: line({ maximum: 50 }) },
  operations: ['list'],
} as const;

test('a list that is read whole is sorted by every stored field that has an order, what it states first', () => {
  const { list } = defineResource({ ...declared, volume: 500, list: { sorts: ['head'], defaultSort: ['code,asc'] } });
  expect(list.sorts).toEqual(['head', 'status', 'code', 'name', 'open', 'mraId', 'createdAt', 'updatedAt']);
});

test('a longer list is sorted by what its contract states, or by its own order', () => {
  const volume = 5_000_000;
  const own = defineResource({ ...declared, volume, list: { defaultSort: ['name,asc'] } });
  expect(own.list.sorts).toEqual(['name']);
  const stated = defineResource({ ...declared, volume, list: { sorts: ['code'], defaultSort: ['name,asc'] } });
  expect(stated.list.sorts).toEqual(['code']);
});
