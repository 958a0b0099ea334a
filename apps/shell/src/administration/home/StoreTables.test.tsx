import { act, screen, within } from '@testing-library/react';
import { holdFlag, Services, show, signInAs } from '../../../../../packages/ui/test/harness.tsx';
import StoreTables from './StoreTables.tsx';

const stores = 'GET /api/middle/home/store';
const transactions = 'GET /api/middle/home/store-trx';
const none = { rows: [], total: 0, page: 1, size: 25 };
const seenBy: (() => void)[] = [];
const original = window.IntersectionObserver;

beforeEach(() => {
  seenBy.length = 0;
  signInAs('ADMIN01', {});
  window.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      seenBy.push(() => report([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => {
  window.IntersectionObserver = original;
});

const open = () => {
  const services = new Services()
    .on(stores, { result: none })
    .on(transactions, { result: { ...none, from: '2026-03-01', to: '2026-03-16', totals: {} } });
  return { services, ...show({ services, path: '/', element: <StoreTables /> }) };
};

test('both headings are there at once, and each table is read once it is scrolled to', async () => {
  const { services, container } = open();
  const region = screen.getByRole('region', { name: 'Toko' });
  expect(screen.getByRole('heading', { name: 'Transaksi toko' })).toBeVisible();
  expect(
    [...container.querySelectorAll('.home-unseen')].map(
      (place) => place.ariaHidden ?? place.getAttribute('aria-hidden'),
    ),
  ).toEqual(['true', 'true']);
  expect(services.received).toEqual([]);
  act(() => seenBy[0]!());
  expect(await within(region).findByText('Tidak ada data')).toBeVisible();
  expect([services.to(stores).length, services.to(transactions).length]).toEqual([1, 0]);
  act(() => seenBy[1]!());
  expect(await screen.findByText(/^Periode 01-03-2026 sampai 16-03-2026/)).toBeVisible();
});

test('users with job name 6 have neither table', () => {
  holdFlag('6');
  open();
  expect(screen.queryByRole('heading')).toBeNull();
});
