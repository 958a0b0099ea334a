import { expect, type Locator, type Page } from '@playwright/test';

/** Stops that Tab may pass, and entries that an arrow may, before they must have arrived. */
const most = 160;

/** Where the focus is, as people see it, and whether it is on the wanted element. */
const stopAt = (wanted: Element) => {
  const at = document.activeElement as HTMLElement;
  // Past the last stop the browser's own bar has its turn.
  if (at === document.body) return { arrived: false, shown: true, ring: true, what: 'document' };
  const outlined = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  // The ring of a row is drawn by its cells, that of a date by its frame, of a hidden file input or radio by what stands for it.
  const ring = [at, ...at.children, at.parentElement, at.nextElementSibling, at.closest('.ant-picker')].some(
    (element) => element !== null && outlined(element),
  );
  return {
    arrived: at === wanted,
    shown: at.checkVisibility({ visibilityProperty: true }),
    ring,
    what: at.outerHTML.slice(0, 120),
  };
};

/**
 * Presses Tab, or another key that moves the focus, until the control has it, as people without a mouse do; every stop
 * on the way must be visible with a focus ring. @throws when it cannot be reached.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'ArrowLeft' = 'Tab',
): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < most; press += 1) {
    const { arrived, what, ...seen } = await target.evaluate(stopAt);
    if (press > 0) expect(seen, what).toEqual({ shown: true, ring: true });
    if (arrived) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}`);
}

/** A page worked by its keys alone. */
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
    /** To a control before the one that has the focus. */
    back: (target: Locator) => tabTo(page, target, 'Shift+Tab'),
    /** Follows a link or presses a button. */
    enter,
    /** Ticks a box, or chooses a radio that Tab leads to. */
    async tick(target: Locator) {
      await tabTo(page, target);
      await keyboard.press('Space');
    },
    /** Types into a field in place of what it holds. */
    async write(target: Locator, text: string) {
      await tabTo(page, target);
      await keyboard.press('Control+A');
      await keyboard.type(text);
    },
    /** Chooses of a fixed list by the first letters of the entry. */
    async choose(select: Locator, entry: string) {
      await tabTo(page, select);
      // An entry that is not there yet is not found by its letters.
      await expect(
        select
          .locator('option')
          .filter({ hasText: new RegExp(`^${entry}`) })
          .first(),
      ).toBeAttached();
      await keyboard.type(entry);
      await expect(select.locator('option:checked')).toHaveText(new RegExp(`^${entry}`));
    },
    /** Finds a value by typing a part of it, and takes it. */
    async find(combobox: Locator, text: string) {
      await tabTo(page, combobox);
      await keyboard.type(text);
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(text);
      await keyboard.press('Enter');
    },
    /** Opens the menu of a button and chooses an entry with the arrows. */
    async menu(button: Locator, entry: string) {
      await enter(button);
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await tabTo(page, page.getByRole('menuitem', { name: entry, exact: true }), 'ArrowDown');
      await keyboard.press('Enter');
    },
    /** Answers the question over the page, which holds the focus. */
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
    /** The focus is on something of the page, not lost with what held it. */
    async isKept() {
      await expect
        .poll(() => page.evaluate(() => document.activeElement !== document.body), 'the focus is lost')
        .toBe(true);
    },
  };
}
