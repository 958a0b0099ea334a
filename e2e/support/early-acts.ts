import type { Locator, Page } from '@playwright/test';
import { handOn, quiet, settlingTime, slowDown, type Hand } from './early-hand.ts';
import { Given, Then, When, type OpenAs } from './fixtures.ts';

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

/** What a test of an early hand is named, and how it is played with the pages that are opened for it. */
interface PlayedAct {
  readonly title: string;
  readonly play: (openAs: OpenAs) => Promise<void>;
}

/**
 * Acts at moments spread over the settling of a page, each of which has to take effect exactly once. The file of tests
 * declares them itself: a test belongs to the file in which it is declared, with its limit of time.
 */
export function earlyActs(kinds: readonly Kind[]): readonly PlayedAct[] {
  return kinds.flatMap((kind) => kind.acts.map((act) => playedAct(kind, act)));
}

function playedAct({ kind, user, path, acts }: Kind, { what, seen, act, effect }: EarlyAct): PlayedAct {
  return {
    title: `on ${kind} that settles ${what}, and it takes effect exactly once`,
    play: async (openAs) => {
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
    },
  };
}
