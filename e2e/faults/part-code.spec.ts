import type { Page } from '@playwright/test';
import { inactiveCardType } from '../support/card-types.ts';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { outages } from '../support/outage.ts';
import { expectSameDocument, failureOn, intercept, markDocument } from '../support/release.ts';
import { callAs } from '../support/services.ts';

const code = /\.js(\?again=\d+)?$/;
const part = (page: Page) => page.getByRole('alert').filter({ hasText: 'Bagian ini belum dapat dimuat.' });

for (const what of ['are 404', 'answer 503', 'reset the connection'] as const) {
  const details = what === 'are 404' ? core('part-of-page') : {};
  test(
    `files of a dialog that ${what} take nothing of its list away, and come with the retry`,
    details,
    async ({ openAs }) => {
      const page = await Given('a list that is searched', () => openAs('ADMIN01', '/card-types'));
      await listOn(page).isReady();
      await page.getByRole('searchbox').first().fill('mitra');
      await markDocument(page);
      const heal = await outages[what]!(page, code);
      await When('a dialog is opened whose code does not come', async () => {
        await page.getByRole('button', { name: 'Unduh' }).click();
        await page.getByRole('menuitem', { name: 'Unduh dengan pilihan…' }).click();
      });
      await Then('the page says so in its place, under a support id, and stands', async () => {
        await expect(part(page)).toHaveText(/Isian Anda tetap ada\. Kode bantuan: [0-9A-F]{8}\./);
        await expect(failureOn(page).failure).toHaveCount(0);
        await expect(page.getByRole('searchbox').first()).toHaveValue('mitra');
      });
      await When('it is asked for again while nothing has changed', async () => {
        await part(page).getByRole('button', { name: 'Coba lagi' }).click();
        await expect(part(page)).toBeVisible();
      });
      await When('the files are back', async () => {
        await heal();
        await part(page).getByRole('button', { name: 'Coba lagi' }).click();
      });
      await Then('the dialog opens, in the same document', async () => {
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(part(page)).toHaveCount(0);
        await expect(page.getByRole('searchbox').first()).toHaveValue('mitra');
        await expectSameDocument(page);
      });
    },
  );
}

test('a form keeps what is typed when the code of its own question does not come, and asks after all', async ({
  openAs,
}) => {
  const type = await Given('a type', () => inactiveCardType());
  const page = await Given('somebody who renames it', () => openAs('ADMIN01', `/card-types/${type.secureId}/update`));
  const form = formOn(page);
  await form.fill({ Nama: `${type.name} A` });
  await markDocument(page);
  await Given('a colleague who renamed it meanwhile', async () => {
    const { result } = await callAs('ADMIN03', 'GET', `middle/card-types/${type.secureId}`);
    await callAs('ADMIN03', 'PUT', 'middle/card-types', { ...result, name: `${type.name} B` });
  });
  const heal = await intercept(page, code, (route) => route.abort('connectionreset'));
  await When('it is saved', () => form.save.click());
  await Then('the form says that a part is missing, and the typing stands', async () => {
    await expect(part(page)).toBeVisible();
    await expect(form.field('Nama')).toHaveValue(`${type.name} A`);
  });
  await When('the line is back and it is asked for again', async () => {
    await heal();
    await part(page).getByRole('button', { name: 'Coba lagi' }).click();
  });
  await Then('the question is there, and the typing too', async () => {
    const { question } = questionOn(page);
    await expect(question).toContainText('Data sudah diubah oleh pengguna lain');
    await question.getByRole('radio', { name: 'Nama: Isian Anda' }).check();
    await question.getByRole('button', { name: 'Pakai pilihan' }).click();
    await form.saveAndSee(`${type.name} A`);
    await expectSameDocument(page);
  });
});
