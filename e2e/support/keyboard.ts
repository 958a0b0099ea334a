import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum key presses to reach a control. */
const maxPresses = 160;

/** The focused element as users see it, and whether it is the wanted one. */
const stopAt = (wanted: Element) => {
  const at = document.activeElement as HTMLElement;
  // After the last tab stop the focus is in the browser's toolbar.
  if (at === document.body) return { arrived: false, shown: true, ring: true, what: 'document' };
  const outlined = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  // Some focus rings are drawn by other elements: a row's by its cells, a date's by its frame, a hidden input's by its
  // stand-in.
  const ring = [
    at,
    ...at.children,
    at.parentElement,
    at.nextElementSibling,
    at.closest('.ant-picker, .ant-select'),
  ].some((element) => element !== null && outlined(element));
  return {
    arrived: at === wanted,
    shown: at.checkVisibility({ visibilityProperty: true }),
    ring,
    what: at.outerHTML.slice(0, 120),
  };
};

/**
 * Presses Tab, or another key that moves the focus, until the control has the focus. Every stop on the way must be
 * visible and have a focus ring.
 * @throws when the control cannot be reached
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'ArrowLeft' = 'Tab',
): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < maxPresses; press += 1) {
    const { arrived, what, ...seen } = await target.evaluate(stopAt);
    if (press > 0) expect(seen, what).toEqual({ shown: true, ring: true });
    if (arrived) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}`);
}

/** Controls a page by keyboard only. */
export function keysOn(page: Page) {
  const { keyboard } = page;
  const enter = async (target: Locator) => {
    await tabTo(page, target);
    await keyboard.press('Enter');
  };
  return {
    press: (key: string) => keyboard.press(key),
    type: (text: string) => keyboard.type(text),
    to: (target: Locator) => tabTo(page, target),
    /** Moves to a control before the focused one. */
    back: (target: Locator) => tabTo(page, target, 'Shift+Tab'),
    /** Follows a link or presses a button. */
    enter,
    /** Ticks a box, or selects a radio that Tab reaches. */
    async tick(target: Locator) {
      await tabTo(page, target);
      await keyboard.press('Space');
    },
    /** Types into a field, replacing its value. */
    async write(target: Locator, text: string) {
      await tabTo(page, target);
      await keyboard.press('Control+A');
      await keyboard.type(text);
    },
    /** Selects an entry of a fixed list by its first letters. */
    async choose(choice: Locator, entry: string) {
      await tabTo(page, choice);
      await keyboard.type(entry);
      // With the focus the browser's own list stays, which chooses as the letters come.
      if (await choice.evaluate((element) => element.tagName === 'SELECT')) {
        await expect(choice.locator('option:checked')).toHaveText(new RegExp(`^${entry}`));
        return;
      }
      const first = page.getByRole('listbox').getByRole('option').first();
      await expect(first).toHaveText(new RegExp(`^${entry}`));
      await keyboard.press('Enter');
      await expect(choice).toHaveValue(new RegExp(`^${entry}`));
    },
    /** Finds a value by typing a part of it, and selects it. */
    async find(combobox: Locator, text: string) {
      await tabTo(page, combobox);
      await keyboard.type(text);
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(text);
      await keyboard.press('Enter');
    },
    /** Opens a menu button and selects an entry with the arrow keys. */
    async menu(button: Locator, entry: string) {
      await enter(button);
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await tabTo(page, page.getByRole('menuitem', { name: entry, exact: true }), 'ArrowDown');
      await keyboard.press('Enter');
    },
    /** Answers the dialog over the page, which has the focus. */
    async answer(action: string, typed: { readonly reason?: string; readonly count?: string } = {}) {
      const question = page.getByRole('alertdialog');
      const fields = [
        [/^(Alasan|Catatan)/, typed.reason],
        [/^Ketik/, typed.count],
      ] as const;
      for (const [name, text] of fields) {
        if (text === undefined) continue;
        await tabTo(page, question.getByRole('textbox', { name }));
        await keyboard.type(text);
      }
      await enter(question.getByRole('button', { name: action, exact: true }));
    },
    /** Expects that the focus is on an element of the page. */
    async isKept() {
      await expect
        .poll(() => page.evaluate(() => document.activeElement !== document.body), 'the focus is lost')
        .toBe(true);
    },
  };
}
