import { expect, test, Given, Then, When } from '../support/fixtures.ts';
import { ask } from '../support/frame.ts';
import { keysOn } from '../support/keyboard.ts';
import { members } from '../support/records.ts';

interface Verifications {
  readonly rows: readonly { readonly secureId: string; readonly memberNo: string }[];
}

test('an application is checked, approved and left for the next one without a mouse', async ({ openAs }) => {
  const { rows } = await ask<Verifications>('ADMIN03', 'middle/card-verification?state=MANUAL_CHECKING&size=100');
  const { secureId } = rows.find(({ memberNo }) => memberNo === members.withApplicationForKeyboard)!;
  const page = await Given('the desk', () => openAs('HOOPS01', `/card-verification/${secureId}/manual-checking`));
  const keys = keysOn(page);
  const items = page.getByRole('group').filter({ has: page.getByRole('radio') });
  const radio = (item: number, name: 'OK' | 'Tidak OK') => items.nth(item).getByRole('radio', { name, exact: true });
  await Then('the focus is on what is looked at first', () => expect(radio(0, 'OK')).toBeFocused());
  await When('an item is found wrong, its reason chosen, and put right after all', async () => {
    await keys.press('x');
    await expect(page.getByRole('combobox', { name: /Alasan Nama sesuai KTP/ })).toBeFocused();
    await keys.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await keys.press('Enter');
    await expect(radio(0, 'Tidak OK')).toBeChecked();
    await keys.back(radio(0, 'Tidak OK'));
  });
  await When('every item is decided by one key', async () => {
    for (let item = 0; item < 9; item += 1) {
      await keys.press('o');
      await expect(radio(item, 'OK')).toBeChecked();
      await expect(radio(Math.min(item + 1, 8), 'OK')).toBeFocused();
    }
  });
  await When('the KTP is enlarged and turned', async () => {
    await expect(page.getByRole('img', { name: 'KTP' })).toBeVisible();
    await keys.back(page.getByRole('button', { name: 'Perbesar KTP' }));
    await keys.press('+');
    await keys.press('r');
  });
  await Then('it is half as large again, and lies on its side', async () => {
    await expect(page.getByRole('status', { name: 'Ukuran KTP' })).toHaveText('150 %');
    await expect(page.getByRole('img', { name: 'KTP' })).toHaveCSS('rotate', '90deg');
  });
  await When('it is approved', () => keys.enter(page.getByRole('button', { name: 'Setujui', exact: true })));
  await Then('the card is made, and the next application has the focus', async () => {
    await expect(page.getByText('Disetujui')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Berikutnya' })).toBeFocused();
    await keys.enter(page.getByRole('link', { name: 'Buka detail' }).last());
    await expect(page.getByText(/^9710 \d{4} \d{4} \d{4}$/)).toBeVisible();
  });
});
