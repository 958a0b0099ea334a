import { cardTypes } from '@console/contracts/cards/card-types';
import { escrowMovements } from '@console/contracts/membership/escrow/movements';
import { columnsOf } from '../declaration.ts';
import { narrowed, withoutExcess } from './use-fitting.ts';

const columns = columnsOf(cardTypes, ['code', 'name', 'tier', 'status', 'updatedAt']);
const widths = new Map(columns.map(({ field }) => [field, 100]));
const left = (excess: number) => withoutExcess(columns, widths, excess).map(({ field }) => field);

test('long texts give their room before any column goes, the widest first', () => {
  const ledger = columnsOf(escrowMovements);
  const wide = new Map(ledger.map(({ field }) => [field, 100]));
  wide.set('reference', 330).set('source', 180);
  expect([...narrowed(ledger, wide, 0)]).toEqual([]);
  expect([...narrowed(ledger, wide, 200)]).toEqual(['reference']);
  expect([...narrowed(ledger, wide, 250)]).toEqual(['reference', 'source']);
  expect([...narrowed(ledger, wide, 250, new Set(['reference']))]).toEqual(['source']);
});

test('of columns that find no room amounts go last: a ledger keeps its balance', () => {
  const ledger = columnsOf(escrowMovements);
  const even = new Map(ledger.map(({ field }) => [field, 100]));
  const kept = (excess: number) => withoutExcess(ledger, even, excess).map(({ field }) => field);
  expect(kept(300)).toEqual(['seqNo', 'at', 'valueDate', 'kind', 'reference', 'debit', 'credit', 'held', 'balance']);
  expect(kept(600)).toEqual(['seqNo', 'at', 'debit', 'credit', 'held', 'balance']);
});

test('the last columns go as far as needed; the first one and the state stay', () => {
  expect(left(0)).toEqual(['code', 'name', 'tier', 'status', 'updatedAt']);
  expect(left(90)).toEqual(['code', 'name', 'tier', 'status']);
  expect(left(150)).toEqual(['code', 'name', 'status']);
  expect(left(5_000)).toEqual(['code', 'status']);
});

test('what the record is about goes last, wherever its state stands', () => {
  const ordered = columnsOf(cardTypes, ['code', 'status', 'name', 'tier', 'updatedAt']);
  const kept = withoutExcess(ordered, widths, 190).map(({ field }) => field);
  expect(kept).toEqual(['code', 'status', 'name']);
});
