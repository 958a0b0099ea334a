import type { Page } from '@playwright/test';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn } from '../support/form.ts';
import { chooseIn, isChoice } from '../support/choice.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { png } from '../support/upload.ts';

const proposed = 'Perubahan menunggu persetujuan orang lain';
const money = (page: Page) => page.getByRole('region', { name: 'Dasar saldo' });

/** One of the forms of the page of changes. */
function actionOn(page: Page, title: string) {
  const part = page.getByRole('region', { name: title, exact: true });
  return {
    part,
    async fill(values: Readonly<Record<string, string>>) {
      for (const [label, value] of Object.entries(values)) {
        const input = part.getByLabel(new RegExp(`^${label}\\*?$`));
        if (await isChoice(input)) await chooseIn(input, value);
        else await input.fill(value);
      }
    },
    async reason(value: string) {
      await part.getByLabel(/^Alasan\*?$/).fill(value);
      await choicesOn(page).filter({ hasText: value }).click();
    },
    proof: () => part.locator('input[type=file]').setInputFiles(png(16, 16, { noisy: true })),
    send: () => part.getByRole('button', { name: /^(Ajukan|Simpan)$/ }).click(),
  };
}

/** The page of the account of a member, by the link on the member's page. */
async function toAccount(page: Page): Promise<void> {
  await listOn(page).rows.first().getByRole('link').first().click();
  await page.getByRole('region', { name: 'Dana escrow' }).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Escrow SPEKTRA');
}

test('an adjustment of escrow is refused, and another one approved', async ({ openAs }) => {
  const page = await Given('a member with money held', () => openAs('HOOPS01', '/membership?search=1000000085'));
  const ask = async (way: string, amount: string) => {
    await page.getByRole('link', { name: 'Ubah akun' }).click();
    const adjust = actionOn(page, 'Sesuaikan escrow');
    await adjust.fill({ Arah: way, Jumlah: amount });
    await adjust.reason('Permintaan nasabah');
    await adjust.proof();
    await expect(adjust.part.getByRole('img')).not.toHaveCount(0);
    await adjust.send();
    return adjust;
  };
  await When('the account is opened', () => toAccount(page));
  const before = await money(page).innerText();
  const overdrawn = await When('more than what is there is to go out', () => ask('Keluar', '900000000'));
  await Then('it is refused beside the form, and nothing typed is lost', async () => {
    await expect(overdrawn.part.getByRole('alert')).toContainText('tidak cukup');
    await expect(overdrawn.part.getByLabel(/^Jumlah\*?$/)).toHaveValue(/900/);
  });
  await When('what is there is asked for', async () => {
    await overdrawn.fill({ Jumlah: '10000' });
    await overdrawn.send();
  });
  await Then('it waits on the page of the account', async () => {
    await expect(snackbar(page, proposed)).toBeVisible();
    await expect(listOn(page).rows.first()).toContainText('Penyesuaian escrow SPEKTRA: -Rp 10.000');
  });
  const { pathname, search } = new URL(page.url());
  const approver = await Given('the same page of an approver', () => openAs('ADMIN02', `${pathname}${search}`));
  await When('it is refused with a note', async () => {
    await approver.getByRole('button', { name: 'Tolak' }).click();
    await questionOn(approver).answer('Tolak', { reason: 'Bukti tidak terbaca' });
  });
  await Then('nothing is posted', async () => {
    await expect(listOn(approver).rows.first()).toContainText('Ditolak');
    await approver.getByRole('tab', { name: 'Data', exact: true }).click();
    expect(await money(approver).innerText()).toBe(before);
  });
  await When('money is to go in, and that is approved', async () => {
    await ask('Masuk', '25000');
    await expect(snackbar(page, proposed)).toBeVisible();
    await approver.goto(`${pathname}${search}`);
    await expect(listOn(approver).rows.first()).toContainText('+Rp 25.000');
    await approver.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(approver).answer('Setujui');
  });
  await Then('the balance is another one, with the movement that both people stand on', async () => {
    await expect(listOn(approver).rows.first()).toContainText('Disetujui');
    await approver.getByRole('link', { name: 'Mutasi lengkap' }).click();
    await expect(listOn(approver).rows.first()).toContainText('Penyesuaian masuk');
    await expect(listOn(approver).rows.first()).toContainText('25.000');
    await expect(approver.getByRole('status').filter({ hasText: 'Saldo awal' })).toContainText('= saldo akhir');
  });
  await When('the balance is calculated again', () => approver.getByRole('button', { name: 'Hitung ulang' }).click());
  await Then('it agrees, and the check is kept', async () => {
    await expect(snackbar(approver, 'Saldo sesuai dengan mutasi')).toBeVisible();
    await expect(approver.getByRole('region', { name: 'Pemeriksaan terakhir' }).first()).toContainText('Sesuai');
  });
});

