import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';

const sentence = 'Hanya kantor pusat yang dapat mengubahnya';

test('a branch sees the ranges of numbers, and reads that head office creates them', async ({ openAs }) => {
  const page = await Given('the ranges, as an administrator of a branch', () => openAs('ADMCB01', '/card-generator'));
  await listOn(page).isReady();
  const add = page.getByRole('button', { name: 'Tambah rentang' });
  await Then('the button is there and says why it cannot be used', async () => {
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription(sentence);
  });
  await When('it is pressed all the same', () => add.click({ force: true }));
  await Then('nothing opens', () => expect(page.getByRole('dialog')).toHaveCount(0));
});
