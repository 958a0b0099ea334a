import { unique } from '../support/card-types.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';

test.describe('what the card desks choose from', () => {
  test('an extension of a pick-up goes by other days than one of the validity', async ({ openAs }) => {
    const word = unique();
    const page = await Given('the form of a new reason', () => openAs('ADMIN01', '/reasons-for-extension/create'));
    const form = formOn(page);
    await When('more days are given than a pick-up may be extended by', async () => {
      await form.fill({
        Kode: word,
        Nama: `Alasan ${word}`,
        'Berlaku untuk': 'Batas pengambilan',
        'Maksimal hari': '120',
      });
      await form.save.click();
    });
    await Then('the field says which days are possible', () =>
      expect(form.error('Maksimal hari')).toHaveText('Harus antara 1 dan 90'),
    );
    await When('it is for the validity instead', async () => {
      await form.fill({ 'Berlaku untuk': 'Masa berlaku kartu' });
      await form.saveAndSee(`Alasan ${word}`);
    });
    await Then('it is kept', () => expect(fact(page, 'Maksimal hari')).toHaveText('120'));
  });

  test('a message to applicants knows one placeholder, and is changed at the address of its own', async ({
    openAs,
  }) => {
    const { result } = await callAs('ADMIN03', 'GET', 'middle/reason-verification-return?search=PHONE_DEAD');
    const page = await Given('the form of a seeded reason', () =>
      openAs('ADMIN01', `/reason-verification-return/update-page?returnVerificationId=${result.rows[0].secureId}`),
    );
    const form = formOn(page);
    await When('the message names somebody unknown', async () => {
      await expect(form.fixed('Kode')).toHaveText('PHONE_DEAD');
      await form.fill({ 'Pesan untuk pemohon': 'Yth. {nama}, mohon perbarui nomor Anda.' });
      await form.save.click();
    });
    await Then('the field says which name it is', () =>
      expect(form.error('Pesan untuk pemohon')).toHaveText('Placeholder tidak dikenal: {nama}'),
    );
    await When('it names the applicant', async () => {
      await form.fill({ 'Pesan untuk pemohon': 'Yth. {name}, mohon perbarui nomor Anda.' });
      await form.save.click();
    });
    await Then('it is saved', async () => {
      await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
      await expect(fact(page, 'Pesan untuk pemohon')).toHaveText('Yth. {name}, mohon perbarui nomor Anda.');
    });
  });

  test('a source that came with the console says why it cannot be deleted', async ({ openAs }) => {
    const { result } = await callAs('ADMIN03', 'GET', 'middle/card-sources?search=PWA');
    const page = await Given('the source of the PWA', () =>
      openAs('ADMIN01', `/card-sources/${result.rows[0].secureId}`),
    );
    await Then('its digital cards are of their own kind', () =>
      expect(fact(page, 'Jenis digital')).toHaveText('digital_pwa'),
    );
    await Then('the button says why', async () => {
      const button = page.getByRole('button', { name: 'Hapus' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/Sumber bawaan tidak dapat dihapus/);
    });
  });
});
