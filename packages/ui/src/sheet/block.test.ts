import { integer } from '@console/contracts/core/fields';
import { blockOf, isBlock } from './block.ts';
import { pasted } from './cells.ts';

test.each([
  [
    '1\t2\n3\t4\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['10\n\n20\n', [['10'], [''], ['20']]],
  [
    '10\t20\n\t\n30\t40',
    [
      ['10', '20'],
      ['', ''],
      ['30', '40'],
    ],
  ],
  ['"12\n13"\t14\n', [['12\n13', '14']]],
  ['"satu ""dua"""\t3', [['satu "dua"', '3']]],
  ['5" pipa\t3', [['5" pipa', '3']]],
  ['1\t\t3', [['1', '', '3']]],
  ['1\t2\n\n\n', [['1', '2']]],
  ['', []],
])('the block %j has the rows %j', (text, rows) => {
  expect(blockOf(text)).toEqual(rows);
});

test('one cell is no block, also with a line end behind it', () => {
  expect(['12', '12\n', '12\r\n'].map(isBlock)).toEqual([false, false, false]);
  expect(['1\t2', '1\n2\n'].map(isBlock)).toEqual([true, true]);
});

const rule = {
  columns: { from: integer({ minimum: 1, maximum: 60 }), to: integer({ minimum: 1, maximum: 60 }) },
  says: [],
};

test('blank rows and cells of a block keep their place and clear what was there', () => {
  const { cells } = pasted('10\t20\n\t\n30\t', rule, { row: 0, column: 0 }, 10);
  expect(cells.map(({ row, name, value }) => `${row} ${name} ${String(value)}`)).toEqual([
    '0 from 10',
    '0 to 20',
    '1 from null',
    '1 to null',
    '2 from 30',
    '2 to null',
  ]);
});

test('rows and columns without a place are counted', () => {
  const block = Array.from({ length: 14 }, (_, row) => `${row + 1}\t2\t3`).join('\n');
  expect(pasted(block, rule, { row: 0, column: 1 }, 10)).toMatchObject({ leftOut: { rows: 4, columns: 2 } });
  expect(pasted('1\t2', rule, { row: 0, column: 0 }, 10).leftOut).toEqual({ rows: 0, columns: 0 });
});
