declare global {
  /** Called by every chunk loader before it asks for a script or a stylesheet. */
  var consoleAddress: (url: string) => string;
}

/** How often the files of a folder have been asked for anew; a release has a folder of its own. */
const again = new Map<string, number>();

/** An address as the registry and the build know it. */
export const bareAddress = (url: string): string => url.replace(/\?.*$/, '');

/** Address of the folder of the shell's own files. */
export const shellFiles = '/';

const folderOf = (url: string): string => new URL('.', new URL(bareAddress(url), location.href)).href;

/**
 * From now on the files beside an address are really asked for anew: the browser would answer from a cache that holds a
 * failure, or join the next request to one that hangs and cannot be called off.
 */
export const askAnew = (url: string): void => void again.set(folderOf(url), (again.get(folderOf(url)) ?? 0) + 1);

/** The address by which a file is really asked for anew, where that is needed. */
export function freshAddress(url: string): string {
  const times = again.get(folderOf(url));
  return times ? `${bareAddress(url)}?again=${times}` : url;
}

/** Ends the requests of chunk loaders for files beside an address: their callers are told at once that these failed. */
export function abandonRequests(url: string): void {
  const folder = folderOf(url);
  // Loaders take a script out of the page, and this mark off a stylesheet, when it has come.
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[data-webpack], link[data-webpack-loading]',
  )) {
    const address = element instanceof HTMLScriptElement ? element.src : element.href;
    if (folderOf(address) === folder) element.dispatchEvent(new Event('error'));
  }
}

globalThis.consoleAddress = freshAddress;
