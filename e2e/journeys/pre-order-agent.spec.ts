import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';

test('an agent whose checks lack is approved with a reason for each of them', async ({ openAs }) => {
  const page = await Given('a new agent without checks of NIK and account', () =>
    openAs('ADMIN01', '/pre-order-agent?search=AGN000015'),
  );
  await listOn(page).rows.getByText('AGN000015').first().click();
  await page.getByRole('tab', { name: 'Pemeriksaan' }).click();
  await expect(page.getByText('Belum diperiksa')).toHaveCount(2);
  await When('it is approved without reasons', async () => {
    await page.getByRole('button', { name: 'Setujui pendaftaran' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Setujui pendaftaran' }).click();
  });
  const dialog = page.getByRole('dialog');
  await Then('both reasons are asked for', () => expect(dialog.getByText('Wajib diisi')).toHaveCount(2));
  await When('the reasons are written', async () => {
    const reasons = dialog.getByRole('textbox');
    await reasons.nth(0).fill('KTP asli dilihat di cabang');
    await reasons.nth(1).fill('Buku tabungan dilihat di cabang');
    await dialog.getByRole('button', { name: 'Setujui pendaftaran' }).click();
  });
  await Then('the agent is active, and the reasons stand with the checks', async () => {
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Buku tabungan dilihat di cabang')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Setujui pendaftaran' })).toHaveCount(0);
  });
});

test('staff of a branch see no fee of an agent', async ({ openAs }) => {
  const page = await Given('an agent of the branch of its head', () => openAs('KACAB01', '/pre-order-agent'));
  await When('an agent is opened', () => listOn(page).rows.first().click());
  await Then('the profile shows the branch, and no fee', async () => {
    await expect(page.getByRole('heading', { name: 'Cabang dan toko' })).toBeVisible();
    await expect(page.getByText(/^Fee/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ubah fee' })).toHaveCount(0);
  });
});
