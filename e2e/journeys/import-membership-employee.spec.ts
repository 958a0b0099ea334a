import { randomInt } from 'node:crypto';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { asDownloaded, importOn, textOf } from '../support/import.ts';
import { listOn } from '../support/list.ts';

const header =
  'npk,nik,name,birth_date,gender,phone,email,position,grade,office_code,join_date,end_date,employee_status';
/** A row of a person born on 12 March 1990, by the last digits of the number. */
const row = (n: number, { gender = 'M', email = `uji${n}@contoh.id` } = {}) =>
  [
    70_000_000 + n,
    `317401120390${n}`,
    'Tono Halim',
    '1990-03-12',
    gender,
    `08155${n}00`,
    email,
    'Staf',
    4,
    10_010,
    '2025-01-02',
    '',
    'PERMANENT',
  ].join(',');

test('a file of employees with wrong rows is previewed, one is corrected, and the others are written', async ({
  openAs,
}) => {
  const first = randomInt(1_000, 9_000);
  const page = await Given('the imports of employees', () => openAs('HOOPS04', '/import-membership-employee'));
  await listOn(page).isReady();
  await page.locator('.page-actions a[href="/import-membership-employee/create"]').click();
  const wizard = importOn(page);
  await Then('the template has the columns of the personnel office', async () =>
    expect((await textOf(await wizard.download('Unduh templat CSV'))).split('\r\n')[0]).toBe(asDownloaded(header)),
  );
  await When('a file with good and wrong rows is uploaded', () =>
    wizard.upload(
      'karyawan.csv',
      [
        header,
        row(first),
        row(first + 1),
        row(first + 2, { gender: 'F' }),
        row(first + 3, { email: `sama${first}@contoh.id` }),
        row(first + 4, { email: `sama${first}@contoh.id` }),
        '',
      ].join('\r\n'),
    ),
  );
  await Then('its job has a page, and the wrong rows are named by their column', async () => {
    await expect(page).toHaveURL(/\/import-membership-employee\/[0-9a-f-]{36}$/);
    await expect(page.getByText(/IME-\d{6}-\d{5}/)).toBeVisible();
    await expect(wizard.tab('Baru (2)')).toBeVisible();
    await expect(wizard.tab('Bermasalah (3)')).toHaveAttribute('aria-selected', 'true');
    await expect(wizard.row(4)).toContainText('NIK tidak sesuai dengan tanggal lahir atau jenis kelamin');
    await expect(wizard.row(5)).toContainText('Baris ganda di dalam file: baris 5, 6');
  });
  await When('the e-mail of one is corrected', async () => {
    await wizard.button('Perbaiki baris 6').click();
    const edited = page.getByRole('row', { name: 'Perbaikan baris 6' });
    await edited.getByLabel('email').fill(`lain${first}@contoh.id`);
    await page.getByRole('button', { name: 'Periksa', exact: true }).click();
  });
  await Then('the row that it was compared with is right as well', () =>
    expect(wizard.tab('Bermasalah (1)')).toBeVisible(),
  );
  await When('it is confirmed without the last wrong row', () => wizard.confirm({ skipErrors: true }));
  await Then('the others are written', () => wizard.ends(/Impor selesai: 4 baris ditulis, 0 gagal, 1 dilewati/));
  const importNo = (await page.getByText(/IME-\d{6}-\d{5}/).textContent())!.match(/IME-\d{6}-\d{5}/)![0];
  await When('one of the employees is opened', async () => {
    await page.goto('/membership-employee');
    await listOn(page).search(String(70_000_000 + first));
    await expect(listOn(page).rows).toHaveCount(1);
    await listOn(page).rows.first().getByRole('link').click();
  });
  await Then('the page names the import', () => expect(fact(page, 'Impor terakhir')).toHaveText(importNo));
});
