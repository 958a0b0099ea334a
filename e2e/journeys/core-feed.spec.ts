import { randomInt } from 'node:crypto';
import { deliver } from '../support/core-feed.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { listOn } from '../support/list.ts';

const company = (code: string, more: Readonly<Record<string, string>> = {}) => ({
  core_code: code,
  status: 'active',
  company_code: code,
  legal_name: `PT Uji ${code}`,
  npwp: '',
  nib: '',
  entity_type: 'PT',
  role: 'OWNER',
  address: '',
  city: 'Bandung',
  contact_name: '',
  contact_phone: '',
  ...more,
});

test.describe('records of the core system', () => {
  test.skip(Boolean(process.env['E2E_URL']), 'the files of core lie beside the console that the tests start');

  test('/companies takes over what core delivered, and says what did not fit and why', async ({ openAs }) => {
    const code = `UJI${randomInt(10_000, 100_000)}`;
    const page = await Given('the list as an admin, and a delivery of core', async () => {
      deliver('companies', [company(code), company('CMP0002', { city: 'Y' })]);
      return openAs('ADMIN01', '/companies');
    });
    const list = listOn(page);
    const head = page.getByRole('region', { name: 'Sinkronisasi core' });
    await When('it is synchronised', () => head.getByRole('button', { name: 'Sinkronkan sekarang' }).click());
    await Then('the head says what was read, changed and in conflict', async () => {
      await expect(head).toContainText('2 baris dibaca, 1 berubah');
      await head.getByRole('button', { name: 'Lihat baris konflik' }).click();
      await expect(page.getByRole('dialog').getByRole('row', { name: /CMP0002/ })).toContainText('Kota');
      await page.keyboard.press('Escape');
    });
    await When('the conflicts are opened', () => head.getByRole('link', { name: '1 konflik' }).click());
    await Then('the record in conflict keeps its values and says which rule the row would break', async () => {
      await expect(list.rows).toHaveCount(1);
      await list.rows.getByRole('link', { name: 'CMP0002' }).or(list.rows.getByText('CMP0002')).first().click();
      await expect(fact(page, 'Sinkronisasi core')).toContainText('Konflik');
      await expect(fact(page, 'Alasan konflik')).toContainText('Kota');
      await expect(page.getByRole('link', { name: 'Ubah' })).toHaveCount(0);
    });
  });

  test('/store-groups stands below its company, and only an admin switches a group off', async ({ openAs }) => {
    const page = await Given('a company with a group', () => openAs('ADMIN01', '/companies?search=CMP0003'));
    await listOn(page).rows.getByText('CMP0003').first().click();
    await When('its groups are opened', () => page.getByRole('tab', { name: /Grup/ }).click());
    await Then('its group is listed, and leads to its page', async () => {
      await page
        .getByRole('row', { name: /GRP002/ })
        .getByText('GRP002')
        .click();
      await expect(page).toHaveURL(/\/store-groups\/[0-9a-f-]{36}/);
      await expect(fact(page, 'Perusahaan')).toContainText('CMP0003');
      await expect(page.getByRole('button', { name: 'Nonaktifkan' })).toBeVisible();
    });
  });
});
