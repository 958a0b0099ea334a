import { core } from '../support/core.ts';
import { aroundNow } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { tabTo } from '../support/keyboard.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { freeCode, place, zipCode } from '../support/zip-codes.ts';

test.describe('a zip code', () => {
  test('is made with the office that is chosen, and shows what follows from it', core('choice'), async ({ openAs }) => {
    const code = await freeCode(96_000);
    const name = place('Harapan');
    const page = await Given('the form as an admin', () => openAs('ADMIN01', '/zip-code/create'));
    const form = formOn(page);
    await When('the area is typed, with a code of four digits', async () => {
      await form.fill({
        'Kode Pos': '9600',
        Kelurahan: name,
        Kecamatan: 'Uji Buat',
        Kota: 'Jakarta Selatan',
        Provinsi: 'DKI Jakarta',
      });
      await form.field('Kota').focus();
    });
    await Then('the code says that it is too short', () => expect(form.error('Kode Pos')).toHaveText(/5/));
    await When('the code is right and an office of the line is searched and chosen', async () => {
      await form.fill({ 'Kode Pos': code });
      await form.field('Kode kantor').fill('jakarta sel');
      await page.getByRole('option', { name: '13020 - Jakarta Selatan' }).click();
      await form.field('Kode kantor UFI').fill('jakarta');
      await expect(choicesOn(page)).toHaveText(['13010 - Jakarta Pusat', '13020 - Jakarta Selatan']);
      await page.keyboard.press('Escape');
      await form.saveAndSee(`${code} ${name}`);
    });
    await Then('branch, lines and insurance area follow', async () => {
      for (const [title, value] of [
        ['Kode kantor', '13020'],
        ['Cabang', 'Jakarta Selatan'],
        ['Dilayani di NMC oleh', '13020'],
        ['Dilayani di UFI oleh', '13020'],
        ['Wilayah asuransi', '2'],
      ] as const) {
        await expect(fact(page, title)).toHaveText(value);
      }
    });
    await When('the same place is made again', async () => {
      await page.goto('/zip-code/create');
      await form.fill({
        'Kode Pos': code,
        Kelurahan: name.toUpperCase(),
        Kecamatan: 'uji buat',
        Kota: 'Jakarta Selatan',
        Provinsi: 'DKI Jakarta',
      });
      await form.field('Kode kantor').fill('13020');
      await page.getByRole('option', { name: '13020 - Jakarta Selatan' }).click();
      await form.save.click();
    });
    await Then('the services refuse it beside the place', () =>
      expect(form.error('Kelurahan')).toHaveText('Nilai sudah digunakan'),
    );
  });

  test('moves with all rows of its code to another office, once that is confirmed', async ({ openAs }) => {
    const code = await freeCode(95_000);
    const [one, two, three] = [await zipCode({ code }), await zipCode({ code }), await zipCode({ code })];
    const page = await Given('the form of one of three rows', () =>
      openAs('ADMIN01', `/zip-code/${one.secureId}/update`),
    );
    const form = formOn(page);
    const { question, answer } = questionOn(page);
    await When('another office is chosen and saved', async () => {
      await form.field('Kode kantor').fill('manado');
      await page.getByRole('option', { name: '19050 - Manado' }).click();
      await form.save.click();
    });
    await Then('it is asked with the number of rows and what stays as it is', async () => {
      await expect(question).toContainText(`Semua 3 baris dengan kode ${code} berubah: Kode kantor `);
      await expect(question).toContainText('→ 19050');
      await expect(question).toContainText('member dan order yang ada tetap di cabangnya');
    });
    await When('the answer is no', () => answer('Batal'));
    await Then('nothing is sent and the form stays', () =>
      expect(form.field('Kode kantor')).toHaveValue('19050 - Manado'),
    );
    await When('it is saved and meant', async () => {
      await form.save.click();
      await answer('Ubah semua baris');
      await expect(fact(page, 'Kode kantor')).toHaveText('19050');
    });
    await Then('all three lie with the new office, and each change is in the audit trail', async () => {
      for (const { secureId } of [one, two, three]) {
        const { result } = await callAs('ADMIN03', 'GET', `middle/zip-code/${secureId}`);
        expect(result).toMatchObject({ officeCode: '19050', version: 2 });
        const { result: audit } = await callAs(
          'ADMIN03',
          'GET',
          `middle/audit-trail?${aroundNow()}&module=zip-code&entityId=${secureId}`,
        );
        expect(audit.rows[0]).toMatchObject({ action: 'MOVE_PARENT', username: 'ADMIN01' });
      }
    });
    await When('its history is opened', () => page.getByRole('link', { name: 'Riwayat' }).click());
    await Then('the audit trail is narrowed to the record', async () => {
      await expect(page).toHaveURL(new RegExp(`/audit-trail\\?.*entityId=${one.secureId}`));
      await expect(listOn(page).rows).toHaveCount(2);
    });
  });

  test('is found, opened and switched by keyboard alone', async ({ openAs }) => {
    const code = await freeCode(94_000);
    const row = await zipCode({ code });
    const page = await Given('the list as an admin', () => openAs('ADMIN01', '/zip-code'));
    const list = listOn(page);
    await list.isReady();
    await When('"/" leads to the search and the place is typed', async () => {
      await page.keyboard.press('/');
      await expect(list.searchBox).toBeFocused();
      await page.keyboard.type(row.kelurahan);
      await expect(list.rows).toHaveCount(1);
    });
    await When('the row is reached, selected with Space and deactivated', async () => {
      await tabTo(page, list.rows.first());
      await page.keyboard.press('Space');
      await expect(list.bulk).toContainText('1 dipilih');
      await tabTo(page, list.bulk.getByRole('button', { name: 'Nonaktifkan' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.type('tidak dilayani lagi');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    });
    await Then('it is inactive', async () => {
      await expect(snackbar(page, '1 data diubah')).toBeVisible();
      await expect(list.rows.first()).toContainText('Tidak aktif');
    });
    await When('it is opened with Enter and left with Alt and the arrow to the left', async () => {
      await tabTo(page, list.rows.first());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${code} ${row.kelurahan}`);
      await page.goBack();
    });
    await Then('the list is as it was', () => expect(list.rows).toHaveCount(1));
  });
});
