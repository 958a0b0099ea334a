import type { Page } from '@playwright/test';
import { openCold } from '../../bench/lib/browser.mjs';
import { modulesOf } from '../../bench/lib/walk.mjs';
import { environments } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { sharedSession } from '../support/sessions.ts';

const { url } = environments.local;
/** Most requests until the first rows, and most of them of which each begins only after the one before has ended. */
const most = { requests: 16, chain: 4 };
/** Files of their own that lists bring besides: a style sheet and what moves rows. */
const more: Readonly<Record<string, number>> = { 'orders-logs': 1 };
/** Milliseconds of every round trip: so long that what does not wait for an answer is sent before it comes. */
const latency = 2_000;
const rows = 'main table[aria-busy="false"] tbody tr';

interface Sent {
  /** Path and query. */
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

declare global {
  /** When the first rows came, by the page's own clock. */
  var rowsAt: number | undefined;
}

/** Notes the last moment before the task that brought the first rows: what it asks for besides is not waited for. */
const noteRows = (selector: string) => {
  let restedAt = 0;
  const rest = () => {
    restedAt = performance.now();
    if (globalThis.rowsAt === undefined) setTimeout(rest);
  };
  rest();
  const look = () => {
    if (globalThis.rowsAt === undefined && document.querySelector(selector)) globalThis.rowsAt = restedAt;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
};

/** The page and every request of it that began before its first rows, by its own clock. */
const sentBefore = (): Sent[] =>
  performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ startTime }) => startTime < (globalThis.rowsAt ?? 0))
    .map(({ name, startTime, responseEnd }) => {
      const { pathname, search } = new URL(name);
      return { address: pathname + search, from: startTime, to: responseEnd };
    });

/** The longest chain of requests of which each began after the one before had ended. */
function longestChain(sent: readonly Sent[]): readonly string[] {
  const chains = new Map<Sent, readonly string[]>();
  const longest = (all: Iterable<readonly string[]>) =>
    [...all].reduce((best, chain) => (chain.length > best.length ? chain : best), []);
  for (const one of sent.toSorted((a, b) => a.from - b.from)) {
    const before = [...chains].filter(([{ to }]) => to <= one.from).map(([, chain]) => chain);
    chains.set(one, [...longest(before), one.address]);
  }
  return longest(chains.values());
}

/** What a list opened with empty caches sends until its first rows. */
async function sentUntilRows(page: Page, path: string): Promise<readonly Sent[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(noteRows, rows);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(rows).first().waitFor();
  // The page lists a request once it has ended.
  await page.waitForTimeout(latency * 2);
  return page.evaluate(sentBefore);
}

for (const remote of ['branches-stores', 'cards', 'membership', 'promos-products', 'orders-logs'])
  test(`the first rows of a list of ${remote} take few requests, and few of them one after the other`, async ({
    browser,
  }) => {
    const path = await Given('a list that the remote declares', async () => {
      const found = (await modulesOf(url)).find((each) => each.remote === remote);
      return found?.lists[0] ?? '';
    });
    const page = await openCold(browser, { url, tokens: await sharedSession('ADMIN01', url) });
    try {
      const sent = await When('it is opened with empty caches', () => sentUntilRows(page, path));
      const all = sent.map(({ address }) => address);
      await Then('its own call is among them once', () => {
        expect(all.filter((address) => /^\/api\/.*[?&]page=1&size=/.test(address))).toHaveLength(1);
        return Promise.resolve();
      });
      await Then('they are few, and so is the longest chain of them', () => {
        expect(all.length, all.join('\n')).toBeLessThanOrEqual(most.requests + (more[remote] ?? 0));
        const chain = longestChain(sent);
        expect(chain.length, chain.join('\n')).toBeLessThanOrEqual(most.chain);
        return Promise.resolve();
      });
    } finally {
      await page.context().close();
    }
  });
