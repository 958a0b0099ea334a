import { frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { forgetPages } from '../support/preferences.ts';

for (const [who, username, role, scope] of [
  ['an admin', 'ADMIN02', 'Admin', 'Nasional'],
  ['a branch user', 'ADMCB03', 'Branch admin', '1 cabang'],
  ['a user of a region', 'MRASPV01', 'MRA supervisor', 'MRA Aceh'],
  ['a user who prints cards', 'VENDOR01', 'Print vendor', 'Belum dipetakan'],
] as const) {
  test(`${who} is greeted with name, role, scope and the last sign-in`, async ({ openAs }) => {
    const page = await Given('the start page', () => openAs(username, '/'));
    await Then('it says who one is here', async () => {
      await expect(frameOn(page).heading).toHaveText(/^Selamat datang, \S+ \S+/);
      await expect(fact(page, 'Peran')).toHaveText(role);
      await expect(fact(page, 'Cakupan')).toContainText(scope);
      await expect(fact(page, 'Terakhir masuk')).toHaveText(
        /^(-|\d{2} (Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agt|Sep|Okt|Nov|Des) \d{4} \d{2}:\d{2}:\d{2})$/,
      );
    });
  });
}

test('the start page offers the items of the menu and the recent pages', async ({ openAs }) => {
  const page = await Given('a branch user who opened a list', async () => {
    await forgetPages('ADMCB03');
    const opened = await openAs('ADMCB03', '/card-types');
    // A page counts as visited after a moment.
    await opened.waitForResponse((response) => response.url().includes('/preference/palette.recent') && response.ok());
    return opened;
  });
  await When('they go back to the start page', () => frameOn(page).link('Home').click());
  await Then('the list is offered in its group and among the recent ones', async () => {
    await expect(page.getByRole('region', { name: 'Setup' }).getByRole('link')).toHaveText([
      'Wilayah',
      'MRA',
      'MRO',
      'Kode Pos',
      'Kios',
      'Sumber Kartu',
      'Jenis Kartu',
      'Desain Kartu',
      'Alasan Reset Kartu',
      'Alasan Kehilangan',
      'Alasan Perpanjangan',
      'Alasan Retur Pengiriman',
      'Alasan Retur Verifikasi',
      'Alasan Pembaruan Data',
      'Jenis Program',
      'Tiering Plafond',
      'Tipe Database Member',
      'Lini Produk',
    ]);
    await expect(page.locator('.panel', { hasText: 'Terakhir dibuka' }).getByRole('link')).toContainText([
      'Jenis Kartu',
    ]);
  });
  await When('it is followed', () =>
    page.getByRole('region', { name: 'Setup' }).getByRole('link', { name: 'Jenis Kartu' }).click(),
  );
  await Then('the list opens', () => expect(frameOn(page).heading).toHaveText('Jenis Kartu'));
});

test('a guest sees only the cards and the profile offered', async ({ openAs }) => {
  const page = await Given('such a user', () => openAs('TAMU01', '/'));
  await Then('nothing else is offered', async () => {
    await expect(page.locator('.home-groups').getByRole('link')).toHaveText(['Kartu', 'Profil']);
  });
});

test('what awaits the decision of an approver is counted, listed and a step away', async ({ openAs }) => {
  const page = await Given('the start page of an approver', () => openAs('MRASPV02', '/'));
  const counter = page
    .getByRole('list', { name: 'Menunggu Anda' })
    .getByRole('link', { name: /Menunggu persetujuan Anda/ });
  await Then('the number says how many', () => expect(counter).toHaveText(/^[\d.]+ ?Menunggu persetujuan Anda$/));
  await When('it is followed', () => counter.click());
  await Then('the page of approvals lists as many', async () => {
    await expect(page).toHaveURL(/\/approval$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persetujuan');
    await expect(page.getByText(/^[\d.]+ permintaan$/)).toBeVisible();
  });
  await When('one of the work list is opened', async () => {
    await page.goto('/?kind=APPROVAL#due');
    await page
      .getByRole('region', { name: 'Perlu ditinjau' })
      .getByRole('link', { name: /^Buka 08/ })
      .first()
      .click();
  });
  await Then('the page on which it is decided opens', () =>
    expect(page).toHaveURL(/\/blacklist-phone-number\/[\da-f-]{36}/),
  );
});

test('a user of an MRO sees at home whose mapping is complete, a branch user does not', async ({ openAs }) => {
  const panel = (page: Awaited<ReturnType<typeof openAs>>) => page.getByRole('region', { name: 'Pemetaan user MRO' });
  const page = await Given('the start page of such a user', () => openAs('MROFF02', '/'));
  await Then('the mapping is told, by user', async () => {
    await expect(panel(page).getByRole('row').filter({ hasText: 'MROFF02' })).toContainText(/Sudah \(\d+\)/);
  });
  const other = await Given('the start page of a branch', () => openAs('ADMCB03', '/'));
  await Then('there is none', async () => {
    await expect(other.getByRole('list', { name: 'Menunggu Anda' })).toBeVisible();
    await expect(panel(other)).toHaveCount(0);
  });
});
