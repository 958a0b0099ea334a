import { cardNumber } from '@console/contracts/cards/card-number';
import { blocksToPack } from './blocks.ts';

const number = (serial: number) => cardNumber('9710', '01', serial);
const block = (from: number, to: number) => ({ firstNo: number(from), lastNo: number(to), count: to - from + 1 });
const blocks = [block(1, 10), block(21, 25), block(99, 99)];

test.each([
  [16, blocks],
  [15, [block(1, 10), block(21, 25)]],
  [12, [block(1, 10), block(21, 22)]],
  [1, [block(1, 1)]],
  [0, []],
  [99, blocks],
])('of 16 cards in three blocks, %p are packed from the lowest numbers on', (quantity, packed) =>
  expect(blocksToPack(blocks, quantity)).toEqual(packed),
);
