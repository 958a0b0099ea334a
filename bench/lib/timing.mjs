import { openCold } from './browser.mjs';

/** The stream of live events never ends, so that the network is never idle: half a second lets the rest come. */
const quietMs = 500;

/** Rows of a list that are those asked for, not the outlines shown while they come. */
const rows = 'main table[aria-busy="false"] tbody tr';
const nextPage = 'main nav.list-bar button:nth-last-of-type(2)';
const pageSize = 'main nav.list-bar select';

/**
 * In the page: acts on a control, if one is named, and answers the milliseconds until a list has at least so many rows,
 * the first of them another than before, and the frame that shows them is drawn.
 */
const measureInPage = ({ list, count = 1, control, value }) =>
  new Promise((resolve) => {
    const before = control && document.querySelector(list)?.textContent;
    const start = control ? performance.now() : 0;
    if (control) {
      const element = document.querySelector(control);
      if (value) {
        element.value = value;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else element.click();
    }
    const drawn = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    };
    const look = () => {
      const found = document.querySelectorAll(list);
      const reached = found.length >= count && (count > 1 || !control || found[0].textContent !== before);
      if (reached) drawn();
      else requestAnimationFrame(look);
    };
    look();
  });

/** Slows the processor of a page down by this factor. */
async function slowDown(page, factor) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Milliseconds from entering an address, with empty caches, until the first rows of its list are drawn. */
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

/** Milliseconds of processor time that the page itself took until its first rows: hardly touched by what else runs. */
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

/** Milliseconds from a click on a link of home until the first rows are drawn; with `hover` the link was pointed at before. */
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
 * Milliseconds for pages further in an open list, and for showing 100 rows of it.
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
    const hundred = await page.evaluate(measureInPage, { list: rows, count: 100, control: pageSize, value: '100' });
    return { next, hundred };
  } finally {
    await page.context().close();
  }
}
