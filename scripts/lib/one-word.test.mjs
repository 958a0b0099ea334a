// Reads in all: nothing
import { otherWords } from './one-word.mjs';

test('another word for a thing that has its own is found, whatever its case, with its line', () => {
  expect(otherWords('a.ts', "x\ntext('Berlaku dari', 'From')")).toEqual([
    'a.ts:2 says "Berlaku dari" for "Mulai berlaku"',
  ]);
  expect(otherWords('a.ts', "text('Tenor tanpa DP minimum')")).toHaveLength(1);
  expect(otherWords('a.ts', "S: ['S: seluruhnya di depan']")).toHaveLength(1);
});

test('its own word is no fault', () => {
  expect(otherWords('a.ts', "text('Mulai berlaku'), text('Uang muka minimum'), text('Berlaku sampai')")).toEqual([]);
});
