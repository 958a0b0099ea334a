import { randomInt } from 'node:crypto';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { importOn } from '../support/import.ts';
import { listOn } from '../support/list.ts';

const header =
  'nik,name,birth_place,birth_date,gender,mother_maiden_name,marital_status,phone,email,street,rt,rw,kelurahan,' +
  'kecamatan,city,province,zip_code,occupation,monthly_income,program_type_code,database_type_code,source,' +
  'verification_step';
/** A row of a person born on 12 March 1990, by the last digits of the number. */
const row = (n: number, { gender = 'M', zip = '23101' } = {}) =>
  [
    `327301120390${n}`,
    `Tono Halim ${String.fromCodePoint(65 + (n % 26))}`,
    'Bandung',
    '1990-03-12',
    gender,
    `Ibu ${String.fromCodePoint(65 + (n % 26))}`,
    'SINGLE',
    `08588${n}00`,
    '',
    'Jalan Kenanga No. 5',
    '001',
    '002',
    'Kenanga',
    'Melati',
    'Bandung',
    'Jawa Barat',
    zip,
    'OTHER',
    5_000_000,
    'REG',
    '',
    'CMA',
    '',
  ].join(',');

test('a file of new members is corrected and written, and a second file registers nobody twice', async ({ openAs }) => {
  const first = randomInt(1_000, 9_000);
  const page = await Given('the imports of members', () => openAs('HOOPS04', '/import-membership'));
  await listOn(page).isReady();
  await page.locator('.page-actions a[href="/import-membership/create"]').click();
  const wizard = importOn(page);
  await When('a file with a good and two wrong rows is uploaded', () =>
    wizard.upload(
      'member.csv',
      [header, row(first), row(first + 1, { gender: 'F' }), row(first + 2, { zip: '99999' }), ''].join('\r\n'),
    ),
  );
  await Then('its job has a page, and the wrong rows are named by their column', async () => {
    await expect(page).toHaveURL(/\/import-membership\/[0-9a-f-]{36}$/);
    await expect(page.getByText(/IMM-\d{6}-\d{5}/)).toBeVisible();
    await expect(wizard.tab('Bermasalah (2)')).toHaveAttribute('aria-selected', 'true');
    await expect(wizard.row(3)).toContainText('NIK tidak sesuai dengan tanggal lahir atau jenis kelamin');
    await expect(wizard.row(4)).toContainText('Kode pos tidak dikenal');
  });
  await When('the zip code is corrected', async () => {
    await wizard.button('Perbaiki baris 4').click();
    const edited = page.getByRole('row', { name: 'Perbaikan baris 4' });
    await edited.getByLabel('Kode pos').fill('23101');
    await page.getByRole('button', { name: 'Periksa', exact: true }).click();
  });
  await Then('one is left', () => expect(wizard.tab('Bermasalah (1)')).toBeVisible());
  await When('it is confirmed without the wrong row', () => wizard.confirm({ skipErrors: true }));
  await Then('the others are written', () => wizard.ends(/Impor selesai: 2 baris ditulis, 0 gagal, 1 dilewati/));
  await When('the same person comes in another file', async () => {
    await page.goto('/import-membership/create');
    await wizard.upload('lagi.csv', [header, row(first), ''].join('\r\n'));
  });
  await Then('nobody is registered twice', () => expect(wizard.tab('Sama (1)')).toBeVisible());
  await When('known members are to be updated', async () => {
    await page.getByRole('link', { name: 'Ubah' }).click();
    await page.getByRole('radio', { name: /^Diperbarui/ }).check();
    await page.getByRole('button', { name: 'Periksa lagi' }).click();
  });
  await Then('the rows were checked again', async () => {
    await expect(page).toHaveURL(/\/import-membership\/[0-9a-f-]{36}$/);
    await expect(wizard.tab('Sama (1)')).toBeVisible();
    await expect(page.getByText('Diperbarui').first()).toBeVisible();
  });
});
