import { chooseIn } from '../support/choice.ts';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { protectedSetting, setting, settingKey } from '../support/settings.ts';

const banner = 'Perubahan menunggu persetujuan';

test('an admin makes a setting, changes it, and restores an earlier value', core('settings'), async ({ openAs }) => {
  const key = settingKey();
  const page = await Given('the list', () => openAs('ADMIN01', '/app-setting-properties'));
  const form = formOn(page);
  await When('a number with bounds is made', async () => {
    await page.getByRole('link', { name: 'Tambah' }).click();
    await form.fill({
      Kunci: key,
      Kelompok: 'Sesi',
      Keterangan: 'Sesi bersamaan per user',
      'Jenis nilai': 'Angka',
      'Nilai minimum': '1',
      'Nilai maksimum': '10',
      Nilai: '11',
    });
    await form.save.click();
    await expect(form.error('Nilai')).toHaveText('Harus antara 1 dan 10');
    await form.fill({ Nilai: '3' });
    await form.saveAndSee(key);
  });
  await When('its value is changed', async () => {
    await page.getByRole('link', { name: 'Ubah' }).click();
    await expect(form.fixed('Kunci')).toHaveText(key);
    await expect(page.getByLabel(/^Alasan perubahan/)).toBeHidden();
    await form.fill({ Nilai: '5' });
    await form.saveAndSee(key);
  });
  const history = page.getByRole('region', { name: 'Riwayat nilai' });
  await Then('both values are in its history', async () => {
    await expect(fact(page, 'Nilai')).toHaveText('5');
    await expect(history.getByRole('row')).toHaveCount(3);
    await expect(history.getByRole('row').nth(1)).toContainText('Nilai sekarang');
  });
  await When('the first one is given back', async () => {
    await history.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(questionOn(page).question).toContainText('Nilai menjadi 3');
    await questionOn(page).answer('Kembalikan');
  });
  await Then('it is in force again, as a change of its own', async () => {
    await expect(fact(page, 'Nilai')).toHaveText('3');
    await expect(history.getByRole('row')).toHaveCount(4);
    await expect(fact(page, 'Versi')).toHaveText('3');
  });
});

