import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { importOn } from '../support/import.ts';
import { listOn, questionOn } from '../support/list.ts';

test('many promos are changed at once, and a second person decides on all of it', async ({ openAs }) => {
  const page = await Given('promos to change as pricing staff', () =>
    openAs('HOBIS01', '/promo/update-bulk?state=active&sort=promoCode,asc'),
  );
  const list = listOn(page);
  const cells = list.rows.getByText(/^PRM-/);
  const codes = await Promise.all([0, 1].map((at) => cells.nth(at).innerText()));
  await When('two are chosen and their end is moved by three days', async () => {
    for (const code of codes) await list.select(code);
    await list.bulk.getByRole('button', { name: 'Ubah massal…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Hari/ }).fill('3');
    await dialog.getByRole('button', { name: 'Pratinjau' }).click();
  });
  const wizard = importOn(page);
  await Then('each is shown before and after', async () => {
    await expect(page.getByText('Geser tanggal selesai').first()).toBeVisible();
    for (const code of codes) await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();
  });
  await When('it is confirmed', () => wizard.confirm({ reason: 'Sesuai memo promo 14' }));
  const head = await Given('a second person', () => openAs('HOBISHD01', page.url()));
  await When('all of it is approved', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(head).question.getByRole('button', { name: 'Setujui' }).click();
  });
  await Then('both promos have been written', () => importOn(head).ends(/2 baris ditulis/));
});

test('a change whose value is missing keeps what was chosen, and the field says so', async ({ openAs }) => {
  const page = await Given('a promo to change', () => openAs('HOBIS01', '/promo-ufi/update-bulk?state=active'));
  const list = listOn(page);
  await When('it is sent without a value', async () => {
    await list.rows.first().getByRole('checkbox').check();
    await list.bulk.getByRole('button', { name: 'Ubah massal…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pratinjau' }).click();
  });
  await Then('the field says what is missing', () =>
    expect(page.getByRole('dialog').getByRole('textbox', { name: /^Hari/ })).toHaveAccessibleDescription(/Wajib diisi/),
  );
});
