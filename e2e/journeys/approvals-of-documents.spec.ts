import type { Page } from '@playwright/test';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { keysOn } from '../support/keyboard.ts';
import { snackbar } from '../support/list.ts';
import { newPhone, propose } from '../support/phones.ts';
import { callAs } from '../support/services.ts';
import { protectedSetting } from '../support/settings.ts';

const rowOf = (page: Page, id: string) => page.locator(`tr[data-change="${id}"]`);

/** A change of a setting that waits for a second person. */
async function settingChange(maker: string): Promise<string> {
  const { secureId, version } = await protectedSetting({ value: '5', valueType: 'NUMBER' });
  const { result } = await callAs(maker, 'GET', `middle/app-setting-properties/${secureId}`);
  const body = { ...result, version, value: '7', reason: 'diminta tim keamanan' };
  const answer = await callAs(maker, 'PUT', 'middle/app-setting-properties', body);
  return (answer.result as { change: { secureId: string } }).change.secureId;
}

test('documents and changes are ticked, kept over a reload and approved; one is named with its reason', async ({
  openAs,
}) => {
  const phones = await Given('two proposed numbers', async () => [
    await propose('HOOPS01', newPhone()),
    await propose('HOOPS01', newPhone()),
  ]);
  const settings = await Given('three changes of settings', async () => [
    await settingChange('ADMIN03'),
    await settingChange('ADMIN03'),
    await settingChange('ADMIN03'),
  ]);
  const ids = [...phones.map(({ secureId }) => secureId), ...settings];
  const page = await Given('the page of approvals', () => openAs('ADMIN01', '/approval'));
  await When('five are ticked, and the page is loaded again', async () => {
    for (const id of ids) await rowOf(page, id).getByRole('checkbox').check();
    await page.reload();
  });
  await Then('they are ticked still', async () => {
    for (const id of ids) await expect(rowOf(page, id).getByRole('checkbox')).toBeChecked();
  });
  await When('one is decided elsewhere, and all are approved', async () => {
    await callAs('ADMIN02', 'PUT', 'middle/app-setting-properties/change/reject', {
      secureIds: [settings[0]],
      note: 'belum waktunya',
    });
    await page.getByRole('button', { name: 'Setujui' }).first().click();
  });
  const dialog = page.getByRole('dialog');
  await Then('the one that refuses is named with its reason', async () => {
    await expect(dialog).toContainText('4 dari 5 permintaan dapat diputuskan');
    await expect(dialog.getByRole('row')).toHaveCount(2);
  });
  await When('those that pass are approved', () => dialog.getByRole('button', { name: 'Setujui 4' }).click());
  await Then('four are in force', async () => {
    await expect(snackbar(page, '4 permintaan disetujui')).toBeVisible();
    for (const id of ids) await expect(rowOf(page, id)).toHaveCount(0);
    const { result } = await callAs('ADMIN01', 'GET', `middle/blacklist-phone-number/${phones[0]!.secureId}`);
    expect(result.state).toBe('ACTIVE');
  });
});

test('a stand-in from today until tomorrow decides for somebody absent, and both are named', async ({ openAs }) => {
  const page = await Given('the profile of an approver', () => openAs('HOOPS05', '/profile'));
  const form = page.getByRole('region', { name: 'Pengganti saat cuti' });
  await When('nothing is typed and it is sent', () => form.getByRole('button', { name: 'Tunjuk pengganti' }).click());
  await Then('what is missing stands beside each field', () => expect(form.getByText('Wajib diisi')).toHaveCount(3));
  const day = (more: number) =>
    new Date(Date.now() + 7 * 3_600_000 + more * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .toReversed()
      .join('-');
  await When('somebody is named until tomorrow, after a reload of what was typed', async () => {
    await form.getByRole('combobox', { name: 'Pengganti' }).fill('HOOPS04');
    await page.getByRole('option', { name: /HOOPS04/ }).click();
    await form.getByLabel('Mulai').fill(day(0));
    await form.getByLabel('Sampai dengan').fill(day(1));
    await form.getByLabel('Sampai dengan').blur();
    await page.reload();
    await expect(form.getByLabel('Sampai dengan')).toHaveValue(day(1));
    await form.getByRole('button', { name: 'Tunjuk pengganti' }).click();
  });
  await Then('it is listed', () => expect(form.getByRole('listitem')).toContainText(/sampai/));
  const phone = await When('the stand-in approves a number', async () => {
    const proposed = await propose('HOOPS01', newPhone());
    const other = await openAs('HOOPS04', `/approval?change=${proposed.secureId}`);
    await expect(other.getByText(/^Anda mewakili/)).toBeVisible();
    await other.locator('.approval-pane').getByRole('button', { name: 'Setujui' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Setujui 1' }).click();
    await expect(snackbar(other, '1 permintaan disetujui')).toBeVisible();
    return proposed;
  });
  await Then('the audit trail names both', async () => {
    const { result } = await callAs('ADMIN01', 'GET', `middle/audit-trail?search=${phone.secureId}&size=20`);
    const entry = result.rows.find(({ action }: { action: string }) => action === 'APPROVE');
    expect(entry.username).toBe('HOOPS04');
    const { result: whole } = await callAs('ADMIN01', 'GET', `middle/audit-trail/${entry.secureId}`);
    expect(JSON.stringify(whole)).toContain('HOOPS05');
  });
  await When('the leave ends early', async () => {
    await form.getByRole('button', { name: 'Akhiri' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri' }).click();
  });
  await Then('nobody stands in any more', () => expect(form.getByRole('listitem')).toHaveCount(0));
});

test('the next record of a queue is taken by keyboard, and stands under the own ones', async ({ openAs }) => {
  const page = await Given('the open reports of loss', () => openAs('HOOPS01', '/card-lost'));
  const queue = page.getByRole('region', { name: 'Antrean' });
  const keys = keysOn(page);
  await When('the next one is taken', () => keys.enter(queue.getByRole('button', { name: 'Ambil berikutnya' })));
  await Then('its page says until when', async () => {
    await expect(page).toHaveURL(/\/card-lost\/[\da-f-]{36}/);
    await expect(queue).toContainText('Anda mengerjakan ini sampai');
  });
  await When('the list of the own ones is opened', async () => {
    await page.goto('/card-lost');
    await queue.getByRole('button', { name: 'Milik saya' }).click();
  });
  await Then('it is the only one, with its person', async () => {
    await expect(page.getByRole('row').filter({ hasText: 'HOOPS01' })).toHaveCount(1);
  });
  await When('it is let go', async () => {
    await page.getByRole('row').filter({ hasText: 'HOOPS01' }).getByRole('link').first().click();
    await queue.getByRole('button', { name: 'Lepas' }).click();
  });
  await Then('nobody works on it', () => expect(queue).toContainText('Belum ada yang mengerjakan'));
});
