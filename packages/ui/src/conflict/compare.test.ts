import { code, line, money } from '@console/contracts/core/fields';
import { chosenValues, differencesOf, firstChoices, mergeOf } from './compare.ts';

const fields = {
  code: code(),
  name: line({ maximum: 50 }),
  fee: money({ minimum: 0, maximum: 9 }),
  note: line({ maximum: 9, required: false }),
};
const base = { code: 'A1', name: 'Reguler', fee: 1, note: null };

test('names who changed each field, and leaves out fields with equal values', () => {
  const mine = { code: 'a1', name: 'Reguler Plus', fee: 2, note: ' ' };
  const theirs = { code: 'A1', name: 'Reguler', fee: 3, note: 'x' };
  expect(differencesOf(fields, base, mine, theirs).map(({ name, changedBy }) => [name, changedBy])).toEqual([
    ['name', 'mine'],
    ['fee', undefined],
    ['note', 'theirs'],
  ]);
});

test('a field that both changed to the same value is no difference', () => {
  expect(differencesOf(fields, base, { ...base, fee: 5 }, { ...base, fee: 5 })).toEqual([]);
});

test('the chosen sides give the values to continue with', () => {
  const differences = differencesOf(fields, base, { ...base, name: 'Mine', fee: 2 }, { ...base, fee: 3 });
  expect(firstChoices(differences)).toEqual({ name: 'mine', fee: undefined });
  expect(chosenValues(differences, { name: 'mine', fee: 'theirs' })).toEqual({ name: 'Mine', fee: 3 });
});

test('changes of different fields are merged, with the names of the fields the other person changed', () => {
  const mine = { ...base, name: 'Mine', fee: 5 };
  expect(mergeOf(fields, base, mine, { ...base, fee: 5, note: 'x' })).toEqual({
    values: { code: 'A1', name: 'Mine', fee: 5, note: 'x' },
    taken: ['note'],
  });
  expect(mergeOf(fields, base, mine, base)).toEqual({ values: mine, taken: [] });
});

test('a field that both changed differently is not merged, whatever else differs', () => {
  const mine = { ...base, name: 'Mine', fee: 2 };
  expect(mergeOf(fields, base, mine, { ...base, fee: 3, note: 'x' })).toBeUndefined();
});
