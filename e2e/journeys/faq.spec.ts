import type { Page } from '@playwright/test';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';

const question = 'Bagaimana cara menjadi member?';
const [first, second] = ['Bagaimana cara menjadi member baru?', 'Bagaimana cara daftar menjadi member?'];

const open = async (page: Page) => {
  await page.getByRole('region', { name: 'Pertanyaan' }).getByRole('button', { name: question, exact: true }).click();
  return page.getByRole('textbox', { name: 'Pertanyaan' });
};
const draftQuestion = async (): Promise<string> =>
  (await callAs('HOBIS01', 'GET', 'middle/faq/draft')).result.content.items[0].question;
const publicFaq = async (page: Page) => {
  const answer = await page.request.get('/api/publish/faq');
  return JSON.stringify(await answer.json());
};

test.describe('/faq', () => {
  test('a FAQ published by one and changed by another at once: nothing typed is lost', async ({ openAs }) => {
    const [one, other] = await Given('two editors with the same draft', async () => [
      await openAs('HOBIS01', '/faq'),
      await openAs('HOBIS02', '/faq'),
    ]);
    const [typedByOne, typedByOther] = [await open(one), await open(other)];
    await When('both change the same question, and the first publishes', async () => {
      await typedByOther.fill(second);
      await typedByOne.fill(first);
      await one.getByRole('button', { name: 'Terbitkan' }).click();
      const asked = questionOn(one);
      await asked.question.getByRole('textbox', { name: 'Catatan' }).fill('Pertanyaan diperjelas');
      await asked.answer('Terbitkan');
      await expect(snackbar(one, 'Versi 4 terbit')).toBeVisible();
    });
    await When('the second saves', () => other.getByRole('button', { name: 'Simpan draf' }).click());
    const conflict = other.getByRole('alert', { name: 'Diubah juga oleh HOBIS01' });
    await Then('both texts stand side by side, and the typed one is still there', async () => {
      await expect(conflict.getByRole('group', { name: 'Teks Anda' })).toContainText(second);
      await expect(conflict.getByRole('group', { name: 'Teks HOBIS01' })).toContainText(first);
      await expect(typedByOther).toHaveValue(second);
      expect(await draftQuestion()).toBe(first);
    });
    await When('the page is reloaded before a text is chosen', async () => {
      other.on('dialog', (dialog) => void dialog.accept());
      await other.reload();
    });
    await Then('the typed text and the question are still there', () =>
      expect(conflict.getByRole('group', { name: 'Teks Anda' })).toContainText(second),
    );
    await When('the second keeps the own text and saves', async () => {
      await other.getByRole('button', { name: 'Pakai teks saya' }).click();
      await other.getByRole('button', { name: 'Simpan draf' }).click();
      await expect(other.getByText(/^Draf tersimpan .* oleh HOBIS02$/)).toBeVisible();
    });
    await Then('the draft has it, and the public reads what the first published', async () => {
      expect(await draftQuestion()).toBe(second);
      const shown = await publicFaq(other);
      expect([shown.includes(first), shown.includes(second)]).toEqual([true, false]);
    });
  });
});
