/** Repetitions of each verification: a single one is too short for the browser's clock. */
const times = 100;

/**
 * Runs in the page: mean milliseconds of one verification of each kind, run one after another. Most of the work happens
 * off the main thread, so the main thread is busy for less.
 * @returns {Promise<{ signature: number, records: number, files: number }>}
 */
const proveInPage = async ({ document: signed, records, files, repeat }) => {
  const bytes = async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer());
  const plain = (base64url) =>
    Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  const [jwk] = JSON.parse(document.querySelector('meta[name="console-release-keys"]').content);
  const [head, payload, signature] = signed.split('.');
  const text = new TextEncoder().encode(`${head}.${payload}`);
  const each = async (work) => {
    const since = performance.now();
    for (let count = 0; count < repeat; count += 1) await work();
    return (performance.now() - since) / repeat;
  };
  const digestsOf = async (urls) => {
    const contents = await Promise.all(urls.map(bytes));
    return each(async () => {
      for (const content of contents) await crypto.subtle.digest('SHA-384', content);
    });
  };
  return {
    signature: await each(async () => {
      const key = await crypto.subtle.importKey('jwk', { kty: jwk.kty, crv: jwk.crv, x: jwk.x }, 'Ed25519', false, [
        'verify',
      ]);
      if (!(await crypto.subtle.verify('Ed25519', key, plain(signature), text)))
        throw new Error('the signature is wrong');
    }),
    records: await digestsOf(records),
    files: await digestsOf(files),
  };
};

/**
 * Measures the verification of what a page runs.
 * @param {import('@playwright/test').Page} page on a page of a remote
 * @param {{ document: string, records: readonly string[], files: readonly string[] }} proved the signed document, and
 *   the addresses of records and files
 */
export const costOfProofs = (page, proved) => page.evaluate(proveInPage, { ...proved, repeat: times });
