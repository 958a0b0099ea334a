import { numbersIn } from './parse.ts';

test.each([
  ['1\n2\r\n3', ['1', '2', '3'], 0],
  ['1, 2;3\t4', ['1', '2', '3', '4'], 0],
  [' 0812 3456 ,,\n\n; 0812 3456', ['0812 3456'], 1],
  ['  \n', [], 0],
])('%p is %p', (text, numbers, repeated) => expect(numbersIn(text)).toEqual({ numbers, repeated }));
