import { core } from '../support/core.ts';
import { aroundNow } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { listOn, questionOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';

test(
  'an admin views the console as a role: menu, restriction, no change, a banner throughout, and back',
  core('view-as'),
  async ({ openAs }) => {
    const page = await Given('the roles', () => openAs('ADMIN03', '/roles?search=ho_operations', { fresh: true }));
    const list = listOn(page);
    const frame = frameOn(page);
    const banner = page.getByRole('region', { name: 'Tampilan sebagai peran' });
    await list.isReady();
    await When('one is viewed as', async () => {
      await list.act('ho_operations', 'Lihat sebagai peran ini');
      await questionOn(page).answer('Lihat sebagai peran ini');
    });
    await Then('the banner names it, and the menu is the role’s', async () => {
      await expect(banner).toContainText('Anda melihat konsol sebagai peran ho_operations.');
      await expect(page).toHaveURL(/\/$/);
      await frame.openAll();
      await expect(frame.link('Jenis Kartu')).toBeVisible();
      await expect(frame.link('Peran')).toHaveCount(0);
    });
    await When('a page outside of the role is opened', () => page.goto('/roles'));
    await Then('it is unknown, with the banner still there', async () => {
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(banner).toBeVisible();
    });
    await When('a record is switched off', async () => {
      await page.goto('/card-types?status=active');
      await list.isReady();
      await list.rows
        .first()
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
    });
    await Then('the menu is that of the role, and what changes something says why it cannot', async () => {
      const off = page.getByRole('menuitem', { name: 'Nonaktifkan' });
      await expect(off).toHaveAttribute('aria-disabled', 'true');
      await expect(off).toHaveAccessibleDescription(/hanya baca/);
      await page.keyboard.press('Escape');
    });
    await Then('nothing can be made or taken out, and each button says so in the words of the services', async () => {
      for (const name of ['Tambah', 'Unduh']) {
        const button = page.getByRole('button', { name, exact: true });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAccessibleDescription(
          'Anda sedang melihat konsol sebagai peran ho_operations: hanya baca',
        );
      }
    });
    await When('the way back is taken', () => banner.getByRole('button', { name: 'Kembali' }).click());
    await Then('the console is the admin’s again', async () => {
      await expect(page).toHaveURL(/\/roles$/);
      await expect(banner).toHaveCount(0);
      await list.isReady();
      await expect(page.getByRole('link', { name: 'Tambah' })).toBeVisible();
    });
    await Then('beginning and end are in the audit trail', async () => {
      const { result } = await callAs(
        'ADMIN01',
        'GET',
        `middle/audit-trail?${aroundNow()}&module=roles&username=ADMIN03&action=VIEW_AS&action=VIEW_AS_END`,
      );
      expect(result.rows.map((row: { action: string; entityLabel: string }) => [row.action, row.entityLabel])).toEqual([
        ['VIEW_AS_END', 'ho_operations'],
        ['VIEW_AS', 'ho_operations'],
      ]);
    });
  },
);
