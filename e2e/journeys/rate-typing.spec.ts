import { expect, Given, password, test, Then, When } from '../support/fixtures.ts';
import { snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { endOnServer, signInOn } from '../support/sign-in.ts';

const officeCode = '17050';

test('rates that are typed outlive a reload and the end of the session, and say what is wrong with them', async ({
  openAs,
}) => {
  const { rows } = (await callAs('ADMIN01', 'GET', `middle/branch?search=${officeCode}`)).result;
  const page = await Given('the form of new rates of a branch', () =>
    openAs('HOBIS01', `/branch/${rows[0].secureId}/rates/create`, { fresh: true }),
  );
  const cell = (title: string, row: number) => page.getByRole('textbox', { name: `${title}, baris ${row}` });
  await When('a row is filled in by Tab and the next one begun by Enter', async () => {
    await cell('Dari tenor', 1).click();
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('6');
    await page.keyboard.press('Tab');
    await page.keyboard.type('6,5');
    await page.keyboard.press('Enter');
  });
  await Then('the next row begins where this one did, and the bounds of the line are known', async () => {
    await expect(cell('Dari tenor', 2)).toBeFocused();
    await expect(page.getByText('Baris 1, Rate Regular: Harus antara 0,0001 dan 5')).toBeVisible();
    await expect(page.getByText(/^Tenor yang tetap tanpa rate/)).toHaveCount(0);
  });
  await When('the page is reloaded', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
  });
  await When('what was typed is restored', () => page.getByRole('button', { name: 'Pulihkan isian' }).click());
  await Then('it is there', () => expect(cell('Rate Regular', 1)).toHaveValue('6,50'));
  await When('the session has ended, and the form is sent', async () => {
    await cell('Rate Regular', 1).fill('2,5');
    await page.getByRole('textbox', { name: 'Mulai berlaku' }).fill('01-12-2027');
    await page.getByRole('textbox', { name: /^Alasan/ }).fill('penyesuaian harga pasar');
    // The panel beside the form calls the services too, and would find out before the button is pressed.
    await page.route(/\/rates\/grid$/, async (route) => {
      await endOnServer(page.context());
      await route.continue();
    });
    await page.getByRole('button', { name: 'Ajukan' }).click();
  });
  const again = page.getByRole('dialog', { name: 'Sesi berakhir' });
  await Then('the sign-in stands over what was typed, and nothing else is said', async () => {
    await expect(again).toBeVisible();
    await expect(snackbar(page, 'Token Expired. Sorry you must login again')).toBeVisible();
    await expect(page.locator('.snackbar')).toHaveCount(1);
  });
  await When('the same person signs in', async () => {
    await signInOn(page).password.fill(password());
    await signInOn(page).submit.click();
  });
  await Then('it is as it was', async () => {
    await expect(again).toHaveCount(0);
    await expect(cell('Rate Regular', 1)).toHaveValue('2,50');
  });
});
