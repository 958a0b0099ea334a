import { mras } from '@console/contracts/branches-stores/mra';
import { columnNamesOf, type Resource } from '@console/contracts/core/resource';
import { columnsIn, namesColumns, reportOf } from './report-of-set.ts';

const resource = mras as Resource;
const sets = [{ module: 'mra', name: 'MRA', line: null, group: 'ORGANISATION' as const }];

test('a report offers its set first, then the filters of the set without those that only lists edit', () => {
  const { filters } = reportOf(resource, sets, 'Data master').list;
  expect(Object.keys(filters)).toEqual(['set', 'regionId', 'status']);
  expect(filters['set']!.options!.map(({ value }) => value)).toEqual(['mra']);
});

test('a report without a set offers the choice of the set alone', () => {
  expect(Object.keys(reportOf(null, sets, 'Data master').list.filters)).toEqual(['set']);
});

test('columns stand in the order of the list, all of them unless some are named', () => {
  expect(columnsIn(resource, undefined)).toEqual(columnNamesOf(resource));
  expect(columnsIn(resource, 'name,mraCode')).toEqual(['mraCode', 'name']);
  expect([namesColumns(resource)('name,mraCode'), namesColumns(resource)('name,salary')]).toEqual([true, false]);
});
