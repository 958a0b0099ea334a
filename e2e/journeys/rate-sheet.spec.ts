import { core } from '../support/core.ts';
import { typedDay } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { questionOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';

const maker = 'HOBIS01';
const reason = 'rate sementara untuk uji lembar';
const rates = [
  { 'Dari tenor': '1', 'Sampai tenor': '6', 'Rate Regular': '2.5' },
  { 'Dari tenor': '7', 'Sampai tenor': '12', 'Rate Regular': '2.6' },
] as const;

test(
  'the rates of a sheet are one request: seen by who decides row by row, and taken back at once',
  core('story:branches-stores'),
  async ({ openAs }) => {
    const { result } = await callAs(maker, 'GET', 'middle/branch?search=16050');
    const path = `/branch/${result.rows[0].secureId}/rates`;
    const page = await Given('the sheet of new rates of a branch', () => openAs(maker, `${path}/create`));
    await When('two rates of a coming year are entered, and proposed', async () => {
      await formOn(page).fill({
        'Mulai berlaku': typedDay(400),
        'Berlaku sampai': typedDay(430),
        'Akhiri rate sebelumnya sehari sebelum mulai': true,
        Alasan: reason,
      });
      for (const [at, rate] of rates.entries())
        for (const [column, value] of Object.entries(rate))
          await page.getByLabel(`${column}, baris ${at + 1}`, { exact: true }).fill(value);
      await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
      await expect(page.getByText('2 rate menunggu persetujuan')).toBeVisible();
    });
    const changes = await callAs(maker, 'GET', 'middle/branch/rates/change?state=PENDING');
    const own = changes.result.rows.filter((each: { reason: string }) => each.reason === reason);
    expect(own, 'they are one request').toHaveLength(1);
    const [{ secureId, recordLabel }] = own;
    const second = await openAs('HOBISHD01', '/approval?module=branch-rate');
    await When('a second person opens it among the approvals', () =>
      second.locator(`tr[data-change="${secureId}"]`).click(),
    );
    await Then('each rate stands with its effect under one title', async () => {
      expect(recordLabel).toMatch(/^SPEKTRA 16050 .*, Semua kelompok, /);
      const rows = second.getByRole('region', { name: recordLabel, exact: true }).locator('.batch-rows tbody tr');
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText('2,50 %');
      await expect(rows.first()).toContainText('Angsuran contoh');
    });
    await When('its maker takes it back where it waits', async () => {
      await page.goto(`${path}?tab=changes`);
      await expect(page.locator('.batch-rows tbody tr')).toHaveCount(2);
      await page.getByRole('button', { name: 'Tarik kembali', exact: true }).click();
      await questionOn(page).answer('Tarik kembali');
    });
    await Then('nothing of it is left', async () => {
      await expect(page.getByText(reason)).toHaveCount(0);
      const left = await callAs(maker, 'GET', `middle/branch/rates?branchId=${result.rows[0].secureId}&phase=PENDING`);
      expect(left.result.total).toBe(0);
    });
  },
);
