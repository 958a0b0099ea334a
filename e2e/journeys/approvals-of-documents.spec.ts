import type { Page } from '@playwright/test';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { keysOn } from '../support/keyboard.ts';
import { snackbar } from '../support/list.ts';
import { newPhone, propose } from '../support/phones.ts';
import { callAs } from '../support/services.ts';

const rowOf = (page: Page, id: string) => page.locator(`tr[data-change="${id}"]`);

test('documents of a module are ticked, kept over a reload, and approved together', async ({ openAs }) => {
  const phones = await Given('two proposed numbers', async () => [
    await propose('HOOPS01', newPhone()),
    await propose('HOOPS01', newPhone()),
  ]);
  const page = await Given('what waits of their module', () =>
    openAs('ADMIN01', '/approval?module=blacklist-phone-number'),
  );
  await When('both are ticked, and the page is loaded again', async () => {
    for (const { secureId } of phones) await rowOf(page, secureId).getByRole('checkbox').check();
    await page.reload();
  });
  await Then('they are ticked still', async () => {
    for (const { secureId } of phones) await expect(rowOf(page, secureId).getByRole('checkbox')).toBeChecked();
  });
  await When('they are approved', async () => {
    await page.getByRole('button', { name: 'Setujui' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('2 dari 2 permintaan dapat diputuskan');
    await page.getByRole('dialog').getByRole('button', { name: 'Setujui 2' }).click();
  });
  await Then('they are in force and have left the list', async () => {
    await expect(snackbar(page, '2 permintaan disetujui')).toBeVisible();
    for (const { secureId } of phones) {
      await expect(rowOf(page, secureId)).toHaveCount(0);
      const { result } = await callAs('ADMIN01', 'GET', `middle/blacklist-phone-number/${secureId}`);
      expect(result.state).toBe('ACTIVE');
    }
  });
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
