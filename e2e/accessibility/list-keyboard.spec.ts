import { cardType, unique } from '../support/card-types.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';

test('a list is searched, filtered, walked, selected and changed without a mouse, and says what happens', async ({
  openAs,
}) => {
  const word = unique();
  await Given('two card types of one word', async () => {
    const first = await cardType({ name: `Ketik ${word} A` });
    await cardType({ name: `Ketik ${word} B`, tier: first.tier + 1 });
  });
  const page = await Given('their list', () => openAs('ADMIN02', '/card-types'));
  const list = listOn(page);
  const { question } = questionOn(page);
  await list.isReady();
  const press = (key: string) => page.keyboard.press(key);

  await When('the slash is pressed and the word typed', async () => {
    await press('/');
    await expect(list.searchBox).toBeFocused();
    await page.keyboard.type(word);
    await press('Enter');
  });
  await Then('the count is told to those who do not see it', async () => {
    await expect(list.rows).toHaveCount(2);
    await expect(list.list.getByRole('status').filter({ hasText: '2 data, halaman 1 dari 1' })).toHaveCount(1);
  });
  await When('f is pressed in the rows', async () => {
    await tabTo(page, list.rows.first());
    await press('f');
  });
  await Then('the first filter has the focus', () => expect(list.filters.getByLabel('Status')).toBeFocused());
  await When('both rows are selected with the space bar', async () => {
    await tabTo(page, list.rows.first());
    await press('Space');
    await press('ArrowDown');
    await expect(list.rows.nth(1)).toBeFocused();
    await press('Space');
  });
  await Then('the bar of the selection says so', () => expect(list.bulk).toContainText('2 dipilih'));
  await When('they are deactivated with a reason', async () => {
    await tabTo(page, list.bulk.getByRole('button', { name: 'Nonaktifkan' }));
    await press('Enter');
    await expect(question.getByRole('textbox', { name: /^Alasan/ })).toBeFocused();
    await page.keyboard.type('tidak dipakai lagi');
    await tabTo(page, question.getByRole('button', { name: 'Nonaktifkan' }));
    await press('Enter');
  });
  await Then('both are inactive', async () => {
    await expect(snackbar(page, '2 data diubah')).toBeVisible();
    await expect(list.row('Tidak aktif')).toHaveCount(2);
  });
});
