import type { Browser, Page } from '@playwright/test';
import { openCold } from '../../bench/lib/browser.mjs';
import { environments } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { sharedSession } from '../support/sessions.ts';

const { url } = environments.local;
/** Milliseconds of processor time of a task that takes 50 ms on a processor of a quarter of the speed. */
const long = 50 / 4;
/** Most long tasks until the first rows, eight on a quiet machine and more beside other work, and while one types. */
const most = { rows: 12, typing: 0 };
/** Milliseconds of processor time of {@link knownWork} on that processor, with nothing beside it. */
const ofKnownWork = 3.5;

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Milliseconds of processor time of each task of the page's thread while something is done. */
async function tasksOf(browser: Browser, work: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(undefined, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await work().catch(async (error: unknown) => {
    await browser.stopTracing();
    throw error;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const ofPage = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && ofPage.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

const tries = 11;
/** Objects, texts and comparisons, as in the screens, each time in a task of its own. */
async function knownWork(page: Page): Promise<void> {
  for (let left = tries; left > 0; left -= 1)
    await page.evaluate(() => {
      const made = Array.from({ length: 10_000 }, (_, at) => ({ at, text: String((at * 7_919) % 10_007) }));
      return made.toSorted((one, other) => (one.text < other.text ? -1 : 1)).length;
    });
}

const descending = (numbers: readonly number[]) => numbers.toSorted((one, other) => other - one);

/**
 * The long tasks of the page's thread while something is done, each with its milliseconds. What is long is measured by
 * a known work: with other work beside it, a thread needs up to three times its processor time.
 */
async function longTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  const tasks = await tasksOf(browser, work);
  const known = descending(await tasksOf(browser, () => knownWork(page))).slice(0, tries);
  const slowness = Math.max(1, known[Math.floor(tries / 2)]! / ofKnownWork);
  return tasks.filter((duration) => duration > long * slowness).map(Math.round);
}

/**
 * The fewest long tasks of several tries: what the work itself needs is there each time, a collection of garbage or a
 * crowded processor is not.
 */
async function fewest(allowed: number, measure: () => Promise<readonly number[]>): Promise<readonly number[]> {
  let best = await measure();
  for (let more = 2; more > 0 && best.length > allowed; more -= 1) {
    const next = await measure();
    if (next.length < best.length) best = next;
  }
  return best;
}

test('few tasks until the first rows would hold up a slow processor', async ({ browser }) => {
  const tokens = await sharedSession('ADMIN01', url);
  const tasks = await When('a list is opened with empty caches', () =>
    fewest(most.rows, async () => {
      const page = await openCold(browser, { url, tokens });
      try {
        return await longTasks(browser, page, async () => {
          await page.goto('/zip-code');
          await page.locator('main table[aria-busy="false"] tbody tr').first().waitFor();
        });
      } finally {
        await page.context().close();
      }
    }),
  );
  await Then('the long ones among its tasks are few', () =>
    Promise.resolve(expect(tasks.length, `milliseconds: ${tasks.join(', ')}`).toBeLessThanOrEqual(most.rows)),
  );
});

test('no key in a form would hold up a slow processor', async ({ browser }) => {
  const page = await openCold(browser, { url, tokens: await sharedSession('ADMIN01', url) });
  try {
    const field = await Given('a form whose inputs have loaded', async () => {
      await page.goto('/zip-code/create');
      const second = page.locator('main form[novalidate] input:not([type="search"])').nth(1);
      await second.click();
      // The rich inputs arrive after the form; their first use is not typing.
      await expect(page.locator('main form .ant-select').first()).toBeVisible();
      await second.pressSequentially('Suka');
      return second;
    });
    const tasks = await When('a word is typed', () =>
      fewest(most.typing, () => longTasks(browser, page, () => field.pressSequentially('maju', { delay: 60 }))),
    );
    await Then('no task is long', () =>
      Promise.resolve(expect(tasks.length, `milliseconds: ${tasks.join(', ')}`).toBeLessThanOrEqual(most.typing)),
    );
  } finally {
    await page.context().close();
  }
});
