declare global {
  /** Called by every chunk loader before it requests a script or a stylesheet. */
  var consoleAddress: (url: string) => string;
}

/** Number of retries past the cache per folder; every release has its own folder. */
const cacheBusts = new Map<string, number>();

/** An address without the retry parameter, as the registry and the build list it. */
export const bareAddress = (url: string): string => url.replace(/\?.*$/, '');

/** Address of the folder of the shell's own files. */
export const shellFiles = '/';

const folderOf = (url: string): string => new URL('.', new URL(bareAddress(url), location.href)).href;

/**
 * From now on, files in the folder of an address are fetched past the cache. Otherwise the browser could answer from a
 * cache that holds a failure, or join a request that hangs and cannot be aborted.
 */
export const retryPastCache = (url: string): void =>
  void cacheBusts.set(folderOf(url), (cacheBusts.get(folderOf(url)) ?? 0) + 1);

/** The address with the retry parameter, if its folder is retried past the cache. */
export function freshAddress(url: string): string {
  const times = cacheBusts.get(folderOf(url));
  return times ? `${bareAddress(url)}?again=${times}` : url;
}

/**
 * Ends the chunk loaders' pending requests for files in the folder of an address. Their callers see a failure at once.
 */
export function abandonRequests(url: string): void {
  const folder = folderOf(url);
  // A loader removes its script, or this attribute of its stylesheet, once the file has loaded.
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[data-webpack], link[data-webpack-loading]',
  )) {
    const address = element instanceof HTMLScriptElement ? element.src : element.href;
    if (folderOf(address) === folder) element.dispatchEvent(new Event('error'));
  }
}

globalThis.consoleAddress = freshAddress;
