import { expect, type Locator } from '@playwright/test';

/** Waits for the list that can be searched; until then it is the browser's own, which stays while focused. */
export async function choiceIsReady(choice: Locator): Promise<void> {
  await expect(async () => {
    if (await choice.evaluate((element) => element.tagName === 'SELECT')) await choice.blur();
    await expect(choice).toHaveAttribute('role', 'combobox', { timeout: 500 });
  }).toPass();
}

/** Whether an input is a list of fixed options. */
export const isChoice = (input: Locator): Promise<boolean> =>
  input.evaluate((element) => element.tagName === 'SELECT' || element.closest('.choice') !== null);

/** Opens a list. @returns its options */
export async function optionsOf(choice: Locator): Promise<Locator> {
  await choiceIsReady(choice);
  await choice.click();
  return choice.page().getByRole('listbox', { name: 'Pilihan' }).getByRole('option');
}

/** Chooses an option of a list by its title. */
export async function chooseIn(choice: Locator, title: string | RegExp): Promise<void> {
  const options = await optionsOf(choice);
  const wanted = typeof title === 'string' ? new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : title;
  await options.filter({ hasText: wanted }).first().click();
}
