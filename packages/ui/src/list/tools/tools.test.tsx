import { text } from '@console/contracts/core/text';
import { screen } from '@testing-library/react';
import { begin, cardTypeServices, openList } from '../../../test/card-types.tsx';
import type { ListTool } from './ListTools.tsx';

const bulk: ListTool = { key: 'bulk', title: text('Impor massal'), action: 'import', to: '/card-types/bulk' };
const done = { said: text('{gaps} cabang kekurangan rate'), parameters: { gaps: 3 } };
const check: ListTool = { key: 'check', title: text('Periksa rate'), action: 'operate', run: async () => done };
const offline = { status: 0, code: 'NETWORK', message: 'Tidak ada sambungan', errors: [], requestId: null };
const failing: ListTool = { ...check, run: () => Promise.reject(Object.assign(new Error('gagal'), offline)) };
const open = (tools: readonly ListTool[]) => openList(cardTypeServices(), '/card-types', { tools });

beforeEach(() => begin());

test('several tools of a list are one menu, there from the first paint', async () => {
  const { user, address } = open([bulk, check]);
  // Before any answer and any code that is loaded later.
  const menu = screen.getByRole('button', { name: 'Lainnya' });
  await user.click(menu);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Impor massal',
    'Periksa rate',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Periksa rate' }));
  expect(await screen.findByText('3 cabang kekurangan rate')).toBeVisible();
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Impor massal' }));
  expect(address()).toBe('/card-types/bulk');
});

test('one tool is a button of its own, and says why it failed', async () => {
  const { user } = open([failing]);
  await user.click(screen.getByRole('button', { name: 'Periksa rate' }));
  expect(await screen.findByText('Tidak ada sambungan')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lainnya' })).toBeNull();
});

test('tools beyond the level of the person are absent', () => {
  begin('View Only');
  open([bulk, check]);
  expect(screen.queryByRole('button', { name: /Lainnya|Periksa/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Impor massal' })).toBeNull();
});

test('tools with the action view stay enabled for View Only', () => {
  begin('View Only');
  open([{ key: 'report', title: text('Laporan'), action: 'view', to: '/card-types/report' }, bulk]);
  expect(screen.getByRole('link', { name: 'Laporan' })).toHaveAttribute('href', '/card-types/report');
});
