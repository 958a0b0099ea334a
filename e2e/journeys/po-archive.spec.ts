import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn, questionOn } from '../support/list.ts';

const reason = 'Diperlukan untuk pemeriksaan';

test('an archived order keeps its history, and is live again once it is restored', async ({ openAs }) => {
  const page = await Given('the archive of SPEKTRA', () => openAs('ADMIN01', '/po-status-archive?status=REJECTED'));
  const list = listOn(page);
  const number = await When('the first order is opened', async () => {
    const link = list.rows.first().getByRole('link').first();
    const text = await link.innerText();
    await link.click();
    return text;
  });
  await Then('its steps are there, and it offers nothing of a live order', async () => {
    await page.getByRole('tab', { name: 'Riwayat' }).click();
    await expect(page.getByRole('region', { name: 'Riwayat status' }).getByRole('row').last()).toContainText('Ditolak');
    await expect(page.getByRole('button', { name: 'Tahan' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Ringkasan' }).click();
  });
  await When('it is restored', async () => {
    await page.getByRole('button', { name: 'Pulihkan' }).click();
    await questionOn(page).answer('Pulihkan', { reason });
  });
  await Then('the live list finds it in the status that it had', async () => {
    await expect(page.getByRole('button', { name: 'Pulihkan' })).toHaveCount(0);
    const live = await openAs('ADMIN01', '/po-status');
    await listOn(live).search(number);
    await listOn(live).row(number).getByRole('link').first().click();
    await expect(live.getByRole('heading', { level: 1 })).toContainText('Ditolak');
  });
});

test('all archived orders of a filter are restored at once, after their count was typed', async ({ openAs }) => {
  const page = await Given('expired orders of NMC', () => openAs('ADMIN01', '/po-status-nmc-archive?status=EXPIRED'));
  const list = listOn(page);
  await list.isReady();
  const count = /(\d+)$/.exec(await list.range.innerText())![1]!;
  expect(Number(count)).toBeGreaterThan(1);
  const dialog = page.getByRole('dialog', { name: /^Pulihkan/ });
  await When('all of them are chosen and checked', async () => {
    await list.rows.first().getByRole('checkbox').check();
    await list.bulk.getByRole('button', { name: `Pilih semua ${count} data pada filter ini` }).click();
    await list.bulk.getByRole('button', { name: 'Pulihkan' }).click();
    await dialog.getByLabel(/Alasan/).fill(reason);
    await dialog.getByRole('button', { name: 'Periksa' }).click();
    await dialog.getByRole('button', { name: `Pulihkan ${count} data` }).click();
  });
  await When('their count is typed', async () => {
    await questionOn(page).question.getByRole('textbox').fill(count);
    await questionOn(page).question.getByRole('button', { name: 'Pulihkan' }).click();
  });
  await Then('each of them is live', async () => {
    await expect(page.getByText(`Selesai: ${count} diubah`)).toBeVisible();
    await expect(list.rows).toHaveCount(0);
  });
});
