import { daysAgo, lastFreeCard } from '../support/cards.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { keysOn } from '../support/keyboard.ts';

test('an office reports a card by the keys alone, and another person decides on it by them', async ({ openAs }) => {
  const cardNo = await lastFreeCard('10040');
  const page = await Given('the lost cards', () => openAs('ADMCB08', '/card-lost'));
  const keys = keysOn(page);
  await When('a report of the office is begun', async () => {
    await keys.enter(page.getByRole('link', { name: 'Laporkan kehilangan' }));
    await keys.to(page.getByRole('radio', { name: 'Member' }));
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Kantor' })).toBeChecked();
  });
  await When('a card is typed, and the rest is left out', async () => {
    await keys.write(page.getByLabel('Pindai atau ketik nomor kartu'), cardNo);
    await keys.press('Enter');
    await expect(page.getByText('1 kartu', { exact: true })).toBeVisible();
    await keys.enter(page.getByRole('button', { name: 'Ajukan' }));
  });
  await Then('the focus goes to what is wrong', () => expect(page.getByLabel('Alasan', { exact: true })).toBeFocused());
  await When('it is told and submitted', async () => {
    await keys.choose(page.getByLabel('Alasan', { exact: true }), 'Lainnya');
    await keys.write(page.getByLabel('Tanggal hilang'), daysAgo(0));
    await keys.write(page.getByLabel('Kronologi'), 'Tidak ada di brankas saat dibuka pagi ini.');
    await keys.enter(page.getByRole('button', { name: 'Ajukan' }));
  });
  await Then('it waits for somebody else', async () => {
    await expect(fact(page, 'Status')).toContainText('Dilaporkan');
    await keys.isKept();
  });
  const head = await Given('the report before the head of the branch', () =>
    openAs('KACAB04', new URL(page.url()).pathname),
  );
  await When('he rejects it with a reason', async () => {
    await keysOn(head).enter(head.getByRole('button', { name: 'Tolak' }));
    await keysOn(head).answer('Tolak', { reason: 'Kartu ada di laci' });
  });
  await Then('it is rejected, and why stands there', async () => {
    await expect(fact(head, 'Status')).toContainText('Ditolak');
    await expect(head.getByRole('note').filter({ hasText: 'Kartu ada di laci' })).toBeVisible();
  });
});
