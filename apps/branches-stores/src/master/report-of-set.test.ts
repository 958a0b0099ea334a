import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import { mras } from '@console/contracts/branches-stores/mra';
import { columnNamesOf, type Resource } from '@console/contracts/core/resource';
import { columnsIn, hasStates, isPastDay, namesColumns, reportOf } from './report-of-set.ts';

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

test('a past day is a day of the calendar that is not after today', () => {
  const isPast = (written: string) => isPastDay(written, '2026-03-31');
  expect(['2026-03-31', '2025-12-01', '2026-04-01', '2026-02-30', '31-03-2026', ''].map(isPast)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('only records without a period have past states of their own', () => {
  expect([mras, storeRateSheets].map((each) => hasStates(each as Resource))).toEqual([true, false]);
  expect(hasStates(null)).toBe(false);
});
