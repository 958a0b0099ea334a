import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';

const lines = [
  ['/promo', 'PRM-SPK'],
  ['/promo-nmc', 'PRM-NMC'],
  ['/promo-ufi', 'PRM-UFI'],
] as const;

for (const [path, code] of lines)
  test(`${path}: list, detail, sheets, rate page and update of a promo open`, async ({ openAs }) => {
    const page = await Given('the list as product staff', () => openAs('HOBIS01', `${path}?state=new`));
    const list = listOn(page);
    await Then('it shows the new promos', () => expect(list.rows.first()).toContainText(code));
    await When('one is opened', () => list.rows.first().getByRole('link').first().click());
    await Then('its page says what its activation needs', () =>
      expect(page.getByRole('heading', { name: 'Kesiapan aktivasi' })).toBeVisible(),
    );
    await When('its rates are opened', () => page.getByRole('tab', { name: /^Rate/ }).click());
    await When('a sheet is opened', () => listOn(page).rows.first().getByRole('link').first().click());
    await Then('its grid can be filled in beside the simulation', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
      await expect(page.getByRole('heading', { name: /Simulasi Angsuran/ })).toBeVisible();
    });
  });
