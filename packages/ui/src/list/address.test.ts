import { cardTypes } from '@console/contracts/cards/card-types';
import { cards } from '@console/contracts/cards/cards';
import { members } from '@console/contracts/membership/membership';
import { employees } from '@console/contracts/membership/membership-employee';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { filterFaults, filterOf, filterValue, queryOf, readState, writeState } from './address.ts';
import { columnsOf } from './declaration.ts';
import { nextSort } from './sorting.ts';
import { moved } from './use-reorder.ts';

const { filters } = auditTrail.list;
const read = (address: string) => readState(new URLSearchParams(address), filters);

test('invalid values in an address are ignored', () => {
  expect(read('page=-3&size=7&sort=at&sort=at,desc&unknown=1&username=')).toEqual({
    page: 1,
    size: 10,
    sort: ['at,desc'],
    search: '',
    filters: {},
  });
});

test('the address restores a state, keeps parameters of others and omits defaults', () => {
  const state = {
    page: 2,
    size: 50,
    sort: ['at,asc'],
    search: 'gold',
    filters: { action: ['CREATE', 'UPDATE'], outcome: ['ok'] },
  };
  const address = writeState(state, filters, new URLSearchParams('tab=x&page=9'));
  expect(address.get('tab')).toBe('x');
  expect(readState(address, filters)).toEqual(state);
  expect(writeState({ page: 1, size: 10, sort: [], search: '', filters: {} }, filters, address).toString()).toBe(
    'tab=x',
  );
});

test('default filters can be cleared, and stay cleared', () => {
  const defaults = { outcome: ['refused'] };
  const none = new URLSearchParams();
  expect(readState(none, filters, defaults).filters).toEqual(defaults);
  const cleared = writeState({ ...read(''), filters: {} }, filters, none, defaults);
  expect(readState(cleared, filters, defaults).filters).toEqual({});
});

test('the services get values of the right type, and no invalid filter of a mistyped address', () => {
  const state = read('from=2026-02-30&to=2026-03-01&action=CREATE&page=3&sort=at,asc&search=gold');
  expect(filterOf(state, filters)).toEqual({ search: 'gold', to: '2026-03-01', action: ['CREATE'] });
  expect(queryOf(state, filters)).toEqual({
    search: 'gold',
    to: '2026-03-01',
    action: ['CREATE'],
    page: 3,
    size: 10,
    sort: ['at,asc'],
  });
});

test('the order of a period is checked only when both of its days are known (R37)', () => {
  expect(Object.keys(filterFaults(filters, { from: ['31 Des'], to: ['2026-03-01'] }))).toEqual(['from']);
});

test('filters are checked as fields, and the end of a period must not be before its start', () => {
  expect(filterFaults(filters, { from: ['2026-03-02'], to: ['2026-03-01'] })).toEqual({
    to: { field: 'to', code: 'DATE_ORDER' },
  });
  expect(filterFaults(filters, { from: ['2026-03-01'], to: ['2026-03-01'] })).toEqual({});
  expect(Object.keys(filterFaults(filters, { username: ['x'.repeat(61)] }))).toEqual(['username']);
});

test.each([
  ['membership', members.list.filters, 'joinedFrom', 'joinedTo'],
  ['cards', cards.list.filters, 'activatedFrom', 'activatedTo'],
  ['cards', cards.list.filters, 'expiryFrom', 'expiryTo'],
] as const)('a period of %s that ends before it starts is a fault, and is not asked for', (_module, own, from, to) => {
  const texts = { [from]: ['2026-01-01'], [to]: ['2025-12-31'] };
  expect(filterFaults(own, texts)).toEqual({ [to]: { field: to, code: 'DATE_ORDER' } });
  expect(filterOf({ search: '', filters: texts }, own)).toEqual({});
  expect(filterFaults(own, { [from]: ['2026-01-01'], [to]: ['2026-01-01'] })).toEqual({});
});

test('a number that is filtered by is read as people write it, or is a fault', () => {
  const { grade } = employees.list.filters;
  const read = (grades: readonly string[]) => grades.map((text) => filterValue(grade, [text]));
  expect(read(['4', '004', '4,00', '4.000'])).toEqual([4, 4, 4, 4_000]);
  for (const text of ['4.000', '4,5', '1e1', '0x5', '-4'])
    expect(Object.keys(filterFaults({ grade }, { grade: [text] }))).toEqual(['grade']);
});

test('a press sorts ascending, descending and by default; with Shift the other column stays first', () => {
  expect(nextSort([], 'name', false)).toEqual(['name,asc']);
  expect(nextSort(['name,asc'], 'name', false)).toEqual(['name,desc']);
  expect(nextSort(['name,desc'], 'name', false)).toEqual([]);
  expect(nextSort(['name,asc'], 'code', true)).toEqual(['name,asc', 'code,asc']);
  expect(nextSort(['name,asc', 'code,asc'], 'code', true)).toEqual(['name,asc', 'code,desc']);
  expect(nextSort(['name,asc'], 'code', false)).toEqual(['code,asc']);
});

test('columns follow the contract by default', () => {
  const [name, , updated] = columnsOf(cardTypes, ['name', { field: 'code', width: 90 }, 'updatedAt']);
  expect(name).toMatchObject({ kind: 'text', sortable: true });
  expect(updated).toMatchObject({ kind: 'instant', title: { id: 'Diubah pada', en: 'Updated at' } });
  expect(columnsOf(cardTypes).at(-1)).toBeDefined();
});

test('a row moves to another position, never beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('a list with its own page size omits that size from the address', () => {
  const read = (address: string) => readState(new URLSearchParams(address), {}, {}, 20);
  expect(read('').size).toBe(20);
  expect(read('size=20').size).toBe(20);
  expect(read('size=10').size).toBe(10);
  expect(writeState(read(''), {}, new URLSearchParams(), {}, 20).toString()).toBe('');
  expect(writeState(read('size=10'), {}, new URLSearchParams(), {}, 20).toString()).toBe('size=10');
});