test('head office freezes an account at once, and somebody else releases it', async ({ openAs }) => {
  const page = await Given('the account of a member', () => openAs('HOOPS01', '/membership?search=1000000088'));
  await toAccount(page);
  const ask = async (title: string) => {
    await page.getByRole('link', { name: 'Ubah akun' }).click();
    const action = actionOn(page, title);
    await action.reason('Permintaan nasabah');
    await action.send();
  };
  await When('it is frozen', () => ask('Bekukan'));
  await Then('it is frozen at once', () => expect(page.getByRole('heading', { level: 1 })).toContainText('Dibekukan'));
  await When('its release is asked for', () => ask('Buka pembekuan'));
  await Then('it stays frozen until somebody else approves', async () => {
    await expect(snackbar(page, proposed)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dibekukan');
  });
  const { pathname, search } = new URL(page.url());
  const approver = await Given('the same page of an approver', () => openAs('ADMIN02', `${pathname}${search}`));
  await When('it is approved', async () => {
    await approver.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(approver).answer('Setujui');
  });
  await Then('it is in use', () => expect(approver.getByRole('heading', { level: 1 })).toContainText('Aktif'));
});

test('a limit above the tier is in force once two people approved it', async ({ openAs }) => {
  const page = await Given('the changes of a member', () => openAs('HOOPS01', '/membership?search=1000000089'));
  const limits = (of: Page) => of.getByRole('region', { name: 'Plafond', exact: true }).first();
  await When('a limit above the tier is asked for', async () => {
    await listOn(page).rows.first().getByRole('link').first().click();
    await page.getByRole('tab', { name: /^Perubahan data/ }).click();
    await page.getByRole('button', { name: 'Ubah plafond' }).click();
    const dialog = page.getByRole('dialog');
    const line = dialog.getByLabel(/^Lini bisnis\*?$/);
    await chooseIn(line, 'SPEKTRA');
    await dialog.getByLabel(/^Plafond baru\*?$/).fill('75000000');
    await dialog.getByLabel(/^Alasan\*?$/).fill('Permintaan nasabah');
    await choicesOn(page).filter({ hasText: 'Permintaan nasabah' }).click();
    await dialog.getByRole('button', { name: 'Ajukan' }).click();
  });
  await Then('it waits for two people, with the sums on both sides', async () => {
    await expect(snackbar(page, proposed)).toBeVisible();
    const row = listOn(page).rows.first();
    await expect(row).toContainText('Perlu dua penyetuju');
    await expect(row).toContainText('Plafond SPEKTRA: Rp 75.000.000');
    await expect(row).toContainText('Tersedia: Rp');
  });
  const { pathname, search } = new URL(page.url());
  const approve = async (by: Page) => {
    await by.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(by).answer('Setujui');
  };
  const first = await Given('the same page of an approver', () => openAs('ADMIN02', `${pathname}${search}`));
  await When('the first approves', () => approve(first));
  await Then('the limit is the one before, and the second is waited for', async () => {
    await expect(listOn(first).rows.first()).toContainText('menunggu penyetuju kedua');
    await expect(limits(first)).not.toContainText('75.000.000');
  });
  const second = await Given('the page of another approver', () => openAs('ADMIN03', `${pathname}${search}`));
  await When('the second approves', () => approve(second));
  await Then('the limit is in force, as a movement', async () => {
    await expect(listOn(second).rows.first()).toContainText('Disetujui');
    await expect(limits(second)).toContainText('75.000.000');
    await second.getByRole('tab', { name: 'Plafond' }).click();
    await expect(second.getByRole('region', { name: 'Mutasi SPEKTRA' }).first()).toContainText('Penyesuaian');
  });
});
