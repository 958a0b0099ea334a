// That every list fits its window is seen on the visits of walk/pages.spec.ts.
import { expect, test } from '../support/fixtures.ts';
import { rowsInSight } from '../support/list-fit.ts';
import { listOn } from '../support/list.ts';

const height = 800;

test('nothing but bar and rows: twelve cards are seen at once, sixteen when rows stand close', async ({ walker }) => {
  const page = await walker.goTo('ADMIN03', '/cards?held=false');
  await page.setViewportSize({ width: 1280, height });
  await listOn(page).isReady();
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(12);
  await page.evaluate(() => document.documentElement.setAttribute('data-density', 'compact'));
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(16);
  await page.evaluate(() => document.documentElement.removeAttribute('data-density'));
});
