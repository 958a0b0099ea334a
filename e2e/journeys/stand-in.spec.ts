import type { Page } from '@playwright/test';
import { core } from '../support/core.ts';
import { typedDay } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';

const leave = (page: Page) => page.getByRole('region', { name: 'Pengganti saat cuti' });

/** A change of a group of products that waits for a second person. */
async function groupChange(maker: string, code: string): Promise<string> {
  const { result } = await callAs(maker, 'GET', `middle/product-group?search=${code}`);
  const [{ secureId }] = result.rows as [{ readonly secureId: string }];
  const { result: group } = await callAs(maker, 'GET', `middle/product-group/${secureId}`);
  const answer = await callAs(maker, 'PUT', 'middle/product-group', {
    ...group,
    dpMinPct: group.dpMinPct === '35.0000' ? '36' : '35',
    reason: 'uang muka kelompok dinaikkan',
  });
  return (answer.result as { change: { secureId: string } }).change.secureId;
}

/** Ends what an earlier run of this journey left. */
async function endStandIns(username: string): Promise<void> {
  const { result } = await callAs(username, 'GET', 'middle/auth/me/stand-in');
  for (const { secureId } of result.own) await callAs(username, 'PUT', 'middle/auth/me/stand-in/end', { secureId });
}

test(
  'during leave another approver decides: both are named, and nobody gains a right',
  core('stand-in'),
  async ({ openAs }) => {
    const head = await Given('the head of business on the own profile', async () => {
      await endStandIns('HOBISHD01');
      return openAs('HOBISHD01', '/profile');
    });
    await When('a stand-in is asked for without a day', async () => {
      await leave(head).getByRole('combobox', { name: 'Pengganti' }).fill('ADMIN02');
      await head.getByRole('option', { name: /ADMIN02/ }).click();
      await leave(head).getByRole('button', { name: 'Tunjuk pengganti' }).click();
    });
    await Then('the days are asked for, and a reload keeps who was chosen', async () => {
      await expect(leave(head).getByRole('alert')).toHaveCount(2);
      await head.reload();
      await expect(leave(head).getByRole('combobox', { name: 'Pengganti' })).toHaveValue(/ADMIN02/);
    });
    await When('the days are given', async () => {
      await leave(head).getByLabel('Mulai').fill(typedDay());
      await leave(head).getByLabel('Sampai dengan').fill(typedDay(2));
      await leave(head).getByRole('button', { name: 'Tunjuk pengganti' }).click();
    });
    await Then('the stand-in is listed', async () => {
      await expect(snackbar(head, 'Pengganti ditunjuk')).toBeVisible();
      await expect(leave(head).getByRole('button', { name: 'Akhiri' })).toBeVisible();
    });

    const id = await Given('a change that both might decide', () => groupChange('HOBIS01', 'DAPUR'));
    const page = await When('the stand-in opens it', () => openAs('ADMIN02', `/approval?change=${id}`));
    await Then('the page says who is represented', () =>
      expect(page.getByText(/Anda mewakili .* keputusan Anda tercatat juga untuknya/)).toBeVisible(),
    );
    await When('it is approved', async () => {
      await page.locator('.approval-pane').getByRole('button', { name: 'Setujui' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Setujui 1' }).click();
      await expect(snackbar(page, '1 permintaan disetujui')).toBeVisible();
    });
    await Then('the decision names both', async () => {
      const { result } = await callAs('HOBIS01', 'GET', `middle/approval/${id}`);
      expect(result).toMatchObject({ state: 'APPROVED', decidedBy: 'ADMIN02', decidedFor: ['HOBISHD01'] });
    });
    await When('the head of business is back and ends it', async () => {
      await leave(head).getByRole('button', { name: 'Akhiri' }).click();
      await questionOn(head).question.getByRole('button', { name: 'Akhiri' }).click();
    });
    await Then('nobody is represented any more', async () => {
      await expect(snackbar(head, 'Pengganti diakhiri')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persetujuan');
      await expect(page.getByText(/Anda mewakili/)).toHaveCount(0);
    });
  },
);
