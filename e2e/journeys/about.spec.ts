import type { Page } from '@playwright/test';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { questionOn, snackbar } from '../support/list.ts';

const title = 'Siapa kami sebenarnya';
const terms = 'Syarat dan Ketentuan';

const publicAbout = async (page: Page) => {
  const answer = await page.request.get('/api/publish/about');
  return JSON.stringify(await answer.json());
};
const choose = (page: Page, part: string, entry: string) =>
  page.getByRole('region', { name: part }).getByRole('button', { name: entry, exact: true }).click();

test.describe('/about', () => {
  test('a section is published by one, a legal text that members accept again by two', async ({ openAs }) => {
    const page = await Given('the About text', () => openAs('HOBIS01', '/about'));
    const asked = questionOn(page);
    await When('a section is named anew and published', async () => {
      await choose(page, 'Bagian', 'Siapa kami');
      await page.getByRole('textbox', { name: 'Judul' }).fill(title);
      await page.getByRole('button', { name: 'Terbitkan' }).click();
      await asked.question.getByRole('textbox', { name: 'Catatan' }).fill('Judul diperjelas');
      await asked.answer('Terbitkan');
    });
    await Then('the public reads it', async () => {
      await expect(snackbar(page, 'Versi 3 terbit')).toBeVisible();
      expect(await publicAbout(page)).toContain(title);
    });
    await When('a legal text is changed, which members accept again', async () => {
      await choose(page, 'Teks hukum', terms);
      await page.getByLabel('Mulai berlaku').fill('31-12-2027');
      await page.getByLabel('Mulai berlaku').press('Enter');
      await page.getByRole('button', { name: 'Ajukan penerbitan' }).click();
      await asked.question.getByRole('textbox', { name: 'Catatan' }).fill('Syarat baru untuk member');
      await asked.answer('Ajukan penerbitan');
    });
    await Then('it waits for somebody else', async () => {
      await expect(snackbar(page, 'Versi 4 menunggu persetujuan')).toBeVisible();
      await page.getByRole('tab', { name: 'Riwayat' }).click();
      await page.getByRole('button', { name: 'Lihat Versi 4' }).click();
      await expect(page.getByRole('region', { name: 'Versi 4' })).toContainText('Syarat baru untuk member');
    });
    const other = await Given('the version on the screen of an approver', () =>
      openAs('ADMIN01', new URL(page.url()).pathname + new URL(page.url()).search),
    );
    await When('the approver agrees', async () => {
      await other.getByRole('region', { name: 'Versi 4' }).getByRole('button', { name: 'Setujui' }).click();
      await questionOn(other).answer('Setujui');
    });
    await Then('the version is public; its text is that of before until it takes effect', async () => {
      await expect(other.locator('.content-versions li').first()).toContainText('Tayang');
      expect(await publicAbout(other)).toContain('"version":4');
    });
  });
});
