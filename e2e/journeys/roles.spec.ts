// Long: the journeys over one module.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { limits } from '../../scripts/lib/patience.mjs';
import { aroundNow } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { frameOn } from '../support/frame.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { give, restrict, role, roleName } from '../support/roles.ts';
import { callAs } from '../support/services.ts';

const level = (page: Page, place: string, name: string) =>
  page.getByRole('radio', { name: `${place}: ${name}`, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('an admin makes a role, gives it levels, and sees what each change does before it is saved', async ({
  openAs,
}) => {
  const name = roleName();
  const page = await Given('the list', () => openAs('ADMIN01', '/roles'));
  const form = formOn(page);
  const counter = page.locator('.change-counter');
  await When('a role is made', async () => {
    await page.getByRole('link', { name: 'Tambah' }).click();
    await form.fill({ Nama: name, Keterangan: 'Memeriksa kartu' });
    await page.getByPlaceholder('Cari modul').fill('jenis kartu');
    await level(page, 'Jenis Kartu', 'Input').check();
  });
  await Then('the counter says what saving gives', async () => {
    await expect(counter).toContainText('1 modul ditambah');
    await expect(counter).toContainText('Download Management (View Only) ikut diberikan');
  });
  await When('it is saved', () => form.saveAndSee(name));
  await Then('its detail shows what it gives', async () => {
    await expect(fact(page, 'Modul')).toHaveText('2');
    await tab(page, 'Hak akses').click();
    await expect(page.getByRole('row', { name: /Jenis Kartu/ })).toContainText('Input');
  });
  await When('a level is changed, and another taken away', async () => {
    await page.getByRole('link', { name: 'Ubah' }).click();
    await page.getByLabel('Hanya yang diberikan').check();
    await level(page, 'Jenis Kartu', 'View Only').check();
    await level(page, 'Download Management', 'Tanpa akses').check();
  });
  await Then('the rows and the counter say so', async () => {
    await expect(page.getByRole('row', { name: /^Jenis Kartu/ })).toContainText('semula Input');
    await expect(counter).toContainText('1 dicabut, 1 berganti level');
  });
  await When('it is saved again', () => form.saveAndSee(name));
  await Then('the audit trail names each place', async () => {
    const changed = async () =>
      (
        await callAs(
          'ADMIN01',
          'GET',
          `middle/audit-trail?${aroundNow()}&search=${encodeURIComponent(name)}&action=UPDATE`,
        )
      ).result.rows as { secureId: string }[];
    await expect.poll(async () => (await changed()).length).toBe(1);
    const entry = await callAs('ADMIN01', 'GET', `middle/audit-trail/${(await changed())[0]?.secureId}`);
    expect(entry.result.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'permissions: Jenis Kartu', before: 'Input', after: 'View Only' }),
      ]),
    );
  });
});

test('two admins change a role at once: the second sees what differs, and nothing is overwritten silently', async ({
  openAs,
}) => {
  const createdRole = await Given('a role', () => role({ '/card-types': 'View Only' }));
  const page = await Given('its form', () => openAs('ADMIN01', `/roles/update?roleId=${createdRole.secureId}`));
  const form = formOn(page);
  await form.fill({ Keterangan: 'ketikan sendiri' });
  await When('another admin changes it meanwhile', async () => {
    const { result } = await callAs('ADMIN02', 'GET', `middle-v2/roles/${createdRole.secureId}`);
    await callAs('ADMIN02', 'PUT', 'middle-v2/roles', { ...result, description: 'dari admin lain' });
  });
  await When('the first one saves', () => form.save.click());
  await Then('both values are shown, and the typing is kept', async () => {
    const { question } = questionOn(page);
    await expect(question).toContainText('dari admin lain');
    await expect(question).toContainText('ketikan sendiri');
    await expect(form.field('Keterangan')).toHaveValue('ketikan sendiri');
  });
});

test('a role is given by search; what its holder may do changes at the next call, without signing in again', async ({
  openAs,
}) => {
  const createdRole = await Given('a role that shows the regions', () => role({ '/regions': 'View Only' }));
  const holder = await Given('somebody who sees them not', () => openAs('SAO15050', '/'));
  const frame = frameOn(holder);
  await frame.openAll();
  await expect(frame.link('Wilayah')).toHaveCount(0);
  const page = await Given('the users of the role', () =>
    openAs('ADMIN02', `/roles/detail?roleId=${createdRole.secureId}&tab=users`),
  );
  await When('the role is given', async () => {
    await page.getByLabel('Tambah user ke peran ini').fill('SAO15050');
    await choicesOn(page).filter({ hasText: 'SAO15050' }).click();
    await page.getByRole('button', { name: 'Tambahkan' }).click();
    await expect(snackbar(page, '1 user ditambahkan')).toBeVisible();
    await expect(page.getByRole('link', { name: 'SAO15050' })).toBeVisible();
  });
  await Then('the holder sees the module', async () => {
    await expect(async () => {
      await frame.openAll();
      await expect(frame.link('Wilayah')).toBeVisible({ timeout: limits.attempt });
    }).toPass();
    await frame.link('Wilayah').click();
    await expect(frame.heading).toHaveText('Wilayah');
  });
  await When('it is taken away', async () => {
    await page.getByRole('button', { name: 'Cabut dari SAO15050' }).click();
    await questionOn(page).answer('Cabut');
    await expect(snackbar(page, 'Peran dicabut dari SAO15050')).toBeVisible();
  });
  await Then('the next call is refused, and the menu loses it', async () => {
    await expect.poll(async () => (await callAs('SAO15050', 'GET', 'middle/regions')).code).toBe('FORBIDDEN');
    await expect(frame.link('Wilayah')).toHaveCount(0);
  });
});

