import type { Locator, Page } from '@playwright/test';
import { handOn, quiet, settlingTime, slowDown, type Hand } from './early-hand.ts';
import { Given, test, Then, When } from './fixtures.ts';

/** Moments between the first sight of a page and its last change, over all acts on a kind of page. */
const momentsOfKind = 20;

/** What a person does as soon as they see something, and what has come of it once the page is quiet. */
interface EarlyAct {
  readonly what: string;
  /** What is seen first. */
  readonly seen: (page: Page) => Locator;
  readonly act: (hand: Hand, page: Page) => Promise<void>;
  readonly effect: (page: Page) => Promise<void>;
}

/** A kind of page, and what is pressed on it while it settles. */
export interface Kind {
  readonly kind: string;
  readonly user: string;
  readonly path: () => Promise<string>;
  readonly acts: readonly EarlyAct[];
}

/** Tests that what is pressed at moments spread over the settling of a page takes effect exactly once. */
export function testEarlyActs(kinds: readonly Kind[]): void {
  for (const { kind, user, path, acts } of kinds)
    for (const { what, seen, act, effect } of acts)
      test(`on ${kind} that settles ${what}, and it takes effect exactly once`, async ({ openAs }) => {
        const page = await Given('a slow browser on a slow line', async () => {
          const opened = await openAs(user, 'about:blank');
          await slowDown(opened);
          return opened;
        });
        const address = await path();
        const span = await settlingTime(page, address, seen);
        const moments = Math.ceil(momentsOfKind / acts.length);
        for (let moment = 0; moment < moments; moment += 1) {
          const after = Math.round((span * moment) / (moments - 1));
          await When(`it is pressed ${after} ms after it is seen`, async () => {
            await page.goto(address, { waitUntil: 'commit' });
            await seen(page).waitFor();
            await page.waitForTimeout(after);
            await act(handOn(page), page);
          });
          await Then('it took effect once the page is quiet', async () => {
            await quiet(page);
            await effect(page);
          });
        }
      });
}
