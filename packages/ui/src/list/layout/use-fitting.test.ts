import { cardTypes } from '@console/contracts/cards/card-types';
import { columnsOf } from '../declaration.ts';
import { withoutExcess } from './use-fitting.ts';

const columns = columnsOf(cardTypes, ['code', 'name', 'tier', 'status', 'updatedAt']);
const widths = new Map(columns.map(({ field }) => [field, 100]));
const left = (excess: number) => withoutExcess(columns, widths, excess).map(({ field }) => field);

test('the last columns go as far as needed; the first one and the state stay', () => {
  expect(left(0)).toEqual(['code', 'name', 'tier', 'status', 'updatedAt']);
  expect(left(90)).toEqual(['code', 'name', 'tier', 'status']);
  expect(left(150)).toEqual(['code', 'name', 'status']);
  expect(left(5_000)).toEqual(['code', 'status']);
});
