// Long: the journeys over one module.
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { callAs, storeFile } from '../support/services.ts';
import { pictureOn, png } from '../support/upload.ts';

let count = 0;
/** A unique title. */
const newTitle = (what: string) => `${what} ${Date.now().toString(36)}${count++}`;

/** A banner created by another user through the API. */
async function banner(title: string, values: object = {}) {
  const imageMobile = await storeFile('ADMIN02', 'master-banner', png(720, 720));
  const { result } = await callAs('ADMIN02', 'POST', 'middle/master-banner', {
    title,
    altText: `Gambar ${title}`,
    placement: 'LOGIN',
    platforms: ['APP'],
    imageDesktop: null,
    imageMobile,
    actionType: 'NONE',
    actionValue: null,
    audience: 'ALL',
    audienceIds: [],
    startAt: '2027-03-01T08:00:00+07:00',
    endAt: null,
    sequence: 99,
    ...values,
  });
  return result as { readonly secureId: string; readonly version: number };
}

const texts = { Judul: 'Banner Percobaan', 'Teks pengganti': 'Keluarga berbelanja' };

test.describe('/master-banner', () => {
  test('the list is narrowed, sorted and searched, and Back restores it', async ({ openAs }) => {
    const page = await Given('the list as an admin', () => openAs('ADMIN01', '/master-banner'));
    const list = listOn(page);
    await Then('it shows the columns of a banner and its picture', async () => {
      await expect(list.list.getByRole('columnheader')).toContainText([
        'No',
        'Pratinjau',
        'Judul',
        'Posisi',
        'Platform',
        'Audiens',
        'Mulai',
        'Selesai',
        'Urutan',
        'Klik',
        'Fase',
        'Status',
        'Action',
      ]);
      await expect(list.row('Unduh Aplikasi').getByRole('img', { name: 'Unduh Aplikasi' })).toBeVisible();
    });
    await When('only banners of the UFI page are wanted', () => list.filter({ Posisi: 'UFI' }));
    await Then('only those are there', async () => {
      await expect(list.row('Motor Bekas Berkualitas UFI')).toContainText('Tayang');
      await expect(list.row('Tukar Tambah UFI')).toContainText('Selesai');
      await expect(list.row('Unduh Aplikasi')).toHaveCount(0);
    });
    await When('of these those that have ended are wanted', () => list.filter({ Fase: 'Selesai' }));
    await Then('one is left, in its own colour and word', async () => {
      await expect(list.rows).toHaveCount(1);
      await expect(list.row('Tukar Tambah UFI')).toContainText('Tidak aktif');
      await expect(page).toHaveURL(/placement=UFI/);
      await expect(page).toHaveURL(/phase=ENDED/);
    });
    await When('the banner is opened and left by Back', async () => {
      await list.row('Tukar Tambah UFI').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Tukar Tambah UFI');
      await page.goBack();
    });
    await Then('the list is as it was', async () => {
      await expect(list.rows).toHaveCount(1);
      await expect(list.filters.getByLabel('Fase')).toHaveValue('Selesai');
    });
    await When('the filters are dropped, the list sorted by title and searched', async () => {
      await list.filters.getByRole('button', { name: 'Atur ulang' }).click();
      await list.sortBy('Judul');
      await list.search('motor');
    });
    await Then('the titles found stand in their order', async () => {
      await expect(list.row('Motor Baru Bersama NMC')).toBeVisible();
      await expect(list.row('Unduh Aplikasi')).toHaveCount(0);
      const found = await list.rows.locator('td:nth-child(4)').allTextContents();
      expect(found).toEqual(found.toSorted((a, b) => a.localeCompare(b, 'id')));
    });
  });

  test('a wrong picture is reported beside its field and no typing is lost', async ({ openAs }) => {
    const page = await Given('a form with typing in it', async () => {
      const opened = await openAs('HOBIS01', '/master-banner/create');
      await formOn(opened).fill(texts);
      return opened;
    });
    const desktop = pictureOn(page, 'Gambar desktop');
    const wrong = [
      [
        'a file of another kind',
        { name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('bukan gambar') },
        /Jenis file tidak sesuai/,
      ],
      [
        'a picture that is none inside',
        { name: 'palsu.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') },
        /File rusak/,
      ],
      ['a picture that is too heavy', png(1280, 480, { noisy: true }), /Ukuran file maksimal 1 MB/],
      ['a picture of other pixels', png(800, 600), /Ukuran gambar harus 1280×480 piksel, bukan 800×600/],
    ] as const;
    for (const [what, file, message] of wrong) {
      await When(`${what} is chosen`, () => desktop.choose(file));
      await Then('the fault stands beside the field', () => expect(desktop.error).toHaveText(message));
    }
    await When('a right one is chosen', () => desktop.choose(png(1290, 478)));
    await Then('it is shown at three widths, and the typing is still there', async () => {
      for (const width of [360, 720, 1280]) await expect(desktop.preview(width)).toBeVisible();
      await expect(desktop.error).toHaveCount(0);
      await expect(formOn(page).field('Judul')).toHaveValue(texts.Judul);
    });
  });

  test('a picture that the server refuses is reported beside its field', async ({ openAs }) => {
    const page = await Given('services that find something else inside', async () => {
      const opened = await openAs('HOBIS01', '/master-banner/create');
      await opened.route('**/api/direct/file', (route) =>
        route.fulfill({ status: 422, json: { message: 'Jenis file tidak sesuai. Gunakan PNG', code: 'FILE_TYPE' } }),
      );
      return opened;
    });
    const mobile = pictureOn(page, 'Gambar mobile');
    await When('a picture is sent', () => mobile.choose(png(720, 720)));
    await Then('what they say stands beside the field', () =>
      expect(mobile.error).toHaveText('Jenis file tidak sesuai. Gunakan PNG'),
    );
  });

  test(
    'a banner is scheduled, shown, changed, switched on and off, and then kept',
    core('picture-upload', 'story:promos-products'),
    async ({ openAs }) => {
      const title = newTitle('Promo Sekolah');
      const page = await Given('a form', () => openAs('ADMIN01', '/master-banner'));
      await page.getByRole('link', { name: 'Tambah', exact: true }).click();
      const form = formOn(page);
      await When('it is saved as it is', () => form.save.click());
      await Then('what is missing is told under each field and the first is in focus', async () => {
        await expect(form.error('Judul')).toHaveText('Wajib diisi');
        await expect(form.error('Mulai')).toHaveText('Wajib diisi');
        await expect(form.field('Judul')).toBeFocused();
        await expect(page.getByText('isian perlu diperbaiki')).toBeVisible();
      });
      await When('the end lies before the start and the link is not safe', async () => {
        await form.fill({
          Judul: title,
          'Teks pengganti': 'Anak sekolah',
          Posisi: 'Login',
          'Jenis tautan': 'Alamat web',
          'Tujuan tautan': 'http://contoh.id/sekolah',
          Mulai: '01-03-2027 08:00',
          Selesai: '01-02-2027 08:00',
        });
        await form.save.click();
      });
      await Then('both are told under their fields', async () => {
        await expect(form.error('Selesai')).toHaveText('Tanggal akhir harus setelah tanggal mulai');
        await expect(form.error('Tujuan tautan')).toHaveText('Alamat harus diawali https://');
      });
      await When('the link leads to a host that is not allowed', async () => {
        await form.fill({ 'Tujuan tautan': 'https://contoh.org/sekolah', Selesai: '01-03-2027 08:00' });
        await form.save.click();
      });
      await Then('the services refuse it under the field', () =>
        expect(form.error('Tujuan tautan')).toHaveText('Alamat ini tidak termasuk daftar yang diizinkan'),
      );
      await When('all is right', async () => {
        await form.fill({ 'Tujuan tautan': 'https://contoh.id/sekolah' });
        await pictureOn(page, 'Gambar desktop').choose(png(1280, 480));
        await pictureOn(page, 'Gambar mobile').choose(png(720, 720));
        await expect(pictureOn(page, 'Gambar mobile').preview(720)).toBeVisible();
        await expect(pictureOn(page, 'Gambar desktop').preview(720)).toBeVisible();
        await form.saveAndSee(title);
      });
      await Then('it waits for its day, is not shown yet, and its end moved one day on', async () => {
        await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
        await expect(fact(page, 'Fase')).toHaveText('Terjadwal');
        await expect(fact(page, 'Mulai')).toHaveText('01 Mar 2027 08:00:00');
        await expect(fact(page, 'Selesai')).toHaveText('02 Mar 2027 08:00:00');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Tidak aktif');
        await expect(page.getByRole('img', { name: 'Anak sekolah' })).toHaveCount(2);
      });
      await When('it is switched on', async () => {
        await page.getByRole('button', { name: 'Aktifkan', exact: true }).click();
        await questionOn(page).answer('Aktifkan');
      });
      await Then('it is active', () => expect(page.getByRole('button', { name: 'Nonaktifkan' })).toBeVisible());
      await When('it is switched off with a reason', async () => {
        await page.getByRole('button', { name: 'Nonaktifkan' }).click();
        await questionOn(page).answer('Nonaktifkan', { reason: 'jadwal diundur' });
      });
      await Then('it is inactive and, having been active, is kept', async () => {
        await expect(page.getByRole('button', { name: 'Aktifkan', exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Hapus' })).toHaveAccessibleDescription(
          'Banner yang pernah tayang tidak dapat dihapus',
        );
      });
    },
  );

  test('unsaved typing is not lost by a link; a second press of save sends nothing twice', async ({ openAs }) => {
    const title = newTitle('Promo Ganda');
    const page = await Given('a banner being changed', async () => {
      const { secureId } = await banner(title);
      return openAs('ADMIN01', `/master-banner/${secureId}/update`);
    });
    const form = formOn(page);
    await When('the form is left by a link after typing', async () => {
      await form.fill({ 'Teks pengganti': 'Belum disimpan' });
      await page.getByRole('link', { name: 'Banner' }).first().click();
    });
    await Then('it asks first, and staying keeps the typing', async () => {
      await expect(questionOn(page).question).toContainText('Perubahan belum disimpan. Tinggalkan halaman?');
      await questionOn(page).question.getByRole('button', { name: 'Batal' }).click();
      await expect(form.field('Teks pengganti')).toHaveValue('Belum disimpan');
    });
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/master-banner')) sent += 1;
    });
    await When('save is pressed twice', () => form.save.dblclick());
    await Then('one change is stored', async () => {
      await expect(fact(page, 'Teks pengganti')).toHaveText('Belum disimpan');
      await expect(fact(page, 'Versi')).toHaveText('2');
      expect(sent).toBe(1);
    });
  });

  test('what a colleague saved is shown beside the own typing', async ({ openAs }) => {
    const title = newTitle('Promo Bersama');
    const { secureId } = await banner(title);
    const page = await Given('a banner being changed by two people', async () => {
      const opened = await openAs('ADMIN01', `/master-banner/${secureId}/update`);
      await formOn(opened).fill({ 'Teks pengganti': 'Dari saya' });
      const { result } = await callAs('HOBIS02', 'GET', `middle/master-banner/${secureId}`);
      expect(
        (await callAs('HOBIS02', 'PUT', 'middle/master-banner', { ...result, altText: 'Dari rekan' })).status,
      ).toBe(200);
      return opened;
    });
    await When('the later one saves', () => formOn(page).save.click());
    const dialog = page.getByRole('alertdialog');
    await Then('both values stand side by side and nothing is overwritten', async () => {
      await expect(dialog).toContainText('Data sudah diubah oleh pengguna lain');
      await expect(dialog).toContainText('HOBIS02');
      await expect(dialog.getByRole('row', { name: /Teks pengganti/ })).toContainText('Dari saya');
      await expect(dialog.getByRole('row', { name: /Teks pengganti/ })).toContainText('Dari rekan');
    });
    await When('the own value is chosen and saved', async () => {
      await dialog.getByRole('radio', { name: 'Teks pengganti: Isian Anda' }).check();
      await dialog.getByRole('button', { name: 'Pakai pilihan' }).click();
      await formOn(page).save.click();
    });
    await Then('it is stored as the third version', async () => {
      await expect(fact(page, 'Teks pengganti')).toHaveText('Dari saya');
      await expect(fact(page, 'Versi')).toHaveText('3');
    });
  });

  test('a banner never active is deleted with a reason', async ({ openAs }) => {
    const title = newTitle('Promo Batal');
    const { secureId } = await banner(title);
    const page = await Given('its page', () => openAs('ADMIN01', `/master-banner/${secureId}`));
    await When('its deletion is confirmed', async () => {
      await page.getByRole('button', { name: 'Hapus' }).click();
      await expect(questionOn(page).question).toContainText(title);
      await questionOn(page).answer('Hapus', { reason: 'tidak jadi tayang' });
    });
    await Then('it is gone, also by its address', async () => {
      await expect(page).toHaveURL(/\/master-banner$/);
      await page.goto(`/master-banner/${secureId}`);
      await expect(page.getByText('404')).toBeVisible();
    });
  });

  test('several are switched off at once; one that cannot be switched on refuses all of them by name', async ({
    openAs,
  }) => {
    const [first, second] = [newTitle('Promo Satu'), newTitle('Promo Dua')];
    await banner(first);
    await banner(second, { imageMobile: null });
    const page = await Given('two new banners, one without picture', () =>
      openAs('ADMIN01', '/master-banner?placement=LOGIN&size=100'),
    );
    const list = listOn(page);
    await When('both are switched on', async () => {
      await list.select(first);
      await list.select(second);
      await list.bulk.getByRole('button', { name: 'Aktifkan', exact: true }).click();
      await questionOn(page).answer('Aktifkan');
    });
    await Then('none is, and the one is named with the cause', async () => {
      await expect(page.getByText('Gambar wajib untuk platform yang dipilih').first()).toBeVisible();
      await expect(list.row(first)).toContainText('Tidak aktif');
    });
  });
});