test('a protected setting changes only when a second person says so', async ({ openAs }) => {
  const { key, secureId } = await Given('a protected setting', () =>
    protectedSetting({ value: '5', valueType: 'NUMBER' }),
  );
  const address = `/app-setting-properties/${secureId}`;
  const page = await Given('its form as an admin', () =>
    openAs('ADMIN01', `/app-setting-properties/update?id=${secureId}`),
  );
  const form = formOn(page);
  await When('it is saved without a reason', async () => {
    await form.fill({ Nilai: '7' });
    await form.save.click();
  });
  await Then('the reason is asked beside the other fields', () =>
    expect(form.error('Alasan perubahan')).toHaveText('Wajib diisi'),
  );
  await When('the reason is given', async () => {
    await form.fill({ 'Alasan perubahan': 'permintaan tim keamanan' });
    await form.save.click();
  });
  const own = page.getByRole('region', { name: banner });
  await Then('the record shows what waits, and keeps its value', async () => {
    await expect(snackbar(page, 'Perubahan disimpan dan menunggu persetujuan orang lain')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(own.getByRole('row').nth(1)).toHaveText(/Nilai\s*5\s*7/);
    await expect(own).toContainText('Anda mengajukan perubahan ini');
    await expect(own.getByRole('button')).toHaveText(['Tarik kembali']);
    await expect(fact(page, 'Nilai')).toHaveText('5');
  });
  const second = await Given('a second admin who follows the tab of the list', () =>
    openAs('ADMIN02', '/app-setting-properties'),
  );
  await second.getByRole('link', { name: /^Menunggu persetujuan \(\d+\)$/ }).click();
  const card = second.getByRole('region', { name: `Ubah ${key}` });
  await Then('the maker cannot change it again meanwhile, and is told why', () =>
    expect(page.getByRole('button', { name: 'Ubah' })).toHaveAccessibleDescription(
      'Perubahan data ini sedang menunggu persetujuan',
    ),
  );
  await When('the second admin looks into it', () => card.getByRole('button', { name: 'Periksa' }).click());
  await Then('a third one is told who does', async () => {
    await expect(card.getByRole('button')).toHaveText(['Lepas', 'Setujui', 'Tolak']);
    const third = await openAs('ADMIN03', address);
    await expect(third.getByRole('region', { name: banner })).toContainText('Sedang diperiksa ADMIN02');
    await expect(third.getByRole('region', { name: banner }).getByRole('button')).toHaveCount(0);
  });
  await When('it is approved', async () => {
    await card.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(second).answer('Setujui');
  });
  await Then('it is in force, for the maker too', async () => {
    await expect(snackbar(second, 'Perubahan disetujui dan berlaku')).toBeVisible();
    await expect(card).toBeHidden();
    await page.reload();
    await expect(fact(page, 'Nilai')).toHaveText('7');
    await expect(own).toBeHidden();
  });
});

test('what waits is refused a second time, withdrawn by its maker, rejected with a note', async ({ openAs }) => {
  const { key, secureId } = await Given('a protected setting', () => protectedSetting());
  const { result: record } = await callAs('ADMIN03', 'GET', `middle/app-setting-properties/${secureId}`);
  const propose = (value: string) =>
    callAs('ADMIN03', 'PUT', 'middle/app-setting-properties', { ...record, value, reason: 'uji coba perubahan' });
  await Given('a change of it that waits', () => propose('kedua'));
  const page = await Given('another admin in the form', () =>
    openAs('ADMIN01', `/app-setting-properties/update?id=${secureId}`),
  );
  const form = formOn(page);
  await Then('the form says that a change waits', () =>
    expect(page.getByRole('region', { name: banner })).toContainText('uji coba perubahan'),
  );
  await When('a second change is saved all the same', async () => {
    await form.fill({ Nilai: 'ketiga', 'Alasan perubahan': 'perubahan bersamaan' });
    await form.save.click();
  });
  await Then('it is refused, with what is typed kept', async () => {
    await expect(page.locator('.form-failure')).toContainText('Perubahan data ini sedang menunggu persetujuan');
    await expect(form.field('Nilai')).toHaveValue('ketiga');
  });
  await When('the first is rejected', async () => {
    await page.getByRole('region', { name: banner }).getByRole('button', { name: 'Tolak' }).click();
    const { question } = questionOn(page);
    await question.getByLabel('Catatan').fill('belum waktunya');
    await question.getByRole('button', { name: 'Tolak' }).click();
    await expect(page.getByRole('region', { name: banner })).toBeHidden();
  });
  const maker = await Given('the maker', () => openAs('ADMIN03', '/app-setting-properties?tab=changes'));
  await Then('the maker reads why', async () => {
    await chooseIn(maker.getByLabel('Tampilkan'), 'Semua');
    // Of many changes the one that is pressed opens below the list.
    await maker.getByRole('region', { name: 'Daftar perubahan' }).getByRole('button', { name: key }).first().click();
    await expect(maker.getByRole('region', { name: `Ubah ${key}`, exact: true })).toContainText('belum waktunya');
  });
  await When('the maker asks again and takes it back', async () => {
    await propose('keempat');
    await maker.goto(`/app-setting-properties/${secureId}`);
    await maker.getByRole('button', { name: 'Tarik kembali' }).click();
    await questionOn(maker).answer('Tarik kembali');
  });
  await Then('nothing waits any more, and nothing was changed', async () => {
    await expect(maker.getByRole('region', { name: banner })).toBeHidden();
    await expect(fact(maker, 'Nilai')).toHaveText('awal');
  });
});

test('a secret is written and never read back; a system setting stays', async ({ openAs }) => {
  const { key, secureId } = await Given('a secret', () => setting({ valueType: 'SECRET', value: 'rahasia-pertama' }));
  const page = await When('it is opened', () => openAs('ADMIN01', `/app-setting-properties/update?id=${secureId}`));
  const form = formOn(page);
  await Then('its field is empty', async () => {
    await expect(form.field('Nilai')).toHaveValue('');
    await expect(form.field('Nilai')).toHaveAttribute('type', 'password');
    expect(await page.content()).not.toContain('rahasia-pertama');
  });
  await When('only its description is changed', async () => {
    await form.fill({ Keterangan: 'Kunci layanan luar' });
    await form.saveAndSee(key);
  });
  await Then('its value reads hidden and it cannot be given back', async () => {
    await expect(fact(page, 'Nilai')).toHaveText('***');
    await expect(page.getByRole('button', { name: 'Kembalikan' })).toHaveCount(0);
  });
  const list = listOn(page);
  await When('a system setting is looked for', async () => {
    await page.goto('/app-setting-properties');
    await list.search('SSO_WEB_2_0_ENABLED');
    await list.isReady();
  });
  await Then('it says why it is neither switched off nor deleted, by keyboard too', async () => {
    await list
      .row('SSO_WEB_2_0_ENABLED')
      .getByRole('button', { name: /^Aksi untuk/ })
      .press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Ubah' })).not.toHaveAttribute('aria-disabled');
    for (const name of ['Nonaktifkan', 'Hapus'])
      await expect(page.getByRole('menuitem', { name })).toHaveAccessibleDescription(/^Pengaturan bawaan sistem/);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Hapus' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
