import { line, phone } from '../fields.ts';
import { defineResource } from '../resource.ts';
import { text } from '../text.ts';
import { firstCallOf } from './first-call-of.ts';

const declared = {
  module: 'kiosks',
  title: text('Kios', 'Kiosk'),
  label: 'name',
  volume: 500,
  fields: { name: line({ maximum: 50 }) },
  list: { filters: { name: line({ maximum: 50 }) }, defaultSort: ['name,asc'] },
  operations: ['list', 'detail'],
} as const;

test('a first call says that reading it is audited: a record with personal data, whatever its list', () => {
  const people = defineResource({ ...declared, derived: { phone: phone() } });
  expect(firstCallOf(people, 'detail')).toEqual({ path: 'kiosks/{secureId}', audited: true });
  expect(firstCallOf(people, 'list').audited).toBeUndefined();
});

test('a first call says so of every read that the contract audits', () => {
  const trail = defineResource({ ...declared, auditsReads: { byFilters: ['name'] } });
  expect([firstCallOf(trail, 'detail').audited, firstCallOf(trail, 'list').audited]).toEqual([true, true]);
});

test('a first call of plain records may be sent ahead', () => {
  const plain = defineResource(declared);
  expect(firstCallOf(plain, 'detail')).toEqual({ path: 'kiosks/{secureId}' });
  expect(firstCallOf(plain, 'list').audited).toBeUndefined();
});
