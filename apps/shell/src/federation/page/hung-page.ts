const key = 'console.page-on-screen';

/**
 * The page this tab showed when its document ended without unloading, because the page kept the browser too busy.
 * Leaving a document removes its mark; a hung document cannot.
 */
let hung = sessionStorage.getItem(key);
sessionStorage.removeItem(key);

let marked: string | undefined;

const write = () => {
  if (marked !== undefined && document.visibilityState === 'visible') sessionStorage.setItem(key, marked);
  else sessionStorage.removeItem(key);
};
// The browser may discard a hidden tab, which is not a fault of its page.
document.addEventListener('visibilitychange', write);
addEventListener('pagehide', () => sessionStorage.removeItem(key));
addEventListener('pageshow', write);

/** Whether the page at an address hung. */
export const isHung = (pathname: string): boolean => hung === pathname;

/** The user opens the hung page anyway. */
export const clearHung = (): void => {
  hung = null;
};

/** Marks the page that is about to render. */
export function markPage(pathname: string): void {
  marked = pathname;
  write();
}

/** Removes the mark of a page that has left the screen. */
export function unmarkPage(pathname: string): void {
  if (marked !== pathname) return;
  marked = undefined;
  write();
}
