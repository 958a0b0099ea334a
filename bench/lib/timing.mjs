import { openCold } from './browser.mjs';

/** Milliseconds to wait for remaining requests. The stream of live events never ends, so the network is never idle. */
const quietMs = 500;

/** Rows of a loaded list, not its placeholders. */
const rows = 'main table[aria-busy="false"] tbody tr';
const nextPage = 'main nav.list-bar button:nth-last-of-type(2)';
/** What page sizes are chosen in, once its code has loaded, and the choice of 100 rows in it. */
const pageSizes = 'main nav.list-bar .ant-select';
const hundredRows = '.ant-select-item-option[title="100"]';

/**
 * Runs in the page: uses a control, if given, and measures the milliseconds until a list has at least `count` rows, the
 * first of them different from before, and the frame with them is painted.
 */
const measureInPage = ({ list, count = 1, control }) =>
  new Promise((resolve) => {
    const before = control && document.querySelector(list)?.textContent;
    const start = control ? performance.now() : 0;
    if (control) {
      const element = document.querySelector(control);
      element.click();
    }
    const resolveAfterPaint = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    };
    const poll = () => {
      const found = document.querySelectorAll(list);
      const reached = found.length >= count && (count > 1 || !control || found[0].textContent !== before);
      if (reached) resolveAfterPaint();
      else requestAnimationFrame(poll);
    };
    poll();
  });

/** Slows down the CPU of a page by this factor. */
async function slowDown(page, factor) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Milliseconds from opening an address with empty caches until the first rows of its list are painted. */
export async function firstRows(browser, session, path, slowdown) {
  const page = await openCold(browser, session);
  try {
    await slowDown(page, slowdown);
    await page.goto(path, { waitUntil: 'commit' });
    return await page.evaluate(measureInPage, { list: rows });
  } finally {
    await page.context().close();
  }
}

/** Milliseconds of main-thread time until the first rows; other work of the machine hardly affects it. */
export async function workUntilRows(browser, session, path) {
  const page = await openCold(browser, session);
  try {
    const metrics = await page.context().newCDPSession(page);
    await metrics.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(path);
    await page.locator(rows).first().waitFor();
    const { metrics: found } = await metrics.send('Performance.getMetrics');
    return found.find(({ name }) => name === 'TaskDuration').value * 1000;
  } finally {
    await page.context().close();
  }
}

/** Milliseconds from a click on a link of home until the first rows are painted; with `hover` it was hovered before. */
export async function rowsAfterClick(browser, session, path, { slowdown, hover }) {
  const page = await openCold(browser, { ...session, prefetch: hover });
  try {
    await page.goto('/');
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(quietMs);
    const link = `main a[href="${path}"]`;
    if (hover) {
      await page.locator(link).first().dispatchEvent('pointerover');
      await page.waitForTimeout(1_500);
    }
    await slowDown(page, slowdown);
    return await page.evaluate(measureInPage, { list: rows, control: link });
  } finally {
    await page.context().close();
  }
}

/**
 * Milliseconds for the next pages of an open list, and for showing 100 rows of it.
 * @returns {Promise<{ next: number[], hundred: number }>}
 */
export async function pagesOfList(browser, session, path, { slowdown, count }) {
  const page = await openCold(browser, session);
  try {
    await page.goto(path);
    await page.locator(rows).first().waitFor();
    await page.waitForTimeout(quietMs);
    await slowDown(page, slowdown);
    const next = [];
    for (let step = 0; step < count; step += 1) {
      next.push(await page.evaluate(measureInPage, { list: rows, control: nextPage }));
      await page.waitForTimeout(200);
    }
    await page.locator(pageSizes).click();
    await page.locator(hundredRows).waitFor();
    const hundred = await page.evaluate(measureInPage, { list: rows, count: 100, control: hundredRows });
    return { next, hundred };
  } finally {
    await page.context().close();
  }
}
