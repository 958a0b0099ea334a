import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import type { DeclaredList } from './declared-lists.ts';
import { expect, Then, When } from './fixtures.ts';
import { hasCards, overflowOf } from './list-fit.ts';
import { answeredRows, expectActions, expectRows } from './list-offer.ts';
import { seededRoles } from './seeded-roles.ts';
import type { Walker } from './walker.ts';

const admin = seededRoles.find(({ name }) => name === 'admin')!;

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

const expectFits = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

/** A width between the views, at which a page need only fit. */
const widthBetween = 1280;

/** Expects that a list fits its place with its first columns; it lays itself out again once it sees a new width. */
const expectListFits = (page: Page, width: number) =>
  expect.poll(() => overflowOf(page), `pixels too wide at ${width} px`).toBe(0);

export interface VisitedPage {
  readonly address: string;
  /** Whether its content is an error or a system message. */
  readonly isSystemPage?: boolean;
  /** The list that the page is. */
  readonly list?: DeclaredList | undefined;
}

/**
 * Opens a page as an admin, once, and checks there what needs a browser: title, accessibility, width and the content
 * security policy; of a list also its rows, its actions, and that it fits or is made of cards.
 */
export async function expectNoFaults(walker: Walker, { address, isSystemPage, list }: VisitedPage): Promise<void> {
  const page = await When(`${address} is open`, async () => walker.goTo('ADMIN03', address, 'kept'));
  await settle(page);
  // A page that failed to load would pass without faults.
  if (!isSystemPage) {
    await expect(page.locator('main [data-code]')).toHaveCount(0);
    await expect(page).not.toHaveTitle('Console');
  }
  const rows = list && (await answeredRows(page, list, walker.answers));
  if (rows) await expectRows(page, rows);
  const isLastView = page.viewportSize()?.width === views[1].width;
  // Begins with the view in which the page before was left.
  for (const [index, { colorScheme, width, looks }] of (isLastView ? views.toReversed() : views).entries()) {
    if (index > 0)
      await Then(`it fits ${widthBetween} px`, async () => {
        await page.setViewportSize({ width: widthBetween, height: 900 });
        await expectFits(page);
        if (list) await expectListFits(page, widthBetween);
      });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await Then(`${colorScheme} at ${width} px`, async () => {
      await settle(page);
      expect(await faultsOf(page, looks)).toEqual([]);
      expect(await unitsOverNumbers(page)).toEqual([]);
      await expectFits(page);
      if (list) await expectListFits(page, width);
      if (list && width === views[1].width) expect.soft(await hasCards(page), 'rows are cards').toBe(true);
      if (list && rows && width === views[0].width) await expectActions(page, list, rows, admin);
    });
  }
  await Then('the content security policy has stopped nothing', () =>
    Promise.resolve(expect(walker.takeViolations()).toEqual([])),
  );
}
