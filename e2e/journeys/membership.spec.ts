import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { listOn } from '../support/list.ts';

test('a desk finds a member by number and sees on one screen what is asked first', async ({ openAs }) => {
  const page = await Given('the register of members', () => openAs('HOOPS01', '/membership'));
  const list = listOn(page);
  await When('a member is looked for by the main customer number', async () => {
    await list.search('3000000001');
    await expect(list.rows).toHaveCount(1);
    await expect(list.rows.first()).toContainText('Agus Santoso');
    await list.rows.first().getByRole('link').first().click();
  });
  await Then('status, card, limits, money held and open cases stand above the parts', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Agus Santoso');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aktif');
    await expect(page.getByRole('region', { name: 'Sekilas' })).toContainText('Foto menunggu screening: 2');
    await expect(page.getByRole('region', { name: 'Plafond' }).first()).toContainText('SPEKTRA');
    await expect(page.getByRole('region', { name: 'Dana escrow' }).first()).toContainText('******0011');
    await expect(fact(page, 'NIK')).toContainText('********');
  });
  await When('the limits are opened', () => page.getByRole('tab', { name: 'Plafond' }).click());
  await Then('the movements that lead to them are there', async () => {
    await expect(page.getByRole('region', { name: 'Mutasi SPEKTRA' }).first()).toContainText('Pemberian');
  });
  await When('the histories are opened', () => page.getByRole('tab', { name: 'Riwayat data' }).click());
  await Then('the change of the database type is the first of them', async () => {
    await expect(page.getByRole('tab', { name: 'Riwayat Tipe Database (1)' })).toBeVisible();
    await expect(listOn(page).rows).toHaveCount(1);
  });
});

test('users of one branch look for a member before they see any, and only their own', async ({ openAs }) => {
  const page = await Given('the register, seen by a branch', () => openAs('KACAB01', '/membership'));
  const list = listOn(page);
  await When('a member of another branch is looked for', () => list.search('1000000002'));
  await Then('nobody is found', () => expect(list.rows).toHaveCount(0));
  await When('a member of the own branch is looked for', () => list.search('1000000001'));
  await Then('it is found', () => expect(list.rows).toHaveCount(1));
});

test('the change of a member’s data is one step away from its row', async ({ openAs }) => {
  const page = await Given('a member in the list', () => openAs('HOOPS01', '/membership?search=1000000001'));
  await When('the menu of the row is opened at the change of data', async () => {
    await expect(listOn(page).rows).toHaveCount(1);
    await listOn(page)
      .rows.first()
      .getByRole('button', { name: /^Aksi untuk/ })
      .click();
    await page.getByRole('menuitem', { name: 'Ubah data' }).click();
  });
  await Then('the sections that may be changed are there, of that member', async () => {
    await expect(page).toHaveURL(/\/membership\/update\?memberId=[0-9a-f-]{36}$/);
    await expect(page.getByRole('note')).toContainText('1000000001');
    await expect(page.getByRole('button', { name: 'Ubah domisili' })).toBeVisible();
  });
});
