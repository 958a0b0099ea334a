import type { Page } from '@playwright/test';
import { ask } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { role, type MadeRole } from '../support/roles.ts';
import { callAs } from '../support/services.ts';

/** A branch head who manages accounts of their own branches and is no admin; used by this test only. */
const maker = 'KACAB09';
const sent = 'Perubahan disimpan dan menunggu persetujuan orang lain';

interface Account {
  readonly secureId: string;
  readonly version: number;
  readonly username: string;
  readonly roleIds: readonly string[];
  readonly branchIds: readonly string[];
  readonly status: string;
}
const accountOf = async (secureId: string): Promise<Account> =>
  (await callAs('ADMIN02', 'GET', `middle/user/${secureId}`)).result;
let held: MadeRole;
let further: MadeRole;
// Roles within the maker's own rights.
test.beforeAll(async () => {
  held = await role({ '/card-stock': 'View Only' });
  further = await role({ '/cards': 'View Only' });
});

let count = 0;
/** An account of the maker's branch, created by an admin. */
async function clerk(): Promise<Account> {
  count += 1;
  const unique = `${Date.now().toString(36)}${count}`.toUpperCase();
  const head = await ask<Account>(maker, 'middle/user/current');
  const { branchIds } = await accountOf(head.secureId);
  const answer = await callAs('ADMIN02', 'POST', 'middle/user', {
    username: `DUA${unique}`,
    name: `Orang ${unique}`,
    email: `dua.${unique.toLowerCase()}@contoh.id`,
    npk: String(Date.now() + count).slice(-9),
    phone: null,
    userType: 'EMPLOYEE',
    roleIds: [held.secureId],
    mappingType: 'BRANCH',
    branchIds: branchIds.slice(0, 1),
    mraIds: [],
    mroId: null,
    printVendorCode: null,
    localLoginAllowed: false,
    validFrom: null,
    validTo: null,
  });
  expect(answer, answer.message).toMatchObject({ status: 200 });
  return answer.result;
}

/** Adds a value to a multi-value field; its section may have the same title. */
const choose = async (page: Page, title: string, text: string) => {
  await formOn(page)
    .form.getByRole('combobox', { name: new RegExp(`^${title}`) })
    .fill(text);
  await choicesOn(page).filter({ hasText: text }).first().click();
  await page.keyboard.press('Escape');
};

const changes: readonly {
  readonly what: string;
  readonly make: (page: Page, account: Account) => Promise<void>;
  readonly before?: (account: Account) => Promise<unknown>;
  /** Runs after approval: checks what the change has affected. */
  readonly holds: (account: Account, changed: Account) => Promise<unknown>;
  readonly shown: RegExp;
}[] = [
  {
    what: 'another e-mail',
    make: async (page, { username }) => {
      await formOn(page).fill({ 'E-mail': `lain.${username.toLowerCase()}@contoh.id` });
    },
    holds: async (before, now) => Promise.resolve(now.version > before.version),
    shown: /E-mail/,
  },
  {
    what: 'a further role',
    make: (page) => choose(page, 'Peran', further.name),
    holds: (_, now) => Promise.resolve(now.roleIds.includes(further.secureId)),
    shown: /Peran/,
  },
  {
    what: 'another place',
    before: async () => {
      // The maker has two branches and cannot assign more.
      const head = await ask<Account>(maker, 'middle/user/current');
      const now = await accountOf(head.secureId);
      if (now.branchIds.length > 1) return;
      const { result } = await callAs('ADMIN02', 'GET', 'middle/branch/lov?line=SPEKTRA&search=13020');
      const answer = await callAs('ADMIN02', 'PUT', 'middle/user', {
        ...now,
        branchIds: [...now.branchIds, (result as { secureId: string }[])[0]!.secureId],
      });
      expect(answer, answer.message).toMatchObject({ status: 200 });
    },
    make: (page) => choose(page, 'Cabang', '13020'),
    holds: (before, now) => Promise.resolve(now.branchIds.length > before.branchIds.length),
    shown: /Cabang/,
  },
];

