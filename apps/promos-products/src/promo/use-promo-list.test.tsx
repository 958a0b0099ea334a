// What a row of the list of promos offers.
import { ResourceList } from '@console/ui/list';
import { screen, within } from '@testing-library/react';
import { belongToBranch, Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import spektra from './spektra.ts';
import { usePromoList } from './use-promo-list.tsx';

const promo = (no: number, state: string) => ({
  secureId: `11111111-1111-4111-8111-11111111111${no}`,
  version: 1,
  promoCode: `PRM-SPK-2603-000${no}`,
  name: `Cicilan ${no}`,
  promoType: 'RATE',
  tenors: ['6'],
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  priority: 10,
  state,
});

function PromoList() {
  const own = usePromoList(spektra);
  return <ResourceList resource={spektra.promos} paths={{}} {...(own as object)} />;
}

async function openMenu(code: string) {
  const list = { result: { rows: [promo(1, 'active'), promo(2, 'inactive')], page: 1, size: 20, total: 2 } };
  const services = new Services().on('GET /api/middle/promo', list);
  const { user } = show({ services, path: '/promo', at: '/promo', element: <PromoList /> });
  const row = (await screen.findByText(code)).closest('tr')!;
  const menu = within(row).queryByRole('button', { name: /^Aksi untuk/ });
  if (menu) await user.click(menu);
  return { menu, names: screen.queryAllByRole('menuitem').map((item) => item.textContent), user };
}

beforeEach(() => {
  localStorage.clear();
  signInAs('PROMO01', { 'promo:browse': 'Full Access' });
});

test('head office imports rates of a promo that takes them and copies any promo from its row', async () => {
  const { names, user } = await openMenu('PRM-SPK-2603-0001');
  expect(names).toEqual(expect.arrayContaining(['Impor rate', 'Duplikat']));
  await user.click(screen.getByRole('menuitem', { name: 'Duplikat' }));
  expect(await screen.findByRole('dialog', { name: 'Duplikat PRM-SPK-2603-0001' })).toBeVisible();
});

test('rates of a promo that is over are not imported', async () => {
  const { names } = await openMenu('PRM-SPK-2603-0002');
  expect(names).toContain('Duplikat');
  expect(names).not.toContain('Impor rate');
});

test('a branch does neither', async () => {
  belongToBranch();
  const { names } = await openMenu('PRM-SPK-2603-0001');
  expect(names).not.toContain('Duplikat');
  expect(names).not.toContain('Impor rate');
});
