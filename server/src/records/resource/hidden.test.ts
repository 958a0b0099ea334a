import { promoLines } from '@console/contracts/core/rate-sheets';
import { testCaller } from '../../../test/callers.ts';
import { keepHidden, seenChanges, seenValue } from './hidden.ts';
import type { RegisteredResource, Row } from './registered.ts';

const lines = promoLines();
const registered = { resource: { fields: { lines }, derived: {} } } as unknown as RegisteredResource;
const ofBranch = testCaller('UJI01', {}, { mappingType: 'BRANCH' });
const ofHead = testCaller('UJI02', {}, { mappingType: 'NATIONAL' });
const line = (tenor: number, rateRegular: string, storeSubsidy: string | null) => ({
  tenor,
  rateRegular,
  storeSubsidy,
  fifIncome: null,
});
const stored = [line(6, '2.5000', '3.0000'), line(12, '2.7500', '4.0000')];
const seen = [
  { tenor: 6, rateRegular: '2.5000' },
  { tenor: 12, rateRegular: '2.7500' },
];

test('columns that are not for branches are left out of the rows that users of a branch get', () => {
  expect(seenValue(lines, stored, ofBranch)).toEqual(seen);
  expect(seenValue(lines, stored, ofHead)).toEqual(stored);
});

test('a difference in hidden columns alone is left out for who does not see them', () => {
  const changes = [{ field: 'lines', before: stored, after: [line(6, '2.5000', '9.0000'), stored[1]] }];
  expect(seenChanges(registered, changes, ofBranch)).toEqual([]);
  expect(seenChanges(registered, changes, ofHead)).toEqual(changes);
});

test('who does not see a column neither empties nor fills it in: rows are known by their key', () => {
  const before = { lines: stored } as unknown as Row;
  const sent = {
    lines: [
      { tenor: 12, rateRegular: '2.8000' },
      { tenor: 18, rateRegular: '2.9000', storeSubsidy: '30' },
    ],
  };
  expect(keepHidden(registered, sent, before, ofBranch)).toEqual({
    lines: [line(12, '2.8000', '4.0000'), line(18, '2.9000', null)],
  });
  expect(keepHidden(registered, sent, before, ofHead)).toEqual(sent);
  expect(keepHidden(registered, sent, null, ofBranch)['lines']).toEqual([
    line(12, '2.8000', null),
    line(18, '2.9000', null),
  ]);
});