test('what a role may export is changed with before and after, copied from another, and holds at the export', async ({
  openAs,
}) => {
  const createdRole = await Given('a role that may export card types, but nothing leaves yet', () =>
    role({ '/card-types': 'View and Export' }),
  );
  await give(createdRole, 'SAO15060');
  const page = await Given('its restriction', () => openAs('ADMIN02', `/roles/update-page/${createdRole.secureId}`));
  const dialog = page.getByRole('dialog');
  await When('one module is allowed, with faulty numbers', async () => {
    await page.getByRole('radio', { name: /^Per modul/ }).check();
    await page.getByRole('checkbox', { name: 'Jenis Kartu: Diizinkan' }).check();
    await page.getByRole('textbox', { name: 'Jenis Kartu: Baris maksimal' }).fill('0');
    await page.getByRole('button', { name: /^(Simpan|Ajukan)$/ }).click();
    await expect(page.getByText(/Baris 1–1.000.000/)).toBeVisible();
  });
  await When('they are corrected', async () => {
    await page.getByRole('textbox', { name: 'Jenis Kartu: Baris maksimal' }).fill('1');
    await page.getByRole('button', { name: /^(Simpan|Ajukan)$/ }).click();
  });
  await Then('saving shows before and after first', async () => {
    await expect(dialog.getByRole('row', { name: /^Mode/ })).toContainText('DiblokirPer modul');
    await expect(dialog.getByRole('row', { name: /^Jenis Kartu/ })).toContainText('1 baris');
    await dialog.getByRole('button', { name: /^(Simpan|Ajukan)$/ }).click();
    await expect(page.getByRole('tab', { name: 'Pembatasan ekspor' })).toHaveAttribute('aria-selected', 'true');
  });
  const exporter = await Given('a holder at the list', () => openAs('SAO15060', '/card-types'));
  const list = listOn(exporter);
  await list.isReady();
  await When('more rows than allowed are exported', async () => {
    await exporter.getByRole('button', { name: 'Unduh', exact: true }).click();
    await exporter.getByRole('menuitem', { name: 'Unduh CSV' }).click();
  });
  await Then('the rule that refuses is named', () =>
    expect(snackbar(exporter, /Ekspor dibatasi oleh aturan/)).toBeVisible(),
  );
  await When('the restriction is lifted', () =>
    restrict(createdRole, {
      lines: [
        {
          module: 'card-types',
          allowed: true,
          maxRows: 1_000,
          maxPeriodDays: null,
          formats: ['csv'],
          personalData: 'MASKED',
        },
      ],
    }),
  );
  await Then('the file comes', async () => {
    const file = await list.download('Unduh CSV');
    expect((await readFile(await file.path(), 'utf8')).split('\r\n').length).toBeGreaterThan(2);
  });
});

test('a role in use is neither deactivated as a user’s only one nor deleted; a built-in role never is', async ({
  openAs,
}) => {
  const page = await Given('a role that is the only one of many', () => openAs('ADMIN01', '/roles'));
  const list = listOn(page);
  await list.isReady();
  await When('it is switched off', async () => {
    await list.act('contact_center', 'Nonaktifkan');
    await questionOn(page).answer('Nonaktifkan', { reason: 'tidak dipakai lagi' });
  });
  await Then('it is refused, and stays', async () => {
    await expect(page.getByText(/masih digunakan/).first()).toBeVisible();
  });
  await page.reload();
  await list.isReady();
  await Then('its deletion says why it cannot be, and so do both of a built-in one', async () => {
    await list
      .row('contact_center')
      .getByRole('button', { name: /^Aksi untuk/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Hapus' })).toHaveAccessibleDescription(/^Masih dipegang user/);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'admin', exact: true }).click();
    for (const name of ['Hapus', 'Nonaktifkan'])
      await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(/^Peran bawaan sistem/);
  });
  await Then('the last admin keeps roles, users and menus', async () => {
    const { result } = await callAs('ADMIN01', 'GET', 'middle-v2/roles?search=admin&size=100');
    const admin = result.rows.find((row: { name: string }) => row.name === 'admin');
    const { result: whole } = await callAs('ADMIN01', 'GET', `middle-v2/roles/${admin.secureId}`);
    expect((await callAs('ADMIN01', 'PUT', 'middle-v2/roles', { ...whole, permissions: [] })).code).toMatch(
      /^ROLE_(RESERVED|LOCKOUT)$/,
    );
  });
});

test('a user with View Only sees the roles and no control that changes them', async ({ openAs }) => {
  const page = await Given('an auditor', () => openAs('AUDIT02', '/roles'));
  const list = listOn(page);
  await list.isReady();
  await Then('the list offers nothing but looking', async () => {
    await expect(page.getByRole('link', { name: 'Tambah' })).toHaveCount(0);
    await list
      .row('branch_head')
      .getByRole('button', { name: /^Aksi untuk/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Lihat']);
    await page.keyboard.press('Escape');
  });
  await When('a form is opened by hand', () => page.goto('/roles/create'));
  await Then('it is the 403 content, with the right that is missing and who holds it', async () => {
    await expect(page.getByText('403', { exact: true })).toBeVisible();
    await expect(page.getByText('Dibutuhkan hak “Tambah” pada Peran.')).toBeVisible();
    await expect(page.getByText('Dimiliki peran: admin.')).toBeVisible();
  });
});
