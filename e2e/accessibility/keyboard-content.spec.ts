import { unique } from '../support/card-types.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { frameOn } from '../support/frame.ts';
import { keysOn, tabTo } from '../support/keyboard.ts';
import { listOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';

test('menus are put in order without a mouse', async ({ openAs }) => {
  const [first, second] = [`Ketik ${unique()}`, `Ketik ${unique()}`];
  await Given('two menus behind all others', async () => {
    const { result } = await callAs('ADMIN02', 'GET', 'middle/menu?header=other&size=100');
    const last = Math.max(0, ...result.rows.map(({ order }: { order: number }) => order));
    for (const [step, name] of [first, second].entries())
      await callAs('ADMIN02', 'POST', 'middle/menu', {
        name,
        description: null,
        header: 'other',
        url: null,
        icon: 'log',
        order: last + 1 + step,
      });
  });
  const page = await Given('the menus', () => openAs('ADMIN03', '/menu-management'));
  const keys = keysOn(page);
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  const names = async () =>
    (await page.locator('tr[data-level="1"] a').allTextContents()).filter((name) => [first, second].includes(name));
  await listOn(page).isReady();
  await When('the arrangement is opened, and the second menu moved up', async () => {
    await keys.enter(page.getByRole('navigation').getByRole('link', { name: 'Susunan menu' }));
    await keys.to(
      page
        .getByRole('treegrid')
        .filter({ has: row(second) })
        .locator('tbody tr')
        .first(),
    );
    await keys.press('End');
    await tabTo(page, row(second), 'ArrowUp');
    await keys.press('Alt+ArrowUp');
  });
  await Then('it is told, and the row keeps the focus', async () => {
    await expect(page.getByText(new RegExp(`^${second} di urutan \\d+$`))).toBeAttached();
    await expect(row(second)).toBeFocused();
    expect(await names()).toEqual([second, first]);
  });
  await When('the order is saved', () => keys.enter(page.getByRole('button', { name: 'Simpan urutan' })));
  await Then('it stays, and the focus is not lost with the button', async () => {
    await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Simpan urutan' })).toHaveCount(0);
    await keys.isKept();
    await page.reload();
    await expect.poll(names).toEqual([second, first]);
  });
});

test('a notification is written, checked, submitted and cancelled without a mouse', async ({ openAs }) => {
  const title = `Ketik ${unique()}`;
  const page = await Given('the notifications', () => openAs('HOBIS02', '/notification'));
  const form = formOn(page);
  const keys = keysOn(page);
  await listOn(page).isReady();
  await When('one is written with a phone number in it', async () => {
    await keys.enter(page.getByRole('link', { name: 'Tambah', exact: true }));
    await keys.choose(form.field('Tujuan'), 'User konsol');
    await keys.write(form.field('Judul'), title);
    await keys.write(form.field('Isi'), 'Hubungi 0812 3456 7890.');
    await keys.choose(form.field('Jenis audiens'), 'Peran');
    await keys.find(form.field('Peran'), 'internal_audit');
    await keys.press('Escape');
    await keys.enter(form.save);
  });
  await Then('its field says so and has the focus', async () => {
    await expect(form.error('Isi')).toBeVisible();
    await expect(form.field('Isi')).toBeFocused();
  });
  await When('it is corrected and submitted', async () => {
    await keys.write(form.field('Isi'), 'Rapat dimulai pukul sembilan.');
    await keys.enter(form.save);
    await expect(frameOn(page).heading).toContainText(title);
    await keys.enter(page.getByRole('button', { name: 'Ajukan', exact: true }));
    await keys.answer('Ajukan');
  });
  await Then('it is on its way, and the focus is not lost with the button', async () => {
    await expect(fact(page, 'Status')).toHaveText(/Terjadwal|Sedang dikirim|Terkirim/);
    await keys.isKept();
  });
});

test('the text of an SMS is changed and the one before given back without a mouse', async ({ openAs }) => {
  const { result } = await callAs(
    'HOBIS01',
    'GET',
    'middle/sms-content?search=EMAIL_VERIFY&businessLine=ALL&channel=SMS',
  );
  const { secureId, revision } = result.rows[0] as { readonly secureId: string; readonly revision: number };
  const page = await Given('a text', () => openAs('HOBIS03', `/update-sms-content/${secureId}`));
  const form = formOn(page);
  const keys = keysOn(page);
  const current = (number: number) => page.getByText(`Revisi ${number} (berlaku)`);
  await When('something is added at its end and saved', async () => {
    await keys.to(form.field('Isi'));
    await keys.press('Control+End');
    await keys.type(' segera');
    await keys.enter(form.save);
  });
  await Then('it is in force, and the button keeps the focus', async () => {
    await expect(current(revision + 1)).toBeVisible();
    await keys.isKept();
  });
  await When('the revision before is opened and given back', async () => {
    await keys.enter(page.locator('summary').filter({ hasText: `Revisi ${revision} ` }));
    await keys.enter(page.getByRole('button', { name: 'Kembalikan revisi' }).first());
    await keys.answer('Kembalikan revisi');
  });
  await Then('it is in force again, and the focus is in the page', async () => {
    await expect(current(revision + 2)).toBeVisible();
    await keys.isKept();
  });
});
