import type { Locator, Page } from '@playwright/test';

/** Stops that Tab may pass before it must have arrived. */
const most = 80;

/** Presses Tab, or Shift+Tab, until the control has the focus, as people without a mouse do. @throws when it cannot be reached. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < most; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}`);
}
