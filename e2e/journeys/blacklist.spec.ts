// Long: the journeys over one module.
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { textOf } from '../support/import.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { newPhone, propose } from '../support/phones.ts';
import { callAs } from '../support/services.ts';
import { phoneAllowed } from '../support/source.ts';

const masked = (phone: string) => `${phone.slice(0, 4)}****${phone.slice(-4)}`;
const note = 'Dipakai untuk pengajuan palsu';

test.describe('/blacklist-phone-number', () => {
  test('the list shows masked numbers, is narrowed, sorted, paged and searched in full, and Back restores it', async ({
    openAs,
  }) => {
    const page = await Given('the list as head office', () => openAs('HOOPS01', '/blacklist-phone-number'));
    const list = listOn(page);
    await Then('numbers are masked and the columns are those of the model', async () => {
      await expect(list.list.getByRole('columnheader')).toContainText([
        'No',
        'Nomor telepon',
        'Kategori',
        'Mulai berlaku',
        'Berlaku sampai',
        'Sumber',
        'Status',
        'Diminta oleh',
        'Action',
      ]);
      for (const phone of await list.rows.getByRole('link').allTextContents())
        expect(phone).toMatch(/^08\d\d\*{2,6}\d{2,4}$/);
    });
    await When('those of the seed that the system barred are wanted, by their end', async () => {
      await list.filter({ Sumber: 'Sistem', Status: 'Aktif' });
      await list.sortBy('Mulai berlaku');
    });
    await Then('only those are there, in that order', async () => {
      await expect(list.rows).toHaveCount(4);
      // The old rows stay until the newly sorted ones have loaded.
      await expect(async () => {
        const days = await list.rows.locator('td:nth-child(5)').allTextContents();
        expect(days).toEqual(
          days.toSorted((a, b) => a.split('-').toReversed().join('').localeCompare(b.split('-').toReversed().join(''))),
        );
      }).toPass();
    });
    await When('one is opened and left by Back', async () => {
      await list.rows.first().getByRole('link').click();
      await expect(fact(page, 'Sumber')).toHaveText('Sistem');
      await page.goBack();
    });
    await Then('the list is as it was', async () => {
      await expect(list.rows).toHaveCount(4);
      await expect(page).toHaveURL(/sort=effectiveFrom/);
    });
    await When('the second page of all is opened, by 25', async () => {
      await page.goto('/blacklist-phone-number?size=25');
      await list.isReady();
      await page.getByRole('button', { name: 'Halaman berikutnya' }).click();
    });
    await Then('it begins with the 26th', () => expect(list.range).toContainText(/^26–/));
    await When('a number is searched, in part and then in full', async () => {
      await page.goto('/blacklist-phone-number');
      await list.search('081299000');
      await expect(page.getByText('Tidak ada data')).toBeVisible();
      await list.search('+62 812-9900-0001');
    });
    await Then('only the full one finds it', async () => {
      await expect(list.rows).toHaveCount(1);
      await expect(list.row('0812****0001')).toBeVisible();
    });
  });

  test('a number is proposed, changed, and its history tells both', async ({ openAs }) => {
    const phone = newPhone();
    const page = await Given('the form', () => openAs('HOOPS01', '/blacklist-phone-number/create'));
    const form = formOn(page);
    await When('what is typed cannot be', async () => {
      await form.fill({
        'Nomor telepon': '021 555',
        Kategori: 'Penipuan',
        Catatan: 'pendek',
        'Berlaku sampai': '01-01-2020',
      });
      await form.save.click();
    });
    await Then('each fault stands under its field', async () => {
      await expect(form.error('Nomor telepon')).toHaveText(/Minimal 10 karakter|Format tidak sesuai/);
      await expect(form.error('Catatan')).toHaveText('Minimal 10 karakter');
    });
    await When('only the end is wrong', async () => {
      await form.fill({
        'Nomor telepon': `+62 ${phone.slice(1, 4)}-${phone.slice(4)}`,
        Catatan: `${note}\nlihat memo 12`,
      });
      await form.save.click();
    });
    await Then('that is told', () =>
      expect(form.error('Berlaku sampai')).toHaveText('Tanggal akhir harus setelah tanggal mulai'),
    );
    await When('it is right and saved', async () => {
      await form.fill({ 'Berlaku sampai': '' });
      await form.saveAndSee(masked(phone));
    });
    await Then('the number waits for a second person', async () => {
      await expect(fact(page, 'Status')).toHaveText('Diusulkan');
      await expect(fact(page, 'Diminta oleh')).toHaveText('HOOPS01');
      await expect(page.getByText('Menunggu persetujuan orang lain')).toBeVisible();
      expect(await phoneAllowed(phone, 'Uji')).toBe(true);
    });
    await When('it is changed', async () => {
      await page.getByRole('link', { name: 'Ubah', exact: true }).click();
      await expect(form.fixed('Nomor telepon')).toHaveText(masked(phone));
      await expect(form.fixed('Mulai berlaku')).toBeVisible();
      await form.fill({ Catatan: `${note}\nlihat memo 13`, 'Berlaku sampai': '31-12-2027' });
      await form.saveAndSee(masked(phone));
    });
    await Then('the new values show', async () => {
      await expect(fact(page, 'Berlaku sampai')).toHaveText('31 Desember 2027');
      await expect(fact(page, 'Catatan')).toContainText('memo 13');
    });
    await When('the same number is proposed once more', async () => {
      await page.goto('/blacklist-phone-number/create');
      await form.fill({ 'Nomor telepon': phone, Kategori: 'Spam', Catatan: note });
      await form.save.click();
    });
    await Then('it is refused under the field', () =>
      expect(form.error('Nomor telepon')).toHaveText('Nilai sudah digunakan'),
    );
  });

  test('who made a proposal cannot approve it; another person can, and the number is barred', async ({ openAs }) => {
    const phone = newPhone();
    const { secureId } = await propose('ADMIN02', phone);
    const own = await Given('the proposal, seen by its maker, an admin', () =>
      openAs('ADMIN02', `/blacklist-phone-number/${secureId}`),
    );
    await Then('the maker is told why it cannot be approved, by the page and by the services', async () => {
      const approve = own.getByRole('button', { name: 'Setujui' });
      await expect(approve).toHaveAttribute('aria-disabled', 'true');
      await expect(approve).toHaveAccessibleDescription('Pembuat tidak dapat menyetujui permintaannya sendiri');
      const { code } = await callAs('ADMIN02', 'PUT', 'middle/blacklist-phone-number/approve', {
        items: [{ secureId, version: 1 }],
        reason: null,
      });
      expect(code).toBe('SELF_APPROVAL');
      await expect(fact(own, 'Status')).toHaveText('Diusulkan');
    });
    const page = await Given('the proposal, seen by a supervisor', () =>
      openAs('MRASPV01', `/blacklist-phone-number/${secureId}`),
    );
    await When('the supervisor approves it', async () => {
      await page.getByRole('button', { name: 'Setujui' }).click();
      await questionOn(page).answer('Setujui');
    });
    await Then('it is in force, and every use of the number is refused and kept', async () => {
      await expect(fact(page, 'Status')).toHaveText('Aktif');
      await expect(fact(page, 'Diputuskan oleh')).toHaveText('MRASPV01');
      expect(await phoneAllowed(phone, 'PWA')).toBe(false);
      await page.reload();
      await expect(page.getByRole('row', { name: /PWA/ })).toBeVisible();
    });
    const maker = await Given('the number, seen by head office', () =>
      openAs('HOOPS02', `/blacklist-phone-number/${secureId}`),
    );
    await When('its removal is proposed with a reason', async () => {
      await maker.getByRole('button', { name: 'Usulkan penghapusan' }).click();
      await questionOn(maker).answer('Usulkan penghapusan', { reason: 'nomor berganti pemilik' });
    });
    await Then('it stays barred until someone else approves', async () => {
      await expect(fact(maker, 'Status')).toHaveText('Usul penghapusan');
      expect(await phoneAllowed(phone, 'PWA')).toBe(false);
    });
    await When('the supervisor rejects the removal', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Tolak' }).click();
      await questionOn(page).answer('Tolak', { reason: 'bukti belum lengkap' });
    });
    await Then('the number is in force as before', () => expect(fact(page, 'Status')).toHaveText('Aktif'));
  });

  test('several proposals are decided at once, all or none', async ({ openAs }) => {
    const phones = [newPhone(), newPhone()];
    for (const phone of phones) await propose('HOOPS03', phone);
    const page = await Given('the proposals', () =>
      openAs('ADMIN01', '/blacklist-phone-number?state=PROPOSED&size=100'),
    );
    const list = listOn(page);
    await When('two are ticked and approved', async () => {
      for (const phone of phones) await list.select(masked(phone));
      await expect(list.bulk).toContainText('2 dipilih');
      await list.bulk.getByRole('button', { name: 'Setujui' }).click();
      await expect(questionOn(page).question).toContainText('Setujui 2 usulan?');
      await questionOn(page).answer('Setujui');
    });
    await Then('both are in force and no longer wait', async () => {
      await expect(snackbar(page, '2 nomor diproses')).toBeVisible();
      for (const phone of phones) {
        await expect(list.row(masked(phone))).toHaveCount(0);
        expect(await phoneAllowed(phone, 'Uji')).toBe(false);
      }
    });
  });

  test('the export holds what the list shows, masked, for head office only', async ({ openAs }) => {
    const phone = newPhone();
    await propose('HOOPS04', phone);
    const page = await Given('the proposals since this year', () =>
      openAs('ADMIN01', '/blacklist-phone-number?state=PROPOSED'),
    );
    await listOn(page).isReady();
    const file = await When('they are downloaded', () => listOn(page).download('Unduh CSV'));
    await Then('the file has the columns of the list and only those rows', async () => {
      expect(file.suggestedFilename()).toMatch(/^blacklist-phone-number_\d{8}_\d{6}\.csv$/);
      const [head, ...rows] = (await textOf(file)).trim().split('\r\n');
      expect(head).toBe('Nomor telepon;Kategori;Mulai berlaku;Berlaku sampai;Sumber;Status;Diminta oleh');
      expect(rows.some((row) => row.startsWith(`${masked(phone)};Penipuan;`))).toBe(true);
      expect(rows.every((row) => row.includes(';Diusulkan;'))).toBe(true);
    });
    const branch = await Given('the list, seen by a branch head', () => openAs('KACAB01', '/blacklist-phone-number'));
    await listOn(branch).isReady();
    await Then('there is no download', async () => {
      await expect(branch.getByRole('button', { name: 'Unduh' })).toHaveCount(0);
      expect(
        await callAs(
          'KACAB01',
          'GET',
          'middle/blacklist-phone-number/download?format=csv&from=2026-01-01&to=2026-01-31',
        ),
      ).toMatchObject({ status: 403, code: 'EXPORT_RESTRICTED' });
    });
  });
});
