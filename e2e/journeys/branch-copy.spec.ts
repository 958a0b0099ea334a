import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';

const [maker, head] = ['HOBIS01', 'HOBISHD01'];

test('rates and fees are copied from a branch to another as one, and stand in its calendar from tomorrow', async ({
  openAs,
}) => {
  const { result } = await callAs(maker, 'GET', 'middle/branch?search=17030');
  const address = `/branch/${String(result.rows[0].secureId)}`;
  const page = await Given('a branch', () => openAs(maker, address));
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });

  await When('the copy from another branch is previewed', async () => {
    await page.getByRole('link', { name: 'Salin rate dan fee dari cabang…' }).click();
    await page.getByRole('combobox', { name: 'Cabang asal' }).fill('17040');
    await choicesOn(page).filter({ hasText: '17040' }).click();
    await page.getByRole('button', { name: 'Tampilkan pratinjau' }).click();
  });
  const preview = page.getByRole('region', { name: 'Pratinjau salinan' });
  await Then('each rate says before and after, and what the instalment becomes', async () => {
    const row = preview.getByRole('row').filter({ hasText: '7-12' }).filter({ hasText: 'Rate' }).first();
    await expect(row).toContainText('Menggantikan');
    await expect(row).toContainText(/% → .*%/);
    await expect(row).toContainText(/Rp\s\S+ → Rp\s\S+ \(/);
  });
  await When('it is asked for with a reason', async () => {
    await preview.getByRole('button', { name: 'Ajukan salinan' }).click();
    await questionOn(page).question.getByRole('textbox').fill('disamakan dengan cabang tetangga');
    await questionOn(page).answer('Ajukan salinan');
  });
  await Then('it waits, and its maker does not decide', async () => {
    await expect(fact(page, 'Status').last()).toContainText('Menunggu persetujuan');
    await expect(page.getByRole('button', { name: 'Tarik salinan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Setujui salinan' })).toHaveCount(0);
  });

  const { pathname, search } = new URL(page.url());
  const second = await Given('a second person', () => openAs(head, pathname + search));
  await When('the copy is approved', async () => {
    await second.getByRole('button', { name: 'Setujui salinan' }).click();
    await questionOn(second).answer('Setujui salinan');
  });
  await Then('it is decided', () => expect(fact(second, 'Status').last()).toContainText('Disetujui'));

  await When('the calendar of the branch is opened', () => page.goto(`${address}?tab=calendar`));
  await Then('the new rates are scheduled behind those in force', async () => {
    const row = page.getByRole('row', { name: /^Semua kelompok, 7-12 bulan/ });
    await expect(row.getByRole('listitem')).toHaveText([/Berlaku$/, /Terjadwal$/]);
  });
  await When('its concessions are opened', () => tab('Rate eksklusif').click());
  await Then('they are a list', () => expect(listOn(page).list).toBeVisible());
});
