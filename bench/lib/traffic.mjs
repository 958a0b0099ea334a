/** @typedef {{ path: string, bytes: number }} Fetched A file or an answer as it came over the wire; `bytes` is its compressed body. */

const isScript = ({ path }) => path.endsWith('.js');
const isOwn = ({ path }) => path.startsWith('/remotes/');
const isData = ({ path }) => path.startsWith('/api/');
const bytesOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Sums over what was fetched: bytes of scripts, of the remote's own scripts, of everything but data; number of requests.
 * @param {readonly Fetched[]} files
 */
export const summary = (files) => ({
  script: bytesOf(files.filter(isScript)),
  own: bytesOf(files.filter((file) => isScript(file) && isOwn(file))),
  statics: bytesOf(files.filter((file) => !isData(file))),
  requests: files.length,
});

/** Milliseconds without a request after which a screen counts as complete. */
const silence = 500;

/**
 * Records what a page fetches from now on.
 * @param {import('@playwright/test').Page} page
 */
export async function recordTraffic(page) {
  const session = await page.context().newCDPSession(page);
  /** @type {Map<string, Fetched & { head: number }>} */
  const fetched = new Map();
  const open = new Set();
  let last = performance.now();
  const settle = (id) => {
    open.delete(id);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    open.add(requestId);
    last = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!open.has(requestId)) return;
    // A stream of events never ends.
    if (response.mimeType === 'text/event-stream') {
      settle(requestId);
      return;
    }
    fetched.set(requestId, { path: new URL(response.url).pathname, bytes: 0, head: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = fetched.get(requestId);
    if (file) file.bytes = Math.max(0, encodedDataLength - file.head);
    settle(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => settle(requestId));
  await session.send('Network.enable');
  return {
    /** What came since the last time, once half a second has passed without a request. */
    async take() {
      while (open.size > 0 || performance.now() - last < silence) await page.waitForTimeout(50);
      const files = [...fetched.values()].map(({ path, bytes }) => ({ path, bytes }));
      fetched.clear();
      return files;
    },
  };
}
