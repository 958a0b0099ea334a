import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';

test('further filters take the focus, and Escape closes them at once', async ({ openAs }) => {
  const page = await Given('a list with more filters than its bar has room for', () => openAs('HOBIS01', '/branch'));
  await listOn(page).isReady();
  const more = listOn(page).filters.getByRole('button', { name: /^Filter lain/ });
  const drawer = page.getByRole('region', { name: 'Filter lain' });
  await When('they are opened', () => more.click());
  await Then('the keys are theirs', () => expect(drawer).toBeFocused());
  await When('Escape is pressed', () => page.keyboard.press('Escape'));
  await Then('the list has its room and its focus again', async () => {
    await expect(drawer).toHaveCount(0);
    await expect(more).toBeFocused();
  });
});
