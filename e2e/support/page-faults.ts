import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { expect, Then, When } from './fixtures.ts';
import type { Walker } from './walker.ts';

/** Themes and widths: the first runs all rules, the others only the rules that depend on them. */
export const views = [
  { colorScheme: 'light', width: 1440, looks: false },
  { colorScheme: 'dark', width: 768, looks: true },
] as const;

/** Waits until a page has its content and its theme. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .record-skeleton, .spin')).toHaveCount(0);
  // The frame applies a theme after the browser's event; inherited colours change only after those of the parent.
  await page.evaluate(async () => {
    for (let still = 0; still < 3; still = document.getAnimations().length === 0 ? still + 1 : 0)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
}

/** Inputs whose unit (Rp, %) stands over the place of their number. */
const unitsOverNumbers = (page: Page): Promise<string[]> =>
  page.locator('.input-frame:has(.input-unit)').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const input = frame.querySelector('input')!;
      const unit = frame.querySelector('.input-unit')!.getBoundingClientRect();
      const { left, right } = input.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      const isBeside = unit.right <= left + parseFloat(paddingLeft) || unit.left >= right - parseFloat(paddingRight);
      return isBeside ? [] : [input.name];
    }),
  );

/**
 * Opens a page as an admin and checks it in every view: accessibility, width, and the content security policy.
 * @param isSystemPage true for a page whose content is an error or a system message
 */
export async function expectNoFaults(walker: Walker, address: string, isSystemPage: boolean): Promise<void> {
  const page = await When(`${address} is open`, async () => walker.goTo('ADMIN03', address, 'kept'));
  await settle(page);
  // A page that failed to load would pass without faults.
  if (!isSystemPage) await expect(page.locator('main [data-code]')).toHaveCount(0);
  const isLastView = page.viewportSize()?.width === views[1].width;
  // Begins with the view in which the page before was left.
  for (const { colorScheme, width, looks } of isLastView ? views.toReversed() : views) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await Then(`${colorScheme} at ${width} px`, async () => {
      await settle(page);
      expect(await faultsOf(page, looks)).toEqual([]);
      expect(await unitsOverNumbers(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
  await Then('the content security policy has stopped nothing', () =>
    Promise.resolve(expect(walker.takeViolations()).toEqual([])),
  );
}
