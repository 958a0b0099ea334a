import type { SaoOutlet } from '@console/contracts/branches-stores/sao-assign/calls';
import { saoAfter, saoBeside, withMove } from './moving.ts';

const outlet: SaoOutlet = {
  secureId: 'o1',
  version: 1,
  outletType: 'STORE',
  outletCode: 'S1',
  outletName: 'Toko',
  openOrders: 0,
  saoId: 'a',
  startDate: '2026-01-01',
};

test('a move is kept until the outlet is back where it was', () => {
  const moved = withMove(new Map(), outlet, 'b');
  expect(saoAfter(moved, outlet)).toBe('b');
  expect(saoAfter(withMove(moved, outlet, 'a'), outlet)).toBe('a');
  expect(withMove(moved, outlet, 'a').size).toBe(0);
  expect(withMove(moved, outlet, null).size).toBe(0);
});

test('keys move an outlet to the SAO beside, and an outlet without one to the first', () => {
  const saoIds = ['a', 'b'];
  expect(saoBeside(saoIds, 'a', 1)).toBe('b');
  expect(saoBeside(saoIds, 'b', 1)).toBeNull();
  expect(saoBeside(saoIds, 'a', -1)).toBeNull();
  expect(saoBeside(saoIds, null, 1)).toBe('a');
  expect(saoBeside(saoIds, null, -1)).toBeNull();
});