for (const { what, make, before, holds, shown } of changes) {
  test(`${what}, given by somebody who is no admin, waits for a second person and takes effect by theirs`, async ({
    openAs,
  }) => {
    await before?.(await clerk());
    const account = await Given('an account', clerk);
    const page = await Given('its form, as a branch head', () =>
      openAs(maker, `/user/update?userId=${account.secureId}`),
    );
    await When('it is changed and saved with a reason', async () => {
      await make(page, account);
      await formOn(page).fill({ 'Alasan perubahan': 'Pindah tugas mulai pekan depan' });
      const answered = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/middle/user') && answer.request().method() === 'PUT',
      );
      await formOn(page).save.click();
      expect((await answered).ok(), await (await answered).text()).toBe(true);
    });
    await Then('it waits, and its maker cannot decide', async () => {
      await expect(snackbar(page, sent)).toBeVisible();
      const card = page.getByRole('region', { name: 'Perubahan menunggu persetujuan' });
      await expect(card).toContainText('Anda mengajukan perubahan ini; orang lain yang memutuskan.');
      await expect(card.getByRole('rowheader', { name: shown }).first()).toBeVisible();
      await expect(card.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
      expect(await holds(account, await accountOf(account.secureId))).toBe(false);
    });
    const colleague = await When('a colleague opens it', () => openAs('ADMIN03', `/user/${account.secureId}`));
    await When('it is approved', async () => {
      const card = colleague.getByRole('region', { name: 'Perubahan menunggu persetujuan' });
      await expect(card).toContainText('Pindah tugas mulai pekan depan');
      await card.getByRole('button', { name: 'Setujui' }).click();
      await questionOn(colleague).answer('Setujui');
    });
    await Then('it is in force, and nothing waits any more', async () => {
      await expect(snackbar(colleague, 'Perubahan disetujui dan berlaku')).toBeVisible();
      await expect(colleague.getByRole('region', { name: 'Perubahan menunggu persetujuan' })).toHaveCount(0);
      expect(await holds(account, await accountOf(account.secureId))).toBe(true);
    });
  });
}

test('an account that was switched off is let in again by two people, and stays out when the second says no', async ({
  openAs,
}) => {
  const account = await Given('an account that is switched off', async () => {
    const each = await clerk();
    await callAs('ADMIN02', 'PUT', 'middle/user/deactivate', {
      items: [{ secureId: each.secureId, version: each.version }],
      reason: 'Cuti panjang',
    });
    expect((await accountOf(each.secureId)).status).toBe('inactive');
    return each;
  });
  const address = `/user?search=${account.username}&status=inactive`;
  const page = await Given('the list, as a branch head', () => openAs(maker, address));
  const colleague = await Given('a colleague', () => openAs('ADMIN03', '/'));
  for (const decision of ['Tolak', 'Setujui'] as const) {
    await When('it is asked to be let in', async () => {
      await listOn(page).act(account.username, 'Aktifkan');
      await questionOn(page).answer('Aktifkan', { reason: 'Kembali dari cuti' });
    });
    await Then('it waits', async () => {
      await expect(snackbar(page, /menunggu persetujuan orang lain/)).toBeVisible();
      expect((await accountOf(account.secureId)).status).toBe('inactive');
    });
    await When(`a colleague answers ${decision}`, async () => {
      await colleague.goto(`/user/${account.secureId}`);
      await colleague
        .getByRole('region', { name: 'Perubahan menunggu persetujuan' })
        .getByRole('button', { name: decision })
        .click();
      const question = colleague.getByRole('alertdialog');
      await question.getByRole('textbox').fill('Sudah diperiksa dengan atasan');
      await question.getByRole('button', { name: decision, exact: true }).click();
      await expect(
        snackbar(colleague, decision === 'Setujui' ? 'Perubahan disetujui dan berlaku' : 'Perubahan ditolak'),
      ).toBeVisible();
    });
    await Then('it is as the colleague decided', async () =>
      expect((await accountOf(account.secureId)).status).toBe(decision === 'Setujui' ? 'active' : 'inactive'),
    );
    await page.goto(address);
  }
  await Then('the colleague sees it active', () => expect(fact(colleague, 'Username')).toHaveText(account.username));
});
