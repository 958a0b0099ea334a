import type { Page } from '@playwright/test';
import { chooseIn } from '../support/choice.ts';
import { failing } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { publishAgain } from '../support/new-release.ts';
import { startConsole, type OwnConsole } from '../support/own-console.ts';
import { failureOn, releaseOf } from '../support/release.ts';
import { staffOf, type Staff } from '../support/staff.ts';

let console_: OwnConsole;
let staff: Staff;
test.beforeAll(async () => {
  console_ = await startConsole(failing);
  staff = await staffOf(failing.url, 'ADMIN02');
});
test.afterAll(() => console_.stop());
test.use({ baseURL: failing.url });

const dialog = (page: Page) => page.getByRole('dialog');
/** Presses a button of the page and enters the reason. */
async function decide(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await dialog(page).getByLabel('Alasan').fill(reason);
}
const confirmIn = (page: Page, action: string) =>
  dialog(page).getByRole('button', { name: action, exact: true }).click();

test("the platform's staff switch a remote off and on for everybody; the history says who and why", async ({
  openAs,
}) => {
  const page = await openAs('ADMIN01', '/platform/remotes');
  const user = await openAs('ADMIN03', '/');
  await expect(frameOn(user).heading).toBeVisible();
  await When('a remote is opened from the list', async () => {
    await expect(page.locator('tr[data-remote]')).toHaveCount(5);
    await page
      .getByRole('link', { name: 'Pesanan & Log' })
      .or(page.locator('tr[data-remote="orders-logs"] a'))
      .first()
      .click();
    await expect(frameOn(page).heading).toBeVisible();
  });
  await When('it is switched off with a reason, after a look at what will change', async () => {
    await decide(page, 'Matikan', 'Salah menghitung denda');
    await expect(
      dialog(page)
        .getByRole('row', { name: 'Alasan dimatikan' })
        .or(dialog(page).getByRole('row', { name: 'Dimatikan' })),
    ).toContainText('Salah menghitung denda');
    await confirmIn(page, 'Matikan');
  });
  await Then('the page says so at once, and offers the way back', async () => {
    await expect(page.locator('.tag', { hasText: 'Dimatikan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nyalakan' })).toBeVisible();
  });
  await Then('its pages say why for everybody, and none of its code is loaded', async () => {
    await user.goto('/audit-trail');
    await failureOn(user).says('disabled', 'Modul ini dimatikan sementara: Salah menghitung denda');
    expect(await user.evaluate(() => 'console_orders_logs' in globalThis)).toBe(false);
  });
  await When('the change is undone', async () => {
    await decide(page, 'Batalkan perubahan terakhir', 'Sudah diperbaiki');
    await confirmIn(page, 'Batalkan perubahan terakhir');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Matikan' })).toBeVisible();
  });
  await Then('the pages come back by themselves', async () => {
    await expect(user.getByRole('heading', { level: 1, name: 'Jejak Audit' })).toBeVisible();
  });
  await Then('the history tells both, with who and why', async () => {
    await page.getByRole('tab', { name: 'Riwayat' }).click();
    const rows = page.getByRole('tabpanel').locator('tbody tr');
    await expect(rows.nth(0)).toContainText('Dibatalkan');
    await expect(rows.nth(1)).toContainText('Salah menghitung denda');
    await expect(rows.nth(1)).toContainText('ADMIN01');
  });
});

