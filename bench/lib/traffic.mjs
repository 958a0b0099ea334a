/** @typedef {{ path: string, bytes: number }} Fetched A received file or answer; `bytes` of its compressed body. */

const isScript = ({ path }) => path.endsWith('.js');
const isOwn = ({ path }) => path.startsWith('/remotes/');
const isData = ({ path }) => path.startsWith('/api/');
const bytesOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Totals of fetched files: bytes of scripts, of the remote's own scripts, of everything but data; number of requests.
 * @param {readonly Fetched[]} files
 */
export const summary = (files) => ({
  script: bytesOf(files.filter(isScript)),
  own: bytesOf(files.filter((file) => isScript(file) && isOwn(file))),
  statics: bytesOf(files.filter((file) => !isData(file))),
  requests: files.length,
});

/** Milliseconds without a request after which a screen counts as loaded. */
const silence = 500;

/**
 * Records everything that a page fetches from now on.
 * @param {import('@playwright/test').Page} page
 */
export async function recordTraffic(page) {
  const session = await page.context().newCDPSession(page);
  /** @type {Map<string, Fetched & { head: number }>} */
  const fetched = new Map();
  const open = new Set();
  let last = performance.now();
  const finish = (id) => {
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
    // An event stream never ends.
    if (response.mimeType === 'text/event-stream') {
      finish(requestId);
      return;
    }
    fetched.set(requestId, { path: new URL(response.url).pathname, bytes: 0, head: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = fetched.get(requestId);
    if (file) file.bytes = Math.max(0, encodedDataLength - file.head);
    finish(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId));
  await session.send('Network.enable');
  return {
    /** Returns what was fetched since the last call, after half a second without a request. */
    async take() {
      while (open.size > 0 || performance.now() - last < silence) await page.waitForTimeout(50);
      const files = [...fetched.values()].map(({ path, bytes }) => ({ path, bytes }));
      fetched.clear();
      return files;
    },
  };
}
