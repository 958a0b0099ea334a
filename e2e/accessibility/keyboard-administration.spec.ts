import { unique } from '../support/card-types.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { frameOn } from '../support/frame.ts';
import { keysOn, tabTo } from '../support/keyboard.ts';
import { listOn } from '../support/list.ts';
import { role, roleName } from '../support/roles.ts';

test('a role is made and a level chosen in the tree of places without a mouse', async ({ openAs }) => {
  const name = roleName();
  const page = await Given('the roles', () => openAs('ADMIN01', '/roles'));
  const form = formOn(page);
  const keys = keysOn(page);
  const level = (title: string) => page.getByRole('radio', { name: `Jenis Kartu: ${title}`, exact: true });
  await listOn(page).isReady();
  await When('a name is typed, a place found and its level chosen by the arrows', async () => {
    await keys.enter(page.getByRole('link', { name: 'Tambah' }));
    await keys.write(form.field('Nama'), name);
    await keys.write(page.getByPlaceholder('Cari modul'), 'jenis kartu');
    await keys.to(level('Tanpa akses'));
    await tabTo(page, level('Input'), 'ArrowRight');
    await expect(level('Input')).toBeChecked();
  });
  await Then('the counter says what saving gives', () =>
    expect(page.locator('.change-counter')).toContainText('1 modul ditambah'),
  );
  await When('it is saved', () => keys.enter(form.save));
  await When('its levels are looked at by the arrows of the tabs', async () => {
    await expect(frameOn(page).heading).toContainText(name);
    await keys.isKept();
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await tabTo(page, page.getByRole('tab', { name: 'Hak akses' }), 'ArrowRight');
  });
  await Then('the place has its level', () =>
    expect(page.getByRole('row', { name: /Jenis Kartu/ })).toContainText('Input'),
  );
});

test('what a role may export is restricted, compared and saved without a mouse', async ({ openAs }) => {
  const createdRole = await Given('a role', () => role({ '/card-types': 'View and Export' }));
  const page = await Given('its restriction', () => openAs('ADMIN02', `/roles/update-page/${createdRole.secureId}`));
  const keys = keysOn(page);
  await When('one module is allowed some rows', async () => {
    await keys.to(page.getByRole('radio', { checked: true }));
    await tabTo(page, page.getByRole('radio', { name: /^Per modul/ }), 'ArrowDown');
    await keys.tick(page.getByRole('checkbox', { name: 'Jenis Kartu: Diizinkan' }));
    await keys.write(page.getByRole('textbox', { name: 'Jenis Kartu: Baris maksimal' }), '100');
    await keys.enter(page.getByRole('button', { name: /^(Simpan|Ajukan)$/ }));
  });
  const dialog = page.getByRole('dialog');
  await Then('before and after are shown, and the focus is with them', async () => {
    await expect(dialog.getByRole('row', { name: /^Jenis Kartu/ })).toContainText('100 baris');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });
  await When('it is saved', () => keys.enter(dialog.getByRole('button', { name: /^(Simpan|Ajukan)$/ })));
  await Then('the role has it, the focus in its page', async () => {
    await expect(page.getByRole('tab', { name: 'Pembatasan ekspor' })).toHaveAttribute('aria-selected', 'true');
    await keys.isKept();
  });
});

test('an account is made in four steps without a mouse', async ({ openAs }) => {
  const word = unique();
  const page = await Given('the form of a new user', () => openAs('ADMIN03', '/user/create'));
  const { field, error, save } = formOn(page);
  const keys = keysOn(page);
  const next = page.getByRole('button', { name: 'Lanjut' });
  await When('the identity lacks a name', async () => {
    await keys.write(field('Username'), `K${word}`);
    await keys.enter(next);
  });
  await Then('the first field that is wrong has the focus', async () => {
    await expect(error('Nama')).toBeVisible();
    await expect(field('Nama')).toBeFocused();
  });
  await When('it is completed, a role and a branch are found by typing', async () => {
    await keys.write(field('Nama'), `Ketik ${word}`);
    await keys.write(field('E-mail'), `k.${word.toLowerCase()}@contoh.id`);
    await keys.write(field('NPK'), String(Date.now()).slice(-9));
    await keys.write(field('Telepon'), '081234564222');
    await keys.enter(next);
    await keys.find(field('Peran'), 'branch_admin');
    await keys.press('Escape');
    await keys.enter(next);
    await keys.choose(field('Jenis pemetaan'), 'BRANCH');
    await keys.find(field('Cabang'), '10010');
    await keys.press('Escape');
    await keys.enter(next);
  });
  await Then('the last step shows it all, the focus in it', async () => {
    await expect(page.getByRole('region', { name: 'Identitas' })).toContainText(`K${word}`);
    await keys.isKept();
  });
  await When('it is saved', () => keys.enter(save));
  await Then('the account is there', async () => {
    await expect(frameOn(page).heading).toContainText(`Ketik ${word}`);
    await expect(fact(page, 'Telepon')).toContainText('0812****4222');
    await keys.isKept();
  });
});
