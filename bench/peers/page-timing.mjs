// What the console and the reference page are both measured for, in the page itself.
import { openCold } from '../lib/browser.mjs';
import { headersOf } from '../lib/load.mjs';

/** Selectors of what both have. */
export const ours = {
  // As many rows as the reference page, whatever a window would show.
  list: '/zip-code?size=25&page=1',
  form: '/zip-code/create',
  rows: 'main table[aria-busy="false"] tbody tr',
  next: 'main nav.list-bar button:nth-last-of-type(2)',
  search: 'main input[type="search"]',
  field: 'main form[novalidate] input:not([type="search"])',
  sizes: 'main nav.list-bar .ant-select',
};
export const reference = {
  list: '/reference',
  form: '/reference/create',
  rows: 'main .ant-spin-container:not(.ant-spin-blur) tbody tr.ant-table-row',
  next: 'main .ant-pagination-next button',
  search: 'main .ant-input-search input',
  field: 'main form input',
  sizes: 'main .ant-pagination-options .ant-select',
};
/** Builds from before page sizes were chosen in a list of ours have the browser's own. */
export const earlierOurs = { ...ours, sizes: null, ownSizes: 'main nav.list-bar select' };
/** The choice of 100 rows, once the page sizes are shown. */
const hundredRows = '.ant-select-item-option[title^="100"]';

/** Runs in the page: milliseconds from its start, or from the use of a control, until the wanted rows are painted. */
const untilPainted = ({ rows, count = 1, control, value, key }) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${document.querySelectorAll(rows).length} of ${count}: ${rows}`)), 60_000);
    const before = document.querySelector(rows)?.textContent;
    let start = 0;
    const afterPaint = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    };
    const poll = () => {
      const found = document.querySelectorAll(rows);
      const changed = (!control && !key) || count > 1 || found[0]?.textContent !== before;
      if (found.length >= count && changed) afterPaint();
      else requestAnimationFrame(poll);
    };
    if (key) {
      const begin = (event) => {
        if (event.key !== key) return;
        removeEventListener('keydown', begin, true);
        start = performance.now();
        poll();
      };
      addEventListener('keydown', begin, true);
      return;
    }
    if (control) {
      const element = document.querySelector(control);
      start = performance.now();
      if (value) {
        element.value = value;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else element.click();
    }
    poll();
  });

/** Runs in the page: collects for each key the milliseconds until its letter is painted. */
const watchKeys = () => {
  globalThis.keyTimes = [];
  addEventListener(
    'keydown',
    () => {
      const start = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => globalThis.keyTimes.push(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    },
    true,
  );
};

async function slowed(page, { slowdown, latency }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (latency === 0) return;
  await session.send('Network.enable');
  const line = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', line);
}

/** Milliseconds in which nothing is asked, so that what follows is measured alone. */
const quiet = 600;

/**
 * One round of a side.
 * @param side how a page is opened with empty caches, signed in, and where its parts are
 * @param condition times slower a processor, and milliseconds of a round trip
 * @returns milliseconds by what was measured; of keys all of them
 */
export async function roundOf({ open, at }, condition) {
  const { slowdown } = condition;
  const cold = async (address, measure) => {
    const page = await open();
    try {
      await slowed(page, condition);
      await page.goto(address, { waitUntil: 'commit' });
      return await measure(page);
    } finally {
      await page.context().close();
    }
  };
  const { rows } = at;
  const list = await cold(at.list, async (page) => {
    const first = await page.evaluate(untilPainted, { rows });
    await page.waitForTimeout(quiet * slowdown);
    const next = await page.evaluate(untilPainted, { rows, control: at.next });
    await page.waitForTimeout(quiet);
    if (at.sizes) {
      await page.locator(at.sizes).click();
      await page.locator(hundredRows).waitFor();
    }
    const choice = at.sizes ? { control: hundredRows } : { control: at.ownSizes, value: '100' };
    const hundred = await page.evaluate(untilPainted, { rows, count: 100, ...choice });
    await page.waitForTimeout(quiet);
    // The code of the last row, so that the first one becomes another.
    const cells = await page.locator(rows).last().locator('td').allTextContents();
    const code = cells.find((text) => /^[1-9]\d{4}$/.test(text.trim()));
    await page.locator(at.search).first().fill(code);
    const search = page.evaluate(untilPainted, { rows, key: 'Enter' });
    await page.locator(at.search).first().press('Enter');
    return {
      'first rows': [first],
      'next page': [next],
      '100 rows': [hundred],
      'search: Enter to rows': [await search],
    };
  });
  const form = await cold(at.form, async (page) => {
    const opened = await page.evaluate(untilPainted, { rows: at.field });
    await page.waitForTimeout(quiet * slowdown);
    await page.locator(at.field).nth(1).click();
    await page.waitForTimeout(quiet);
    await page.evaluate(watchKeys);
    await page.keyboard.type('Sukamaju Bersama', { delay: 120 });
    await page.waitForTimeout(quiet);
    return { 'form: first field': [opened], 'form: a key': await page.evaluate(() => globalThis.keyTimes) };
  });
  return { ...list, ...form };
}

/** Opens pages of a console for a session, or of the reference page, whose session is not in cookies. */
export const opener = (browser, url, tokens, isReference) => async () => {
  const page = await openCold(browser, isReference ? { url, bypassCSP: true } : { url, tokens, bypassCSP: true });
  if (isReference)
    await page.addInitScript(
      (headers) => {
        globalThis.sessionHeaders = headers;
      },
      headersOf('ADMIN01', tokens.access_token),
    );
  return page;
};
