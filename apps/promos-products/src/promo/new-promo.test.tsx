// The wizard of cash loans opens for more people than may create such promos.
import { screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import { newPromoPage } from './NewPromoPage.tsx';
import ufi from './ufi.ts';

const draftPath = 'GET /api/middle/promo-ufi/draft';
const NewPromoPage = newPromoPage(ufi);

function open(services: Services) {
  return show({ services, path: '/new-promo-ufi', at: '/new-promo-ufi', element: <NewPromoPage /> });
}

test('who only opens the page reads why it has no wizard, and sends nothing', async () => {
  signInAs('ANGGOTA01', { 'membership:browse': 'Full Access', 'promo-ufi:browse': 'View Only' });
  const services = new Services();
  open(services);
  expect(await screen.findByText('Anda tidak dapat membuat promo UFI')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(services.to(draftPath)).toEqual([]);
});

test('who may create begins without zero interest, and finds what was typed in another browser', async () => {
  sessionStorage.clear();
  signInAs('PROMO01', { 'promo-ufi:browse': 'Input' });
  const draft = { values: { name: 'Promo dari kantor' }, at: '2026-03-01T09:00:00+07:00' };
  const { user } = open(new Services().on(draftPath, { result: draft }));
  await user.click(await screen.findByRole('button', { name: 'Pulihkan isian' }));
  expect(screen.getByLabelText(/^Nama/)).toHaveValue('Promo dari kantor');
  expect([...document.querySelectorAll('option')].map((each) => each.textContent)).not.toContain('Bunga 0 %');
  await user.clear(screen.getByLabelText(/^Nama/));
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(screen.getByLabelText(/^Nama/)).toBeInvalid();
});
