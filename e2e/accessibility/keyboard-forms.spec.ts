import { inactiveCardType } from '../support/card-types.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { frameOn } from '../support/frame.ts';
import { keysOn } from '../support/keyboard.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { settingKey } from '../support/settings.ts';

test('a setting is made with a fault first, corrected, saved and changed without a mouse', async ({ openAs }) => {
  const key = settingKey();
  const page = await Given('the settings', () => openAs('ADMIN01', '/app-setting-properties'));
  const form = formOn(page);
  const keys = keysOn(page);
  await listOn(page).isReady();
  await When('a number beyond its bounds is saved', async () => {
    await keys.enter(page.getByRole('link', { name: 'Tambah' }));
    await keys.write(form.field('Kunci'), key);
    await keys.choose(form.field('Jenis nilai'), 'Angka');
    await keys.write(form.field('Nilai minimum'), '1');
    await keys.write(form.field('Nilai maksimum'), '10');
    await keys.write(form.field('Nilai'), '11');
    await keys.choose(form.field('Kelompok'), 'Sesi');
    await keys.write(form.field('Keterangan'), 'Dibuat dengan papan ketik');
    await keys.enter(form.save);
  });
  await Then('its field says so and has the focus', async () => {
    await expect(form.error('Nilai')).toHaveText('Harus antara 1 dan 10');
    await expect(form.field('Nilai')).toBeFocused();
  });
  await When('it is corrected', async () => {
    await keys.write(form.field('Nilai'), '3');
    await keys.enter(form.save);
  });
  await Then('the record is shown, and the focus is in its page', async () => {
    await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
    await expect(fact(page, 'Nilai')).toHaveText('3');
    await keys.isKept();
  });
  await When('its value is changed', async () => {
    await keys.enter(page.getByRole('link', { name: 'Ubah' }));
    await keys.write(form.field('Nilai'), '5');
    await keys.enter(form.save);
  });
  await Then('the new one is in force', () => expect(fact(page, 'Nilai')).toHaveText('5'));
});

test('a record changed by another user is merged field by field without a mouse', async ({ openAs }) => {
  const type = await Given('a type', () => inactiveCardType());
  const page = await Given('its form', () => openAs('ADMIN01', `/card-types/${type.secureId}/update`));
  const form = formOn(page);
  const keys = keysOn(page);
  await keys.write(form.field('Nama'), `${type.name} A`);
  await When('a colleague changes the same name and a fee, and the form is saved', async () => {
    const { result } = await callAs('ADMIN03', 'GET', `middle/card-types/${type.secureId}`);
    await callAs('ADMIN03', 'PUT', 'middle/card-types', { ...result, name: `${type.name} B`, replacementFee: 30_000 });
    await keys.press('Enter');
  });
  const { question } = questionOn(page);
  await Then('both versions are shown, and the focus is among them', async () => {
    await expect(question).toContainText('Data sudah diubah oleh pengguna lain');
    await expect(question.locator(':focus')).toHaveCount(1);
  });
  await When('the own name and the other one’s fee are taken', async () => {
    await keys.tick(question.getByRole('radio', { name: 'Nama: Isian Anda' }));
    await expect(question.getByRole('radio', { name: 'Biaya penggantian: Versi terbaru' })).toBeChecked();
    await keys.enter(question.getByRole('button', { name: 'Pakai pilihan' }));
  });
  await Then('the form goes on from the field it was saved in', async () => {
    await expect(form.field('Nama')).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${type.name} A`);
    await expect(fact(page, 'Biaya penggantian')).toHaveText('Rp\u00a030.000');
  });
});

test('a form with something typed is left only on purpose, and its draft comes back, without a mouse', async ({
  openAs,
}) => {
  const page = await Given('a form', () => openAs('ADMIN03', '/card-types/create'));
  const form = formOn(page);
  const keys = keysOn(page);
  await keys.write(form.field('Nama'), 'Jenis ketikan');
  const cancel = form.form.getByRole('button', { name: 'Batal' });
  await When('it is left, and then not', async () => {
    await keys.enter(cancel);
    await keys.answer('Batal');
  });
  await Then('all is as it was, and the focus is back', async () => {
    await expect(form.field('Nama')).toHaveValue('Jenis ketikan');
    await expect(cancel).toBeFocused();
  });
  await When('the tab is reloaded all the same and the draft restored', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await keys.enter(page.getByRole('button', { name: 'Pulihkan isian' }));
  });
  await Then('the typing is there, and the focus not lost with the offer', async () => {
    await expect(form.field('Nama')).toHaveValue('Jenis ketikan');
    await keys.isKept();
  });
  await When('it is left on purpose', async () => {
    await keys.enter(cancel);
    await keys.answer('Tinggalkan');
  });
  await Then('the list is there, with the focus in the page', async () => {
    await expect(listOn(page).list).toBeVisible();
    await expect(frameOn(page).heading).toHaveText('Jenis Kartu');
    await keys.isKept();
  });
});
