import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';

test('a steward joins a customer with a member, an approver agrees, and parts them again', async ({ openAs }) => {
  const page = await Given('customers with candidates, seen by the head office', () =>
    openAs('HOOPS03', '/membership-silo?state=CANDIDATE'),
  );
  const candidates = page.getByRole('region', { name: 'Kandidat member' }).first();
  await When('one is searched by number and opened', async () => {
    const list = listOn(page);
    await list.search('6000001052');
    await expect(list.rows).toHaveCount(1);
    await list.rows.first().getByRole('link').click();
  });
  await Then('the member stands beside it, with what agrees and what differs', async () => {
    await expect(candidates.getByRole('row', { name: /^NIK/ })).toContainText('Sama 60 dari 60');
    await expect(candidates.getByRole('row', { name: /^Nama Lestari/ })).toContainText('Beda 0 dari 15');
  });
  const dialog = page.getByRole('dialog', { name: 'Usulkan' });
  await When('the member is proposed', async () => {
    await candidates.getByRole('button', { name: 'Usulkan 1000000052' }).click();
    await expect(dialog.getByLabel('No. member')).toHaveValue('1000000052');
    await dialog.getByLabel('Catatan').fill('KTP dan kartu keluarga sama');
    await dialog.getByRole('button', { name: 'Usulkan', exact: true }).click();
  });
  await Then('it waits for somebody else', async () => {
    await expect(snackbar(page, 'Usulan menunggu persetujuan')).toBeVisible();
    await expect(fact(page, 'Diusulkan oleh')).toHaveText('HOOPS03');
    await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
  });
  const other = await Given('the same page of an approver', () => openAs('ADMIN01', new URL(page.url()).pathname));
  await When('the approver agrees', async () => {
    await other.getByRole('button', { name: 'Setujui', exact: true }).click();
    await questionOn(other).answer('Setujui');
  });
  await Then('the customer has the main number of the member', async () => {
    await expect(fact(other, 'No. pelanggan utama')).toHaveText('3000000052');
    await expect(fact(other, 'No. pelanggan utama semula')).toHaveText('5000000052');
  });
  await When('they are parted again', async () => {
    await other.getByRole('button', { name: 'Lepas', exact: true }).click();
    await questionOn(other).answer('Lepas', { reason: 'ternyata saudara kembar' });
  });
  await Then('the pair is refused', async () => {
    await expect(fact(other, 'No. member')).toHaveText('-');
    await expect(other.getByRole('row', { name: /^Pasangan/ })).toContainText('Ditolak');
  });
});
