import { chooseIn } from '../support/choice.ts';
import { ask, frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';

const idOf = async (username: string) => (await ask<{ secureId: string }>(username, 'middle/user/current')).secureId;
const notFound = /^(Halaman|Data) tidak ditemukan\.$/;

test('an admin sees a user with identity, roles and mapping, personal data masked', async ({ openAs }) => {
  const id = await idOf('ADMCB03');
  const page = await When('the user is opened', () => openAs('ADMIN02', `/user/${id}`));
  await Then('the page names them', async () => {
    const name = await fact(page, 'Nama').textContent();
    await expect(frameOn(page).heading).toContainText(name ?? '');
    await expect(frameOn(page).crumbs.last()).toHaveText('ADMCB03');
    await expect(fact(page, 'Username')).toHaveText('ADMCB03');
    await expect(page.getByRole('region', { name: 'Peran' })).toContainText('branch_admin · 5 Admin cabang dan SAO');
    await expect(page.getByRole('region', { name: 'Pemetaan' })).toContainText('BRANCH');
  });
  await Then('phone and e-mail are masked', async () => {
    await expect(fact(page, 'Telepon')).toHaveText(/^08\d{2}\*{4}\d{2,4}\s*Tampilkan$/);
    await expect(fact(page, 'E-mail')).toHaveText(/^.\*{4}@contoh\.id\s*Tampilkan$/);
  });
});

test('users outside the scope, admins among them, and users that never were all read as unknown', async ({
  openAs,
}) => {
  const [admin, elsewhere, own] = await Promise.all([idOf('ADMIN02'), idOf('ADMCB03'), idOf('ADMCB01')]);
  const page = await Given('a branch head', () => openAs('KACAB01', `/user/${own}`));
  await Then('a user of the own branch is shown', () => expect(fact(page, 'Username')).toHaveText('ADMCB01'));
  for (const id of [admin, elsewhere, '00000000-0000-4000-8000-000000000000', 'bukan-id']) {
    await When('another is opened', () => page.goto(`/user/${id}`));
    await Then('it is a 404', async () => {
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(frameOn(page).heading).toHaveText(notFound);
    });
  }
});

test('without the privilege the page is unknown, also one’s own', async ({ openAs }) => {
  const id = await idOf('CC02');
  const page = await When('a view-only user opens their own user', () => openAs('CC02', `/user/${id}`));
  await Then('it is the content 404', () => expect(frameOn(page).heading).toHaveText('Halaman tidak ditemukan.'));
});

test('an admin creates an account in four steps, reads which values are taken, and sees the rights', async ({
  openAs,
}) => {
  const unique = Date.now().toString(36).toUpperCase();
  const page = await Given('the form of a new user', () => openAs('ADMIN02', '/user/create'));
  const { field, error } = formOn(page);
  const next = page.getByRole('button', { name: 'Lanjut' });
  const choose = async (title: string, text: string) => {
    await field(title).fill(text);
    await choicesOn(page).filter({ hasText: text }).first().click();
    await page.keyboard.press('Escape');
  };
  await When('a username is typed that another has', async () => {
    await field('Username').fill('kacab01');
    await field('Nama').focus();
  });
  await Then('the field says so before anything is saved', () => expect(error('Username')).toBeVisible());
  await When('the identity is put right', async () => {
    await field('Username').fill(`E2E${unique}`);
    await field('Nama').fill(`Orang ${unique}`);
    await field('E-mail').fill(`e2e.${unique.toLowerCase()}@contoh.id`);
    await field('NPK').fill(String(Date.now()).slice(-9));
    await field('Telepon').fill('081234564111');
    await next.click();
    await choose('Peran', 'branch_admin');
  });
  await Then('the merged privileges are shown with the role that gives them', () =>
    expect(
      page
        .getByRole('region', { name: /^Hak akses gabungan/ })
        .getByRole('row')
        .filter({ hasText: 'branch_admin' })
        .first(),
    ).toBeVisible(),
  );
  await When('a branch is mapped and everything is checked', async () => {
    await next.click();
    await chooseIn(field('Jenis pemetaan'), 'BRANCH');
    await choose('Cabang', '10010');
    await next.click();
    await expect(page.getByRole('region', { name: 'Identitas' })).toContainText(`E2E${unique}`);
    await page.getByRole('button', { name: /^(Simpan|Ajukan)$/ }).click();
  });
  await Then('the account is there, personal data masked', async () => {
    await expect(frameOn(page).heading).toContainText(`Orang ${unique}`);
    await expect(fact(page, 'Telepon')).toContainText('0812****4111');
  });
  await When('the phone number is revealed with a reason', async () => {
    await page.getByRole('button', { name: 'Tampilkan Telepon' }).click();
    await questionOn(page).answer('Tampilkan', { reason: 'menelepon user baru' });
  });
  await Then('it is shown until it is hidden', async () => {
    await expect(fact(page, 'Telepon')).toContainText('081234564111');
    await page.getByRole('button', { name: 'Sembunyikan Telepon' }).click();
    await expect(fact(page, 'Telepon')).toContainText('0812****4111');
  });
  await When('the activity is opened', () => page.getByRole('tab', { name: 'Aktivitas' }).click());
  await Then('it tells of the creation and of the reveal', async () => {
    for (const action of ['Tambah', 'Tampilkan data pribadi'])
      await expect(page.getByRole('tabpanel').getByRole('cell', { name: action, exact: true })).toBeVisible();
  });
  await When('the account is switched off on the list', async () => {
    await page.goto(`/user?search=E2E${unique}`);
    await listOn(page).act(`E2E${unique}`, 'Nonaktifkan');
    await questionOn(page).answer('Nonaktifkan', { reason: 'uji selesai' });
  });
  await Then('the list says so', () => expect(listOn(page).row(`E2E${unique}`)).toContainText('Tidak aktif'));
});

test('a figure of the access report opens its users', async ({ openAs }) => {
  const page = await Given('the access report', () => openAs('ADMIN02', '/user/reporting'));
  const admins = page
    .getByRole('region', { name: 'Peran', exact: true })
    .getByRole('listitem')
    .filter({ hasText: /^admin\d/ });
  const count = await admins.locator('strong').textContent();
  await When('the figure of the admins is opened', () => admins.getByRole('link').click());
  await Then('the list holds exactly so many', async () => {
    await listOn(page).isReady();
    await expect(listOn(page).range).toContainText(`dari ${count}`);
    await expect(listOn(page).row('ADMIN01')).toBeVisible();
  });
});
