import { preferences, profile } from '@console/auth';
import type { Simulation, SimulationCell } from '@console/contracts/branches-stores/branch/simulation';
import { act, render, screen } from '@testing-library/react';
import { Details } from './Details.tsx';

const refused = { code: 'TARIFF_NOT_FOUND', message: 'Tarif asuransi tidak ditemukan' };
const cell: SimulationCell = {
  tenor: 12,
  kind: 'REGULAR',
  now: null,
  nowRefused: refused,
  proposed: null,
  proposedRefused: null,
  schedule: null,
};
const simulation: Simulation = {
  branch: '14010 Surabaya',
  date: '2026-11-27',
  method: 'FLAT_MONTHLY',
  roundingStep: 1_000,
  isQanun: false,
  cells: [cell],
};

beforeEach(() => preferences.set({ ...preferences.get(), language: 'id' }));

test('a premium that is unknown without a product group asks for the group, with one it names the tariff', () => {
  const { rerender } = render(<Details simulation={simulation} isLoan={false} hasGroup={false} cell={cell} />);
  expect(screen.getByText('Sekarang: Pilih kelompok produk untuk menghitung premi')).toBeVisible();
  rerender(<Details simulation={simulation} isLoan={false} hasGroup cell={cell} />);
  expect(screen.getByText('Sekarang: Tarif asuransi tidak ditemukan')).toBeVisible();
});

test.each([
  ['admin', 'Yield di bawah batas: sebagai admin Anda dapat menyetujuinya, kecuali usulan Anda sendiri'],
  ['all', 'Yield di bawah batas: hanya admin yang dapat menyetujui'],
])('a yield below the floor says who may approve it, to a reader of the group %s', (flag, words) => {
  act(() => profile.set({ state: 'loaded', data: { flag, scope: { type: 'NATIONAL' } } } as never));
  const company = { belowFloor: true };
  const outcome = { company, path: [], passedOver: [], fees: [] } as never;
  const below = { ...cell, now: outcome, nowRefused: null };
  render(<Details simulation={simulation} isLoan={false} hasGroup cell={below} />);
  expect(screen.getByText(words)).toBeVisible();
});
