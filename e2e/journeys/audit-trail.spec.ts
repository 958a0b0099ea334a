// Long: the journeys over one module.
import type { Page } from '@playwright/test';
import { core } from '../support/core.ts';
import { aroundNow, day, typedDay } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { textOf } from '../support/import.ts';
import { tabTo } from '../support/keyboard.ts';
import { listOn, questionOn } from '../support/list.ts';
import { newPhone, propose } from '../support/phones.ts';
import { callAs, storeFile } from '../support/services.ts';
import { png } from '../support/upload.ts';

const change = (page: Page, field: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: field, exact: true }) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('/audit-trail', () => {
  test(
    'a change of a record is found from the record, with before and after, long texts line by line',
    core('audit-trail', 'story:orders-logs'),
    async ({ openAs }) => {
      const phone = newPhone();
      const { secureId } = await propose('HOOPS01', phone, {
        note: 'Baris pertama tetap\nBaris kedua lama\nBaris ketiga',
      });
      const page = await Given('a record made and changed by a colleague', async () => {
        const { result } = await callAs('HOOPS01', 'GET', `middle/blacklist-phone-number/${secureId}`);
        const changed = {
          ...result,
          category: 'SPAM',
          note: 'Baris pertama tetap\nBaris kedua baru\nBaris ketiga\nBaris keempat',
          effectiveUntil: '2027-12-31',
        };
        expect((await callAs('HOOPS01', 'PUT', 'middle/blacklist-phone-number', changed)).status).toBe(200);
        return openAs('ADMIN01', `/blacklist-phone-number/${secureId}`);
      });
      const list = listOn(page);
      await When('its history is opened', () => page.getByRole('link', { name: 'Riwayat' }).click());
      const entriesOf = (action: string) =>
        list.rows.filter({ has: page.getByRole('cell', { name: action, exact: true }) });
      await Then('it lists both, the newest first, with the time to the second, and who looked', async () => {
        await expect(entriesOf('Ubah')).toHaveCount(1);
        await expect(entriesOf('Tambah')).toHaveCount(1);
        await expect(list.rows.last()).toContainText('Tambah');
        await expect(entriesOf('Baca').first()).toContainText('ADMIN01');
        await expect(entriesOf('Ubah').getByRole('link')).toHaveText(
          /^\d\d (Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agt|Sep|Okt|Nov|Des) \d{4} \d\d:\d\d:\d\d$/,
        );
        await expect(entriesOf('Ubah')).toContainText(`${phone.slice(0, 4)}****${phone.slice(-4)}`);
      });
      await When('the change is opened', () => entriesOf('Ubah').getByRole('link').click());
      await Then('only the fields that differ are there, as people read them', async () => {
        await expect(heading(page)).toContainText('Ubah');
        await expect(change(page, 'Kategori')).toHaveText(/FRAUD\s*SPAM/);
        await expect(change(page, 'Berlaku sampai')).toHaveText(/-\s*31 Desember 2027/);
        await expect(change(page, 'Mulai berlaku')).toHaveCount(0);
        const lines = (await change(page, 'Catatan').locator('.change-line').allTextContents()).map((line) =>
          line.trim().replace(/\s+/g, ' '),
        );
        expect(lines).toEqual([
          'Baris pertama tetap',
          '−Dihapus: Baris kedua lama',
          '+Ditambah: Baris kedua baru',
          'Baris ketiga',
          '+Ditambah: Baris keempat',
        ]);
        await expect(page.getByText(phone)).toHaveCount(0);
      });
      await Then('it tells who, with which roles, from where and by which request', async () => {
        await expect(fact(page, 'Username')).toHaveText('HOOPS01');
        await expect(fact(page, 'Peran')).toHaveText('ho_operations');
        await expect(fact(page, 'Alamat')).toHaveText('/api/middle/blacklist-phone-number');
        await expect(fact(page, 'ID permintaan')).toHaveText(/^[0-9a-f-]{36}$/);
      });
      await When('the entry before it is opened', () =>
        page.locator('section', { hasText: 'Catatan sebelumnya dari data ini' }).getByRole('link').click(),
      );
      await Then('it is the making of the record, which leads back', async () => {
        await expect(heading(page)).toContainText('Tambah');
        await expect(
          page.locator('section', { hasText: 'Catatan berikutnya dari data ini' }).getByRole('link'),
        ).toContainText('Ubah');
      });
    },
  );

  test('decisions are kept with their reason; a bulk change is one entry with one for each record', async ({
    openAs,
  }) => {
    const title = `Banner Jejak ${Date.now().toString(36)}`;
    const imageMobile = await storeFile('ADMIN02', 'master-banner', png(720, 720));
    const items = [];
    for (const part of ['Satu', 'Dua']) {
      const { result } = await callAs('ADMIN02', 'POST', 'middle/master-banner', {
        title: `${title} ${part}`,
        altText: 'Gambar',
        placement: 'LOGIN',
        platforms: ['APP'],
        imageDesktop: null,
        imageMobile: part === 'Satu' ? imageMobile : await storeFile('ADMIN02', 'master-banner', png(720, 720)),
        actionType: 'NONE',
        actionValue: null,
        audience: 'ALL',
        audienceIds: [],
        startAt: '2027-06-01T08:00:00+07:00',
        endAt: '2027-06-02T08:00:00+07:00',
        sequence: 99,
      });
      items.push({ secureId: result.secureId as string, version: result.version as number });
    }
    const switched = await callAs('ADMIN02', 'PUT', 'middle/master-banner/activate', {
      items,
      reason: 'tayang bersama',
    });
    expect(switched.status).toBe(200);
    const page = await Given('the changes of banners by that colleague', () =>
      openAs('AUDIT01', `/audit-trail?${aroundNow()}`),
    );
    const list = listOn(page);
    await When('the bulk change is looked up', async () => {
      await list.filter({ Username: 'ADMIN02', Modul: 'Banner' });
      await list.search(`${title} Dua`);
      await list.row('Aktifkan').first().getByRole('link').click();
    });
    await Then('the entry of the record leads to the whole', async () => {
      await expect(change(page, 'Status')).toHaveText(/inactive\s*active/);
      await page.locator('section', { hasText: 'Bagian dari' }).getByRole('link').click();
      await expect(fact(page, 'Jumlah data')).toHaveText('2');
      await expect(fact(page, 'Alasan')).toHaveText('tayang bersama');
    });
    await Then('which names both records', async () => {
      const children = page.locator('section', { hasText: 'Catatan per data (2)' }).getByRole('link');
      await expect(children).toHaveCount(2);
      await expect(children.filter({ hasText: `${title} Satu` })).toBeVisible();
    });
  });

  test('filters narrow within a period of 31 days, 366 for one person', async ({ openAs }) => {
    await callAs('CC02', 'POST', 'middle/blacklist-phone-number', { phone: newPhone() });
    const now = Date.now();
    const [before, page] = [typedDay(), await Given('the trail of today', () => openAs('ADMIN01', '/audit-trail'))];
    const list = listOn(page);
    await Then('the period is today', async () => {
      await list.isReady();
      // Midnight may pass during the test, so today is one of two dates.
      await expect(list.filters.getByLabel('Dari', { exact: true })).toHaveValue(
        new RegExp(`^(${before}|${typedDay()})$`),
      );
      await expect(page.getByText('Periode paling lama 31 hari')).toBeVisible();
    });
    await When('what was refused to one person is wanted', () =>
      list.filter({ Dari: typedDay(-1, now), Sampai: typedDay(1, now), Username: 'CC02', Hasil: 'Ditolak' }),
    );
    await Then('the refusal is there, with its code', async () => {
      await expect(list.rows.first()).toContainText('Tambah');
      await list.rows.first().getByRole('link').click();
      await expect(fact(page, 'Kode')).toHaveText('FORBIDDEN');
      await page.goBack();
      await expect(list.filters.getByLabel('Username')).toHaveValue('CC02');
    });
    await When('a year of that person is wanted', () => list.filter({ Dari: typedDay(-364, now) }));
    await Then('it is given', () => expect(list.rows.first()).toContainText('CC02'));
    await When('a longer time is wanted', () => list.filter({ Dari: typedDay(-365, now) }));
    await Then('it asks to narrow the filter', () =>
      expect(page.getByText('Persempit filter terlebih dahulu')).toBeVisible(),
    );
    await When('32 days of everybody are wanted', async () => {
      await page.goto(`/audit-trail?from=${day(-30, now)}&to=${day(1, now)}`);
    });
    await Then('it asks the same; 31 days are given', async () => {
      await expect(page.getByText('Persempit filter terlebih dahulu')).toBeVisible();
      await list.filter({ Dari: typedDay(-29, now) });
      await expect(list.rows.first()).toBeVisible();
    });
    await When('several kinds of action are wanted', () =>
      page.goto(`/audit-trail?${aroundNow()}&action=LOGIN&action=LOGOUT`),
    );
    await Then('only those are there', async () => {
      await expect(list.rows.first()).toBeVisible();
      for (const action of await list.rows.locator('td:nth-child(6)').allTextContents())
        expect(['Masuk', 'Keluar']).toContain(action);
      await expect(page).toHaveURL(/action=LOGIN&action=LOGOUT/);
    });
  });

  test('an export asks why, holds what the list shows, and is itself kept', async ({ openAs }) => {
    const page = await Given('the sign-ins of one person, seen by audit', () =>
      openAs('AUDIT02', `/audit-trail?${aroundNow()}&username=AUDIT02&action=LOGIN`),
    );
    const list = listOn(page);
    await list.isReady();
    const file = await When('they are downloaded with a reason', async () => {
      await page.getByRole('button', { name: 'Unduh', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Unduh CSV' }).click();
      await expect(questionOn(page).question).toContainText('Unduh daftar ini?');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        questionOn(page).answer('Unduh', { reason: 'pemeriksaan bulanan' }),
      ]);
      return download;
    });
    await Then('the file has those rows under the titles of the list', async () => {
      const [head, ...rows] = (await textOf(file)).trim().split('\r\n');
      expect(head).toBe('Waktu;Username;Nama;Modul;Tindakan;Data;Hasil;IP');
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toContain(';AUDIT02;');
    });
    await Then('the export stands in the trail with its reason and filter', async () => {
      await page.goto(`/audit-trail?${aroundNow()}&username=AUDIT02&action=EXPORT`);
      await list.rows.first().getByRole('link').click();
      await expect(fact(page, 'Alasan')).toHaveText('pemeriksaan bulanan');
      await expect(fact(page, 'Filter')).toContainText('AUDIT02');
    });
  });

  test('nobody changes it; view only does not take it out; others do not see it', async ({ openAs }) => {
    const page = await Given('the trail, seen by head office that may only look', () =>
      openAs('HOOPS01', '/audit-trail'),
    );
    await listOn(page).isReady();
    await Then('there is nothing to make, tick or download', async () => {
      await expect(page.getByRole('link', { name: 'Tambah' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Unduh', exact: true })).toHaveCount(0);
      await expect(listOn(page).list.getByRole('checkbox')).toHaveCount(0);
    });
    await Then('no call writes, not even of an admin', async () => {
      for (const method of ['POST', 'PUT', 'DELETE'] as const)
        expect((await callAs('ADMIN01', method, 'middle/audit-trail', {})).status).toBe(405);
    });
    for (const username of ['KACAB04', 'CC03', 'TAMU01']) {
      const other = await When(`${username} opens it by its address`, () => openAs(username, '/audit-trail'));
      await Then('it is unknown', () => expect(other.getByText('404')).toBeVisible());
    }
  });
});

test('/audit-trail by keyboard alone: search, move, open, back', async ({ openAs }) => {
  const phone = newPhone();
  await propose('HOOPS02', phone);
  const label = `${phone.slice(0, 4)}****${phone.slice(-4)}`;
  const page = await Given('the trail of these days', () => openAs('ADMIN01', `/audit-trail?${aroundNow()}`));
  const list = listOn(page);
  await list.isReady();
  await When('a record is searched by what it is called', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(label);
    await page.keyboard.press('Enter');
    await expect(list.row(label).first()).toBeVisible();
    await expect(list.row('Masuk')).toHaveCount(0);
  });
  await When('the row is reached and opened', async () => {
    await tabTo(page, list.rows.first());
    await page.keyboard.press('Enter');
  });
  await Then('the entry shows, and Back gives the search back', async () => {
    await expect(heading(page)).toContainText(`Tambah ${label}`);
    // The key for Back belongs to the browser.
    await page.goBack();
    await expect(list.searchBox).toHaveValue(label);
    await expect(list.row(label).first()).toBeVisible();
  });
});
