import type { Browser } from '@playwright/test';
import { openCold } from '../../bench/lib/browser.mjs';
import { environments } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { sharedSession } from '../support/sessions.ts';

const { url } = environments.local;
/**
 * Processor time of a task that takes 50 ms on a processor of a quarter of the speed, in microseconds: counted in the
 * time of the page's own thread, so that other work of the machine makes no difference.
 */
const long = 50_000 / 4;
/** Most long tasks until the first rows, and while a form is typed into. */
const most = { rows: 8, typing: 0 };

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** The long tasks of the page's thread while something is done, each with its milliseconds. */
async function longTasks(browser: Browser, work: () => Promise<void>): Promise<readonly number[]> {
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
    .map(({ tdur = 0 }) => tdur)
    .filter((duration) => duration > long)
    .map((duration) => Math.round(duration / 1000));
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
        return await longTasks(browser, async () => {
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
      fewest(most.typing, () => longTasks(browser, () => field.pressSequentially('maju', { delay: 60 }))),
    );
    await Then('no task is long', () =>
      Promise.resolve(expect(tasks.length, `milliseconds: ${tasks.join(', ')}`).toBeLessThanOrEqual(most.typing)),
    );
  } finally {
    await page.context().close();
  }
});
