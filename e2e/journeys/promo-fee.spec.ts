import { chooseIn } from '../support/choice.ts';
import { day } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { ask } from '../support/frame.ts';
import { importOn } from '../support/import.ts';
import { listOn, questionOn } from '../support/list.ts';

const path = '/master-branch-nmc-promo-fee';
const header = 'office_code,tenor_from,tenor_to,promo_fee_regular,promo_fee_ro,effective_from,effective_to';
const campaign = 'Promo Uji Jurnal';

test('a campaign comes by a file, replaces the fee of its branches, and is reset by two people', async ({ openAs }) => {
  const page = await Given('the bulk import as pricing staff', () => openAs('HOBIS01', `${path}/import-bulk`));
  const wizard = importOn(page);
  await When('the campaign is named and a file is uploaded', async () => {
    await page.getByLabel(/^Kampanye/).fill(campaign);
    const rows = [
      `12010,12,24,750000,500000,${day(1)},${day(60)}`,
      `12020,12,24,750000,,${day(1)},${day(60)}`,
      `12030,12,24,1300000,500000,${day(1)},${day(60)}`,
      `10010,12,24,750000,500000,${day(1)},${day(60)}`,
    ];
    await wizard.upload('promo-uji.csv', [header, ...rows, ''].join('\n'));
  });
  await Then('rows above the normal fee and of branches under Qanun say so', async () => {
    await expect(wizard.tab('Bermasalah (2)')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText('melebihi fee normal Rp 1.250.000');
    await expect(page.getByRole('tabpanel')).toContainText('di bawah Qanun');
  });
  await When('it is confirmed without them', () =>
    wizard.confirm({ skipErrors: true, reason: 'kampanye akhir tahun' }),
  );
  const head = await Given('a second person', () => openAs('HOBISHD01', page.url()));
  await When('the file is approved', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(head).question.getByRole('button', { name: 'Setujui' }).click();
    await importOn(head).ends(/2 baris ditulis/);
  });
  await Then('the list shows normal fee, promo fee and difference, and the simulation of a row', async () => {
    await page.goto(`${path}?campaignName=${encodeURIComponent(campaign)}`);
    const list = listOn(page);
    await expect(list.rows).toHaveCount(2);
    await expect(list.row('12010').locator('del')).toContainText('1.250.000');
    await expect(list.row('12010')).toContainText('Terjadwal');
    await list.act('12010', 'Simulasi angsuran');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: /Simulasi Angsuran/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^24/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Tutup' }).click();
  });
  await Then('the fee of the first day is that of the campaign', async () => {
    const { rows } = await ask<{ rows: { branchId: string }[] }>('HOBISHD01', `middle${path}?search=12010`);
    const query = `branchId=${rows[0]!.branchId}&tenor=24&date=${day(1)}`;
    const { fees } = await ask<{ fees: { feeType: string; amount: string }[] }>(
      'HOBISHD01',
      `middle/master-branch-nmc/rates/resolve?${query}`,
    );
    expect(fees.find(({ feeType }) => feeType === 'ADMIN')).toMatchObject({ amount: '750000' });
  });
  await When('a reset of the campaign is asked for, with a reason and the typed count', async () => {
    await page.getByRole('link', { name: 'Reset promo fee' }).click();
    await chooseIn(page.getByRole('combobox', { name: /^Kampanye/ }), campaign);
    await page.getByRole('button', { name: 'Tampilkan pratinjau' }).click();
    const preview = page.getByRole('region', { name: /^Pratinjau/ }).first();
    await expect(preview).toContainText('0 diakhiri hari ini, 2 dibatalkan');
    await preview.getByRole('button', { name: 'Ajukan reset' }).click();
    await questionOn(page).answer('Ajukan reset', { reason: 'kampanye tidak jadi', count: '2' });
  });
  await Then('it waits with its rows, and its maker cannot approve it', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('RST-');
    await expect(page.getByRole('row', { name: /12010/ })).toContainText('Dibatalkan');
    await expect(page.getByRole('button', { name: 'Tarik kembali' })).toBeVisible();
  });
  await When('the second person approves it', async () => {
    await head.goto(page.url());
    await head.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(head).answer('Setujui');
  });
  await Then('the promo fees are gone', async () => {
    await expect(head.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
    const { rows } = await ask<{ rows: unknown[] }>(
      'HOBISHD01',
      `middle${path}?campaignName=${encodeURIComponent(campaign)}`,
    );
    expect(rows).toEqual([]);
  });
});
