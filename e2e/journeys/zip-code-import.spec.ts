// Long: the journeys over one import.
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { asDownloaded, importOn, textOf } from '../support/import.ts';
import { listOn } from '../support/list.ts';
import { freeCode, importHeader as header, place, zipCode } from '../support/zip-codes.ts';

const file = (...rows: string[]) => [header, ...rows, ''].join('\r\n');

test.describe('import of zip codes', () => {
  test('shows before it writes, leaves faulty rows out and hands them back to be corrected', async ({ openAs }) => {
    const [first, second, third] = [await freeCode(98_500), await freeCode(98_800), await freeCode(99_300)];
    const [good, other, twice] = [place('Baik'), place('Lain'), place('Ganda')];
    const content = file(
      `${first},${good},Uji Impor,Jayapura,Papua,19060`,
      `${first},${other},Uji Impor,Jayapura,Papua,19060`,
      `01234,${good},Uji Impor,Jayapura,Papua,19060`,
      `${first},${place('Jauh')},Uji Impor,Jayapura,Atlantis,19060`,
      `${third},${place('Kantor')},Uji Impor,Jayapura,Papua,77777`,
      `${second},${twice},Uji Impor,Jayapura,Papua,19060`,
      `${second},${twice},Uji Impor,Jayapura,Papua,19060`,
    );
    const page = await Given('the import page as a user of operations', () => openAs('HOOPS02', '/zip-code/import'));
    const wizard = importOn(page);
    const template = await When('the template is downloaded', () => wizard.download('Unduh templat CSV'));
    await Then('it holds the header and one example', async () => {
      const lines = (await textOf(template)).trimEnd().split('\r\n');
      expect(lines).toEqual([asDownloaded(header), '23101;Sukamaju;Banda Aceh Utara;Banda Aceh;Aceh;10010']);
    });
    await When('a file with wrong rows is uploaded', () => wizard.upload(`salah ${good}.csv`, content));
    await Then('the counts are tabs, the faulty rows first, each with what is wrong', async () => {
      await expect(wizard.tab('Bermasalah (5)')).toHaveAttribute('aria-selected', 'true');
      await expect(wizard.tab('Baru (2)')).toBeVisible();
      await expect(wizard.row(4)).toContainText('zip_code');
      await expect(wizard.row(5)).toContainText('provinsi');
      await expect(wizard.row(6)).toContainText('office_code');
      await expect(wizard.row(7)).toContainText('Baris ganda di dalam file: baris 7, 8');
    });
    await Then('nothing is written yet, and it cannot be confirmed without leaving them out', async () => {
      const list = listOn(await openAs('AUDIT02', `/zip-code?search=${encodeURIComponent(good)}`));
      await expect(list.list).toContainText('Tidak ada data');
      await expect(wizard.button('Konfirmasi impor')).toBeDisabled();
    });
    await When('the page is reloaded', () => page.reload());
    await Then('the import stands where it stood', () => expect(wizard.tab('Bermasalah (5)')).toBeVisible());
    await When('it is confirmed without the faulty rows', () => wizard.confirm({ skipErrors: true }));
    await Then('it ends and says what became of all rows', () =>
      wizard.ends(/^Impor selesai: 2 baris ditulis, 0 gagal, 5 dilewati\.$/),
    );
    await Then('the rows are in the list', async () => {
      await page.getByRole('link', { name: 'Ke daftar' }).click();
      await listOn(page).search(good);
      await expect(listOn(page).row(good)).toContainText(first);
      await expect(listOn(page).row(good)).toContainText('Jayapura');
      await expect(listOn(page).rows).toHaveCount(1);
    });

    await When('the import is opened again and its faulty rows are downloaded', async () => {
      await page.getByRole('link', { name: 'Impor', exact: true }).click();
      await page.getByRole('button', { name: `Buka salah ${good}.csv` }).click();
    });
    const faulty = await wizard.download('Unduh baris bermasalah').then(textOf);
    await Then('they come with their columns and the cause', () => {
      const lines = faulty.trimEnd().split('\r\n');
      expect(lines[0]).toBe(`${header},row_no,error_code,error_message,extra_cells`);
      expect(lines).toHaveLength(6);
      expect(lines[1]).toMatch(new RegExp(`^01234,${good},Uji Impor,Jayapura,Papua,19060,4,PATTERN,`));
      expect(lines[4]).toContain(',7,DUPLICATE_IN_FILE,');
      return Promise.resolve();
    });
    await When('they are corrected in place and uploaded as they are', async () => {
      const lines = faulty
        .replace('01234', second)
        .replace('Atlantis', 'Papua')
        .replace('77777', '19060')
        .split('\r\n');
      lines.splice(5, 1);
      await wizard.button('Impor berkas lain').click();
      await wizard.upload(`benar ${good}.csv`, lines.join('\r\n'));
    });
    await Then('all of them are new now', () => expect(wizard.tab('Baru (4)')).toBeVisible());
    await When('they are confirmed', () => wizard.confirm());
    await Then('all are written', () => wizard.ends(/^Impor selesai: 4 baris ditulis\.$/));
  });

  test(
    'faulty rows are corrected in the preview, by keyboard alone, and all are written',
    core('import', 'import-correction'),
    async ({ openAs }) => {
      const code = await freeCode(97_500);
      const [one, two] = [place('Betul'), place('Betulkan')];
      const page = await Given('a preview with two faulty rows', () => openAs('HOOPS02', '/zip-code/import'));
      const wizard = importOn(page);
      await wizard.upload(
        `perbaiki ${one}.csv`,
        file(`${code},${one},Uji Perbaikan,Jayapura,Atlantis,19060`, `0123,${two},Uji Perbaikan,Jayapura,Papua,19060`),
      );
      await expect(wizard.tab('Bermasalah (2)')).toBeVisible();
      await When('the wrong province is typed anew', async () => {
        await wizard.button('Perbaiki baris 2').press('Enter');
        await expect(page.getByRole('textbox', { name: 'Provinsi' })).toBeFocused();
        await page.keyboard.press('Control+A');
        await page.keyboard.type('Papua');
        await page.keyboard.press('Enter');
      });
      await Then('the row is new, the counts follow and the focus is on the next faulty row', async () => {
        await expect(wizard.tab('Bermasalah (1)')).toBeVisible();
        await expect(wizard.button('Perbaiki baris 3')).toBeFocused();
      });
      await When('the code is corrected badly', async () => {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Control+A');
        await page.keyboard.type('9');
        await page.keyboard.press('Enter');
      });
      await Then('it says so beside the cell and keeps what was typed', async () => {
        const cell = page.getByRole('textbox', { name: 'Kode pos' });
        await expect(cell).toHaveAccessibleDescription(/\S/);
        await expect(cell).toHaveValue('9');
      });
      await When('it is corrected well', async () => {
        await page.getByRole('textbox', { name: 'Kode pos' }).fill(code);
        await page.keyboard.press('Enter');
      });
      await Then('nothing is wrong any more', () => expect(wizard.tab('Bermasalah (0)')).toBeVisible());
      await When('it is confirmed', () => wizard.confirm());
      await Then('both rows are written', () => wizard.ends(/^Impor selesai: 2 baris ditulis\.$/));
    },
  );

  test('takes a file once, and rows that are stored already change nothing', async ({ openAs }) => {
    const code = await freeCode(98_000);
    const name = place('Sekali');
    const stored = await Given('a stored row', () => zipCode({ code, kelurahan: name, kecamatan: 'Uji Ulang' }));
    const content = file(
      `${code},${name},Uji Ulang,Kota Baru,Papua,19060`,
      `${code},${place('Kedua')},Uji Ulang,Jayapura,Papua,19060`,
    );
    const page = await Given('the import page as an admin', () => openAs('ADMIN02', '/zip-code/import'));
    const wizard = importOn(page);
    await When('a file that changes it is uploaded', () => wizard.upload(`${name}.csv`, content));
    await Then('old and new stand side by side', async () => {
      await wizard.tab('Berubah (1)').click();
      await expect(wizard.row(2).locator('del')).toHaveText('Jayapura');
      await expect(wizard.row(2).locator('ins')).toHaveText('Kota Baru');
    });
    await When('it is confirmed', () => wizard.confirm());
    await Then('both rows are written', () => wizard.ends(/^Impor selesai: 2 baris ditulis\.$/));
    await When('the same file comes again', async () => {
      await wizard.button('Impor berkas lain').click();
      await wizard.upload(`${name} lagi.csv`, content);
    });
    await Then('it is refused, with the way to the earlier import', async () => {
      await expect(page.getByRole('alert').first()).toContainText('Berkas ini sudah diunggah sebelumnya');
      await expect(wizard.button('Lihat impor sebelumnya')).toBeVisible();
    });
    await When('it is uploaded all the same', () => wizard.button('Unggah tetap').click());
    await Then('there is nothing to write', async () => {
      await expect(wizard.tab('Sama (2)')).toBeVisible();
      await expect(page.getByText('Tidak ada baris baru atau berubah untuk ditulis.')).toBeVisible();
      await expect(wizard.button('Konfirmasi impor')).toBeDisabled();
    });
    await Then('the row changed once', async () => {
      await page.goto(`/zip-code/${stored.secureId}`);
      await expect(page.locator('dl')).toContainText(['Kota Baru', '19060', 'Versi2']);
    });
  });

  test('refuses files of another kind, and codes with two offices', async ({ openAs }) => {
    const page = await Given('the import page as an admin', () => openAs('ADMIN02', '/zip-code/import'));
    const wizard = importOn(page);
    await When('a file of another kind is chosen', () =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'kode.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }),
    );
    await Then('it is not sent at all', async () => {
      await expect(page.getByText(/^Jenis file tidak sesuai\. Gunakan/)).toBeVisible();
      await expect(wizard.button('Unggah')).toBeDisabled();
    });
    await When('a column is missing and another one too many', () =>
      wizard.upload(
        'kolom.csv',
        'zip_code,kelurahan,kecamatan,provinsi,office_code,catatan\r\n99999,A,B,Papua,19060,x\r\n',
      ),
    );
    await Then('both are named', async () => {
      await expect(page.getByText('Kolom tidak ada: kota')).toBeVisible();
      await expect(page.getByText('Kolom tidak dikenal: catatan')).toBeVisible();
    });
    const code = await freeCode(97_000);
    await When('one code goes to two offices', () =>
      wizard.upload(
        `${place('kantor')}.csv`,
        file(
          `${code},${place('Satu')},Uji,Jayapura,Papua,19060`,
          `${code},${place('Dua')},Uji,Manado,Sulawesi Utara,19050`,
        ),
      ),
    );
    await Then('both rows say so', async () => {
      await expect(wizard.row(2)).toContainText('Satu kode pos hanya boleh satu kantor: baris 2, 3');
      await expect(wizard.row(3)).toContainText('Satu kode pos hanya boleh satu kantor: baris 2, 3');
    });
    await When('the import is cancelled', async () => {
      await wizard.button('Batalkan impor').click();
      await page.getByRole('alertdialog').getByRole('textbox').fill('berkas keliru');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan impor' }).click();
    });
    await Then('nothing was written', () => wizard.ends(/^Impor dibatalkan\. 0 baris/));
    await Then('a view-only user has no import', async () => {
      const other = await openAs('CC01', '/zip-code/import');
      await expect(other.getByText('Anda tidak memiliki akses ke halaman ini.')).toBeVisible();
    });
  });
});
