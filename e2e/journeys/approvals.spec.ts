import type { Page } from '@playwright/test';
import { limits } from '../../scripts/lib/patience.mjs';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { protectedSetting } from '../support/settings.ts';

const rowOf = (page: Page, id: string) => page.locator(`tr[data-change="${id}"]`);
const pane = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });

/** A change of a setting that waits for a second person. */
async function settingChange(maker: string): Promise<{ readonly id: string; readonly key: string }> {
  const { secureId, key, version } = await protectedSetting({ value: '5', valueType: 'NUMBER' });
  const { result } = await callAs(maker, 'GET', `middle/app-setting-properties/${secureId}`);
  const answer = await callAs(maker, 'PUT', 'middle/app-setting-properties', {
    ...result,
    version,
    value: '7',
    reason: 'diminta tim keamanan',
  });
  return { id: (answer.result as { change: { secureId: string } }).change.secureId, key };
}

/** A change of a text that waits for a second person. */
async function textChange(maker: string, code: string): Promise<string> {
  const { result } = await callAs(maker, 'GET', `middle/sms-content?search=${code}&size=100`);
  const row = result.rows.find((each: { code: string; channel: string }) => each.code === code);
  const answer = await callAs(maker, 'PUT', 'middle/sms-content', {
    secureId: row.secureId,
    version: row.version,
    content: `${row.content} Hubungi kami bila ragu.`,
    reason: 'kalimat penutup baru',
  });
  return (answer.result as { change: { secureId: string } }).change.secureId;
}

test(
  'changes of two modules are approved at once; the own one is named with its reason',
  core('approvals', 'four-eyes'),
  async ({ openAs }) => {
    const setting = await Given('a change of a setting', () => settingChange('ADMIN03'));
    const text = await Given('a change of a text', () => textChange('ADMIN03', 'OTP_PHONE_UPDATE'));
    const own = await Given('a change of one’s own', () => settingChange('ADMIN01'));
    const page = await When('the approvals are opened from the work list', async () => {
      const opened = await openAs('ADMIN01', '/');
      await opened.getByRole('region', { name: 'Perlu ditinjau' }).getByRole('link', { name: 'Persetujuan' }).click();
      await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Persetujuan');
      return opened;
    });
    await When('the pages of what has waited longer are turned', () =>
      expect(async () => {
        if ((await rowOf(page, setting.id).count()) === 0)
          await page.getByRole('button', { name: 'Berikutnya' }).click({ timeout: limits.attempt });
        await expect(rowOf(page, setting.id)).toBeVisible({ timeout: limits.attempt });
      }).toPass(),
    );
    await Then('others’ changes are listed, the own one is not', async () => {
      await expect(rowOf(page, setting.id)).toContainText(setting.key);
      await expect(rowOf(page, text)).toContainText('OTP_PHONE_UPDATE');
      await expect(rowOf(page, own.id)).toHaveCount(0);
    });
    await When('one is opened', () => rowOf(page, setting.id).click());
    await Then('its difference and its record stand beside the list, in words', async () => {
      const beside = pane(page, setting.key);
      await expect(beside.getByRole('region', { name: 'Yang berubah' }).getByRole('row')).toContainText([
        'IsianSebelumSesudah',
        'Nilai57',
      ]);
      await expect(beside).toContainText('diminta tim keamanan');
      await expect(beside.getByRole('region', { name: `Data ${setting.key} sekarang` })).toContainText('Angka');
    });
    await When('both are ticked by keyboard and approved', async () => {
      for (const id of [setting.id, text]) {
        await rowOf(page, id).click();
        await rowOf(page, id).press('Space');
      }
      await page.getByRole('button', { name: 'Setujui' }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('2 dari 2 permintaan dapat diputuskan');
      await dialog.getByRole('button', { name: 'Setujui 2' }).click();
    });
    await Then('both are in force and leave the list', async () => {
      await expect(snackbar(page, '2 permintaan disetujui')).toBeVisible();
      for (const id of [setting.id, text]) await expect(rowOf(page, id)).toHaveCount(0);
      const { result } = await callAs('ADMIN01', 'GET', `middle/approval/${setting.id}`);
      expect(result).toMatchObject({ state: 'APPROVED', decidedBy: 'ADMIN01' });
    });
  },
);

test('a change that another person decided on before is named, and the other is approved', async ({ openAs }) => {
  const [first, second] = await Given('two changes', async () => [
    await settingChange('ADMIN03'),
    await settingChange('ADMIN03'),
  ]);
  const page = await Given('the page of approvals', () => openAs('ADMIN01', '/approval?module=app-setting-properties'));
  await When('both are ticked, and one is decided elsewhere', async () => {
    for (const { id } of [first, second]) await rowOf(page, id).getByRole('checkbox').check();
    await callAs('ADMIN02', 'PUT', 'middle/app-setting-properties/change/reject', {
      secureIds: [first.id],
      note: 'belum waktunya',
    });
    await page.getByRole('button', { name: 'Setujui' }).first().click();
  });
  const dialog = page.getByRole('dialog');
  await Then('it is named with its reason before anything is decided', async () => {
    await expect(dialog).toContainText('1 dari 2 permintaan dapat diputuskan');
    await expect(dialog.getByRole('row').nth(1)).toContainText(first.key);
  });
  await When('those that pass are approved', () => dialog.getByRole('button', { name: 'Setujui 1' }).click());
  await Then('both have left the list', async () => {
    await expect(snackbar(page, '1 permintaan disetujui')).toBeVisible();
    for (const { id } of [first, second]) await expect(rowOf(page, id)).toHaveCount(0);
  });
});

test('the maker follows the own change and takes it back', async ({ openAs }) => {
  const { id, key } = await Given('a change of one’s own', () => settingChange('ADMIN03'));
  const page = await Given('what one asked for', () => openAs('ADMIN03', `/approval?box=made&change=${id}`));
  await When('it is withdrawn', async () => {
    await expect(pane(page, key)).toContainText('orang lain yang memutuskan');
    await pane(page, key).getByRole('button', { name: 'Tarik kembali' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tarik kembali 1' }).click();
  });
  await Then('it waits no longer', async () => {
    // Behind an open dialog the list is hidden from everybody: the row would be missing at once.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rowOf(page, id)).toHaveCount(0);
    const { result } = await callAs('ADMIN03', 'GET', `middle/approval/${id}`);
    expect(result.state).toBe('WITHDRAWN');
  });
});

test('who decides nothing and has made nothing has no such page, nor a link to it', async ({ openAs }) => {
  const page = await When('a guest goes there', () => openAs('TAMU01', '/approval'));
  await Then('it is an unknown page', () =>
    expect(page.getByRole('heading', { name: '404' }).or(page.getByText('404'))).toBeVisible(),
  );
  await Then('the start page does not lead there', async () => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Perlu ditinjau' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Persetujuan' })).toHaveCount(0);
  });
});

test('the keys of the approvals work on arrival, and rows are lower than 100 px with office, old and new', async ({
  openAs,
}) => {
  const page = await openAs('HOBISHD01', '/approval?module=branch-rate');
  await page.setViewportSize({ width: 1280, height: 800 });
  const rows = page.locator('.approval-list tbody tr');
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toContainText(/^\d{5} [A-Z]\w+ 7-12 /);
  await expect(rows.first()).toContainText(/Rate Regular \d,\d\d % → \d,\d\d %/);
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(100);
});
