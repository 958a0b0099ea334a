import type { Locator, Page } from '@playwright/test';

/** Milliseconds without a change of the page after which it is quiet; answers come in less. */
const quietAfter = 1_500;
/** Milliseconds between seeing and pressing, and between press and release. */
const [aiming, pressing] = [60, 60];

declare global {
  /** When the page last changed, by its own clock. */
  var changedAt: number;
}

/** Notes each change of the page. */
const noteChanges = () => {
  globalThis.changedAt = performance.now();
  new MutationObserver(() => {
    globalThis.changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
};

/** Slows the processor down by four, and the line to 150 ms and 4 Mbit/s with empty caches. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 500_000,
    uploadThroughput: 500_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(noteChanges);
}

/** Waits until the page no longer changes. */
export async function quiet(page: Page): Promise<void> {
  // Asked every 100 ms: a page asks in each frame otherwise, which slows it down further.
  await page.waitForFunction((least) => performance.now() - globalThis.changedAt > least, quietAfter, {
    polling: 100,
  });
}

/** Milliseconds from the first sight of something to the last change of the page. */
export async function settlingTime(page: Page, path: string, seen: (page: Page) => Locator): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  await seen(page).waitFor();
  const from = await page.evaluate(() => performance.now());
  await quiet(page);
  return Math.max(0, (await page.evaluate(() => globalThis.changedAt)) - from);
}

/** Hands that press what they see at once, and do not look whether it took effect. */
export function handOn(page: Page) {
  /** Moves the pointer on to something, as often as it moves away or is replaced before it is reached. */
  const aim = async (target: Locator) => {
    for (;;) {
      const box = await target.boundingBox();
      if (!box) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
      await page.mouse.move(x, y);
      const isReached = await target.evaluate(
        (element, [left, top]) => {
          const hit = document.elementFromPoint(left, top);
          return hit !== null && element.contains(hit);
        },
        [x, y] as const,
      );
      if (isReached) return;
    }
  };
  return {
    async click(target: Locator) {
      await aim(target);
      await page.waitForTimeout(aiming);
      await page.mouse.down();
      await page.waitForTimeout(pressing);
      await page.mouse.up();
    },
    type: (text: string) => page.keyboard.type(text, { delay: 40 }),
    press: (key: string) => page.keyboard.press(key),
  };
}

export type Hand = ReturnType<typeof handOn>;
