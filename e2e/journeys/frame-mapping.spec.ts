import { frameOn, signInByForm } from '../support/frame.ts';
import { expect, Given, password, test, Then, When } from '../support/fixtures.ts';

const missingBranch = 'Data Branch belum di mapping. Tolong cek kembali.';
const missingMra = 'Data MRA belum di mapping. Tolong cek kembali.';

for (const [what, username, warning, landing, heading] of [
  ['E13: an MRO user without branches', 'MROFF04', missingBranch, /\/user\/[0-9a-f-]{36}$/, 'Pemetaan'],
  ['E14: an MRO user without MRA', 'MROFF05', missingMra, /\/mra$/, 'MRA'],
] as const) {
  test(`${what} is warned at the sign-in until it is closed, and sees the page that helps`, async ({ page }) => {
    await When('they sign in', () => signInByForm(page, username, password()));
    await Then('the warning stands over that page', async () => {
      await expect(page.getByRole('alert').filter({ hasText: warning })).toBeVisible();
      await expect(page).toHaveURL(landing);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    });
    await When('another page is opened and the warning closed there', async () => {
      await frameOn(page).link('Home').click();
      await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
      await page.getByRole('alert').filter({ hasText: warning }).getByRole('button', { name: 'Tutup' }).click();
    });
    await Then('it is not said again at the next page', async () => {
      await frameOn(page).link('Profil').click();
      await expect(frameOn(page).heading).toHaveText('Profil');
      await expect(page.getByText(warning)).toHaveCount(0);
    });
  });
}

test('an MRO user whose mapping is complete goes where they wanted, unwarned', async ({ page }) => {
  await Given('a page was opened without a session', async () => {
    await page.goto('/regions');
    await expect(page).toHaveURL(/\/login$/);
  });
  await When('they sign in', async () => {
    await page.getByLabel('Username').fill('MROFF01');
    await page.getByLabel('Password', { exact: true }).fill(password());
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  });
  await Then('that page is shown', async () => {
    await expect(page).toHaveURL(/\/regions$/);
    await expect(frameOn(page).heading).toHaveText('Wilayah');
    await expect(page.getByText(missingBranch)).toHaveCount(0);
  });
});
