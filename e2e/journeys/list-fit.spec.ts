import { declaredLists } from '../support/declared-lists.ts';
import { expect, test } from '../support/fixtures.ts';
import { hasCards, overflowOf, rowsInSight } from '../support/list-fit.ts';
import { listOn } from '../support/list.ts';

const height = 800;

test('every list fits its window with its first columns, and is made of cards on a narrow one', async ({ walker }) => {
  const wider: string[] = [];
  for (const { path, narrowedBy } of await declaredLists()) {
    const page = await walker.goTo('ADMIN03', narrowedBy ? `${path}?${narrowedBy}` : path);
    await listOn(page).isReady();
    for (const width of [1440, 1280, 768]) {
      await page.setViewportSize({ width, height });
      // The list lays itself out again once it sees the new width.
      await expect
        .poll(() => overflowOf(page), { timeout: 5_000 })
        .toBe(0)
        .catch(async () => wider.push(`${path} at ${width}: ${await overflowOf(page)} px`));
    }
    expect.soft(await hasCards(page), path).toBe(true);
  }
  expect(wider).toEqual([]);
});

test('nothing but bar and rows: twelve cards are seen at once, sixteen when rows stand close', async ({ walker }) => {
  const page = await walker.goTo('ADMIN03', '/cards?held=false');
  await page.setViewportSize({ width: 1280, height });
  await listOn(page).isReady();
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(12);
  await page.evaluate(() => document.documentElement.setAttribute('data-density', 'compact'));
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(16);
  await page.evaluate(() => document.documentElement.removeAttribute('data-density'));
});
