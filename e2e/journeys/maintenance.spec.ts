import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { frameOn } from '../support/frame.ts';
import { listOn } from '../support/list.ts';

// The switch affects all users, so this test uses the console on which no other test reads lists.
test.use({ baseURL: ({ identityConsole }, use) => use(identityConsole.url) });

test(
  'a module is closed for maintenance by the settings, and opened again by them',
  core('maintenance'),
  async ({ openAs }) => {
    const page = await Given('the settings', () =>
      openAs('ADMIN01', '/app-setting-properties?search=MAINTENANCE_MODULES'),
    );
    const list = listOn(page);
    const form = formOn(page);
    const frame = frameOn(page);
    const close = async (modules: string) => {
      await list.isReady();
      await list.act('MAINTENANCE_MODULES', 'Ubah');
      await form.fill({ Nilai: modules });
      await form.saveAndSee('MAINTENANCE_MODULES');
    };
    await When('a name that is no module is given', async () => {
      await list.isReady();
      await list.act('MAINTENANCE_MODULES', 'Ubah');
      await form.fill({ Nilai: 'wilayah' });
      await form.save.click();
    });
    await Then('it is refused beside the field', () => expect(form.error('Nilai')).toContainText('wilayah'));
    await When('a module is named', async () => {
      await form.fill({ Nilai: 'regions' });
      await form.saveAndSee('MAINTENANCE_MODULES');
    });
    await Then('its page says so, and the sidebar still lists it', async () => {
      await page.goto('/regions');
      await expect(frame.heading).toHaveText('Sedang dalam pemeliharaan');
      await expect(page.getByText('503', { exact: true })).toBeVisible();
      await frame.openAll();
      await expect(frame.link('Wilayah')).toBeVisible();
    });
    await When('everything is closed', async () => {
      await page.goto('/app-setting-properties?search=MAINTENANCE_MODULES');
      await close('*');
    });
    await Then('whoever keeps the settings stays in; other pages are closed', async () => {
      await page.goto('/card-types');
      await expect(page.getByText('503', { exact: true })).toBeVisible();
      await expect(frame.sidebar).toBeVisible();
    });
    await When('it is switched off', async () => {
      await page.goto('/app-setting-properties?search=MAINTENANCE_MODULES');
      await close('');
    });
    await Then('the module works again', async () => {
      await page.goto('/regions');
      await expect(frame.heading).toHaveText('Wilayah');
    });
  },
);
