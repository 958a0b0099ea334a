import type { Locator } from '@playwright/test';

/** Whether a list is the browser's own. With the focus it stays so, and is not replaced by one that is searched. */
async function isPlain(choice: Locator): Promise<boolean> {
  await choice.focus();
  return choice.evaluate((element) => element.tagName === 'SELECT');
}

/** Whether an input is a list of fixed options. */
export const isChoice = (input: Locator): Promise<boolean> =>
  input.evaluate((element) => element.tagName === 'SELECT' || element.closest('.choice') !== null);

/** Opens a list, unless it is the browser's own, which the page cannot see open. @returns its options */
export async function optionsOf(choice: Locator): Promise<Locator> {
  if (await isPlain(choice)) return choice.locator('option');
  await choice.click();
  return choice.page().getByRole('listbox', { name: 'Pilihan' }).getByRole('option');
}

/** Chooses an option of a list by its title. */
export async function chooseIn(choice: Locator, title: string | RegExp): Promise<void> {
  const options = await optionsOf(choice);
  const wanted = typeof title === 'string' ? new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : title;
  const option = options.filter({ hasText: wanted }).first();
  if (!(await isPlain(choice))) return option.click();
  await choice.selectOption((await option.getAttribute('value')) ?? '');
  await choice.blur();
}
