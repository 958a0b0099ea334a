import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { asDownloaded, importOn, textOf } from '../support/import.ts';
import { listOn, questionOn } from '../support/list.ts';
import { newPhone, propose } from '../support/phones.ts';
import { callAs } from '../support/services.ts';
import { phoneAllowed } from '../support/source.ts';

const header = 'phone,category,note,effective_from,effective_until';
const line = (phone: string, rest: { readonly category?: string; readonly note?: string } = {}) =>
  `${phone},${rest.category ?? 'FRAUD'},${rest.note ?? 'Dipakai untuk pengajuan palsu'},2026-01-01,`;
const file = (...lines: readonly string[]) => [header, ...lines, ''].join('\r\n');

test.describe('import of /blacklist-phone-number', () => {
  test('a file with faulty rows is previewed, its faults exported, and the rest decided by another person', async ({
    openAs,
  }) => {
    const [fresh, other, known, twice] = [newPhone(), newPhone(), newPhone(), newPhone()] as const;
    await propose('HOOPS01', known);
    const page = await Given('the import page as head office', () => openAs('HOOPS05', '/blacklist-phone-number'));
    await page.getByRole('link', { name: 'Impor', exact: true }).click();
    const wizard = importOn(page);
    await Then('the template has the columns and an example', async () => {
      const template = await textOf(await wizard.download('Unduh templat CSV'));
      expect(template.split('\r\n')[0]).toBe(asDownloaded(header));
      expect(template.split('\r\n')[1]).toContain('081234567890;FRAUD;');
    });
    await When('a file of another kind is chosen', () =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'nomor.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }),
    );
    await Then('it is refused before it is sent', async () => {
      await expect(page.getByRole('alert')).toHaveText('Jenis file tidak sesuai. Gunakan CSV');
      await expect(wizard.button('Unggah')).toBeDisabled();
    });
    await When('a file without a column is sent', () =>
      wizard.upload('kolom.csv', `phone,category\r\n${fresh},FRAUD\r\n`),
    );
    await Then('the missing columns are named', () => expect(page.getByText(/Kolom tidak ada: .*note/)).toBeVisible());
    await When('a file with good and faulty rows is sent', () =>
      wizard.upload(
        'nomor.csv',
        file(
          line(`+62 ${fresh.slice(1)}`),
          line(other),
          line(known),
          line(twice),
          line(twice),
          line('12345'),
          line(newPhone(), { category: 'NAKAL' }),
        ),
      ),
    );
    await Then('the preview counts and marks them', async () => {
      await expect(wizard.tab('Semua (7)')).toBeVisible();
      await expect(wizard.tab('Baru (2)')).toBeVisible();
      await expect(wizard.tab('Sama (1)')).toBeVisible();
      await expect(wizard.tab('Bermasalah (4)')).toHaveAttribute('aria-selected', 'true');
      await expect(wizard.row(8)).toContainText('category');
      await expect(wizard.button('Konfirmasi impor')).toBeDisabled();
    });
    await Then('the faulty rows come as a file, with what is wrong', async () => {
      const [head, ...rows] = (await textOf(await wizard.download('Unduh baris bermasalah'))).trim().split('\r\n');
      expect(head).toBe(`${header},row_no,error_code,error_message,extra_cells`);
      expect(rows).toHaveLength(4);
      expect(rows.at(-1)).toContain('NAKAL');
    });
    await When('it is confirmed without them', () =>
      wizard.confirm({ skipErrors: true, reason: 'laporan penipuan November' }),
    );
    await Then('nothing is in force yet', async () => {
      await wizard.ends(/Menunggu persetujuan. Data belum berubah./);
      await expect(wizard.button('Setujui')).toHaveCount(0);
      expect(await phoneAllowed(fresh)).toBe(true);
    });

    const supervisor = await Given('the list, seen by a supervisor', () =>
      openAs('MRASPV02', '/blacklist-phone-number'),
    );
    await When('the waiting import is looked up and approved', async () => {
      await supervisor.getByRole('link', { name: 'Impor menunggu' }).click();
      await supervisor.getByRole('button', { name: 'Buka nomor.csv' }).click();
      await expect(importOn(supervisor).tab('Baru (2)')).toBeVisible();
      await importOn(supervisor).button('Setujui').click();
      await questionOn(supervisor).answer('Setujui');
    });
    await Then('its numbers are in force, as imported and approved', async () => {
      await importOn(supervisor).ends(/Impor selesai: 2 baris ditulis, 0 gagal, 4 dilewati/);
      expect([
        await phoneAllowed(fresh),
        await phoneAllowed(other),
        await phoneAllowed(known),
        await phoneAllowed(twice),
      ]).toEqual([false, false, true, true]);
      await supervisor.getByRole('link', { name: 'Ke daftar' }).click();
      // Only users who may reveal numbers can search for a full one.
      const keeper = await openAs('HOOPS05', '/blacklist-phone-number');
      await listOn(keeper).search(fresh);
      await expect(listOn(keeper).rows).toHaveCount(1);
      await listOn(keeper).rows.first().getByRole('link').click();
      await expect(fact(keeper, 'Sumber')).toHaveText('Impor');
      await expect(fact(keeper, 'Diminta oleh')).toHaveText('HOOPS05');
      await expect(fact(keeper, 'Diputuskan oleh')).toHaveText('MRASPV02');
    });
  });

  test('who uploaded cannot decide, admins included; a rejected file changes nothing', async ({ openAs }) => {
    const phone = newPhone();
    const page = await Given('a file uploaded by an admin', async () => {
      const opened = await openAs('ADMIN01', '/blacklist-phone-number/import');
      await importOn(opened).upload('satu.csv', file(line(phone)));
      await importOn(opened).confirm({ reason: 'nomor dari laporan penipuan' });
      await importOn(opened).ends(/Menunggu persetujuan\./);
      return opened;
    });
    const importId = new URL(page.url()).searchParams.get('importId');
    await Then('the uploader has nothing to decide, and the services refuse it', async () => {
      await expect(importOn(page).button('Setujui')).toHaveCount(0);
      expect(
        await callAs('ADMIN01', 'PUT', 'middle/blacklist-phone-number/import-approve', { importId }),
      ).toMatchObject({ status: 409, code: 'SELF_APPROVAL' });
    });
    const other = await Given('the same file, seen by another admin', () =>
      openAs('ADMIN02', `/blacklist-phone-number/import?importId=${importId}`),
    );
    await When('it is rejected with a reason', async () => {
      await importOn(other).button('Tolak').click();
      await questionOn(other).answer('Tolak', { reason: 'sumber tidak jelas' });
    });
    await Then('it is back at the preview of its uploader, and no number is barred', async () => {
      await expect(other.getByText('Pratinjau', { exact: true }).last()).toBeVisible();
      expect(await phoneAllowed(phone)).toBe(true);
    });
    await When('the uploader cancels it', async () => {
      await page.reload();
      await importOn(page).button('Batalkan impor').click();
      await questionOn(page).answer('Batalkan impor', { reason: 'berkas keliru' });
    });
    await Then('it is over', () => importOn(page).ends(/Impor dibatalkan/));
  });
});
