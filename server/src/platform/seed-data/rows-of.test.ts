import { rowsOf } from './rows-of.ts';

test('each line is a row, and an indented line continues the row above it', () => {
  expect(rowsOf('\na | one\n  two\n    three\nb | four\n')).toEqual(['a | one two three', 'b | four']);
});