test('two who decide at once: the second sees what the first has done before anything is sent again', async ({
  openAs,
}) => {
  const page = await openAs('ADMIN01', '/platform/remotes/membership');
  const { version } = await releaseOf('membership', failing.url);
  await Given('a decision that is about to be sent', () => decide(page, 'Kunci', 'Menunggu pemeriksaan'));
  await When(
    'somebody else is first',
    async () => void (await staff.change('membership', 'disable', { reason: 'Sedang diperbaiki' })),
  );
  await When('it is sent', () => confirmIn(page, 'Kunci'));
  await Then('nothing has changed, and the dialog shows the state of the other', async () => {
    await expect(dialog(page).getByText(/^Sudah diubah oleh ADMIN02/)).toBeVisible();
    expect((await staff.stateOf('membership')).pinned).toBeNull();
    await expect(dialog(page).getByLabel('Alasan')).toHaveValue('Menunggu pemeriksaan');
  });
  await When('it is sent again', () => confirmIn(page, 'Kunci'));
  await Then('both hold', async () => {
    await expect(dialog(page)).toHaveCount(0);
    expect(await staff.stateOf('membership')).toMatchObject({ pinned: version, disabled: 'Sedang diperbaiki' });
  });
  await Then('the page of one user explains it', async () => {
    await page.goto('/platform/remotes/user?username=KACAB10');
    const line = page.locator('tr[data-remote="membership"]');
    await expect(line).toContainText('Remote dimatikan');
    await expect(line).toContainText(version);
  });
});

test('where a remote asks for two people, what one proposes another agrees to, on the page', async ({ openAs }) => {
  const remote = 'branches-stores';
  const version = await Given('a release that two people have to agree on', async () => {
    await staff.change(remote, 'policy', { secondPerson: true });
    return publishAgain(console_, remote, '3.0.0', (content) => `${content}\n/* 3.0.0 */`);
  });
  const page = await openAs('ADMIN01', `/platform/remotes/${remote}`);
  await When('somebody proposes it for all', async () => {
    const { stable } = await staff.change(remote, 'promote', { version, reason: 'Sudah diuji cabang' });
    expect(stable).not.toBe(version);
  });
  await Then('the page says who, what and why', async () => {
    const note = page.getByText(/^ADMIN02 mengusulkan/);
    await expect(note).toContainText(version);
    await expect(note).toContainText('Sudah diuji cabang');
  });
  await When('somebody else agrees', async () => {
    await page.getByRole('button', { name: 'Setujui', exact: true }).click();
    await expect(dialog(page).getByLabel('Versi')).toHaveValue(version);
    await dialog(page).getByLabel('Alasan').fill('Setuju, sudah dibaca');
    await confirmIn(page, 'Jadikan stabil');
  });
  await Then('everybody gets it', async () => {
    await expect(dialog(page)).toHaveCount(0);
    expect(await staff.stateOf(remote)).toMatchObject({ stable: version, proposal: null });
  });
});

test('without its privilege the page is in no menu and unknown at its address', async ({ openAs }) => {
  const page = await openAs('KACAB10', '/platform/remotes');
  await Then('it is the content of 404, and no link leads to it', async () => {
    await expect(page.locator('[data-code="404"]')).toBeVisible();
    await expect(page.locator('a[href^="/platform"]')).toHaveCount(0);
  });
});

test('a token for a team is made, shown once, and revoked', async ({ openAs }) => {
  const page = await openAs('ADMIN01', '/platform/remotes/tokens');
  await When('one is made', async () => {
    await page.getByRole('button', { name: 'Buat token' }).click();
    await chooseIn(dialog(page).getByLabel('Remote'), /^Kartu|^Cards/);
    await dialog(page).getByLabel('Nama').fill('CI Tim Kartu');
    await dialog(page).getByLabel('Alasan').fill('Rilis mandiri tim kartu');
    await confirmIn(page, 'Buat token');
  });
  const secret = (await dialog(page).locator('code').textContent()) ?? '';
  expect(secret.length).toBeGreaterThan(30);
  const use = async () =>
    (await page.request.get('/api/publish/team/token', { headers: { authorization: `Bearer ${secret}` } })).status();
  await Then('it works', async () => expect(await use()).toBe(200));
  await When('it is revoked', async () => {
    await confirmIn(page, 'Tutup');
    await page.getByRole('row', { name: 'CI Tim Kartu' }).getByRole('button', { name: 'Cabut' }).click();
    await page.getByRole('alertdialog').getByLabel('Alasan').fill('Tidak dipakai lagi');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cabut' }).click();
    await expect(page.getByRole('row', { name: 'CI Tim Kartu' })).toContainText('Dicabut');
  });
  await Then('it works no more, and its secret is nowhere', async () => {
    expect(await use()).toBe(401);
    await expect(page.getByText(secret)).toHaveCount(0);
  });
});
