import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { importOn } from '../support/import.ts';
import { keysOn } from '../support/keyboard.ts';
import { listOn, snackbar } from '../support/list.ts';
import { freeCode, importHeader, place } from '../support/zip-codes.ts';

test('a file is uploaded, a wrong row corrected and all rows written without a mouse', async ({ openAs }) => {
  const code = await freeCode(91_000);
  const name = place('Ketik');
  const content = [
    importHeader,
    `${code},${name} satu,Uji Ketik,Jayapura,Papua,19060`,
    `${code},${name} dua,Uji Ketik,Jayapura,Atlantis,19060`,
    '',
  ].join('\r\n');
  const page = await Given('the list', () => openAs('HOOPS02', '/zip-code'));
  const wizard = importOn(page);
  const keys = keysOn(page);
  // The file dialog belongs to the system.
  page.on(
    'filechooser',
    (chooser) => void chooser.setFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) }),
  );
  await When('the import is opened, a file chosen and uploaded', async () => {
    await keys.enter(page.getByRole('link', { name: 'Impor', exact: true }));
    await keys.enter(page.locator('input[type=file]'));
    await expect(page.getByText(`${name}.csv`)).toBeVisible();
    await keys.enter(wizard.button('Unggah'));
  });
  await Then('the preview shows the wrong row, and the focus is in the page', async () => {
    await expect(wizard.tab('Bermasalah (1)')).toHaveAttribute('aria-selected', 'true');
    await keys.isKept();
  });
  await When('all rows are looked at by the arrows of the tabs', async () => {
    await keys.to(wizard.tab('Bermasalah (1)'));
    await keys.press('Home');
    await expect(wizard.tab('Semua (2)')).toBeFocused();
  });
  await When('the province is corrected', async () => {
    await keys.enter(wizard.button('Perbaiki baris 3'));
    await expect(page.getByRole('textbox', { name: 'Provinsi' })).toBeFocused();
    await keys.write(page.getByRole('textbox', { name: 'Provinsi' }), 'Papua');
    await keys.press('Enter');
  });
  await Then('nothing is wrong any more, and the focus is kept', async () => {
    await expect(wizard.tab('Bermasalah (0)')).toBeVisible();
    await keys.isKept();
  });
  await When('the import is confirmed', () => keys.enter(wizard.button('Konfirmasi impor')));
  await Then('both rows are written, and the way to the list is reached', async () => {
    await wizard.ends(/^Impor selesai: 2 baris ditulis\.$/);
    await keys.isKept();
    await keys.enter(page.getByRole('link', { name: 'Ke daftar' }));
    await listOn(page).isReady();
    await keys.isKept();
  });
});

test('a large download is queued, announced by a notice and the bell, and fetched without a mouse', async ({
  openAs,
}) => {
  const page = await Given('the many zip codes of Jawa Timur', () =>
    openAs('AUDIT02', '/zip-code?provinsi=Jawa%20Timur&sort=kelurahan,desc'),
  );
  const list = listOn(page);
  const keys = keysOn(page);
  await list.isReady();
  await When('they are downloaded', async () => {
    await keys.menu(page.getByRole('button', { name: 'Unduh', exact: true }), 'Unduh CSV');
    await expect(snackbar(page, 'Permintaan unduhan diproses, lihat Download Management')).toBeVisible();
  });
  await When('the way that the notice shows is taken', () =>
    keys.enter(page.getByRole('button', { name: 'Buka', exact: true })),
  );
  await Then('the download becomes ready there, and the focus is in the page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download Management');
    await keys.isKept();
    await expect(list.rows.first()).toContainText('Siap');
  });
  await When('the bell is opened and its notice followed', async () => {
    await keys.enter(page.getByRole('button', { name: /^Pemberitahuan/ }));
    await keys.enter(
      page
        .getByRole('dialog', { name: 'Pemberitahuan' })
        .getByRole('link', { name: /Unduhan siap/ })
        .first(),
    );
  });
  await Then('the download is shown', async () => {
    await expect(page).toHaveURL(/\/download-management\/[0-9a-f-]{36}$/);
    await keys.isKept();
  });
  const fetched = page.getByRole('button', { name: 'Unduh', exact: true });
  const [file] = await When('it is fetched', () => Promise.all([page.waitForEvent('download'), keys.enter(fetched)]));
  await Then('the file is there, and the button keeps the focus', async () => {
    expect(file.suggestedFilename()).toMatch(/^zip-code_\d{8}_\d{6}\.csv$/);
    await expect(fetched).toBeFocused();
  });
});
