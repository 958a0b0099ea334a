import { branchRates } from './rates.ts';
import { gistOf } from '../../core/gist.ts';

const changes = [
  { field: 'branchId', before: null, after: 'id' },
  { field: 'effectiveFrom', before: null, after: '2026-12-01' },
  { field: 'effectiveTo', before: null, after: null },
  { field: 'tenorFrom', before: null, after: 7 },
  { field: 'rateRegular', before: null, after: '2.4500' },
  { field: 'rateRepeat', before: '2.1000', after: '2.1000' },
];
const named = (action: string) => gistOf(branchRates, { action, changes }).map(({ field }) => field);

test('the gist of a change has its figures first, and of a new record nothing that its label says', () => {
  expect(named('create')).toEqual(['rateRegular', 'rateRepeat', 'tenorFrom']);
  expect(named('update')).toEqual(['rateRegular', 'tenorFrom', 'effectiveFrom']);
  expect(named('delete')).toEqual([]);
});
