import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { callAs } from '../support/services.ts';

/** Cards in a parcel whose list needs more than one sheet. */
const many = 120;

test('the packing list of a large parcel is printed whole, on white, without the console around it', async ({
  openAs,
}) => {
  const { result } = await callAs('ADMIN03', 'GET', 'transaction/card-issuance/delivery?mode=OFFICE');
  const { secureId, issuanceId } = result.rows[0] as { readonly secureId: string; readonly issuanceId: string };
  const page = await Given('a delivery, with the dark theme', () => openAs('ADMIN03', '/'));
  await page.evaluate(() =>
    localStorage.setItem('preferences', JSON.stringify({ theme: 'dark', language: 'id', density: 'comfortable' })),
  );
  await page.route(/\/papers/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { readonly result: { readonly lines: readonly object[] } };
    const lines = Array.from({ length: many }, (_, index) => ({
      ...body.result.lines[0],
      cardNo: `971001200000${String(1000 + index)}`,
    }));
    await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, lines } } });
  });
  await page.goto(`/card-issuance/${issuanceId}/delivery-page/${secureId}`);
  const sheet = page.getByRole('dialog', { name: 'Daftar isi' });
  await When('its packing list is printed', async () => {
    await page.getByRole('button', { name: 'Daftar isi' }).click();
    await expect(sheet.getByRole('row')).toHaveCount(many + 1);
    await page.emulateMedia({ media: 'print' });
  });
  await Then('only the sheet is left, dark on white, with its signatures', async () => {
    await expect(page.getByRole('navigation', { name: 'Menu utama', includeHidden: true })).toBeHidden();
    await expect(sheet.getByRole('button', { name: 'Cetak' })).toBeHidden();
    await expect(sheet.getByText('Diterima oleh')).toBeVisible();
    expect(await sheet.locator('.paper').evaluate((paper) => getComputedStyle(paper).color)).toBe('rgb(0, 0, 0)');
  });
  await Then('every card has its place on some page', async () => {
    const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(7);
  });
});
