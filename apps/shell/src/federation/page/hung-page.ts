const key = 'console.page-on-screen';

/**
 * The page that was on the screen of this tab when its document ended without being left: the browser was kept so busy
 * that it had to be given up. A document that is left in whatever way takes its mark away, which one that hangs cannot.
 */
let hung = sessionStorage.getItem(key);
sessionStorage.removeItem(key);

let marked: string | undefined;

const write = () => {
  if (marked !== undefined && document.visibilityState === 'visible') sessionStorage.setItem(key, marked);
  else sessionStorage.removeItem(key);
};
// A tab that is out of sight may be discarded by the browser, which is no fault of its page.
document.addEventListener('visibilitychange', write);
addEventListener('pagehide', () => sessionStorage.removeItem(key));
addEventListener('pageshow', write);

/** Whether the page at an address was the one. */
export const isHung = (pathname: string): boolean => hung === pathname;

/** Somebody wants to see it all the same. */
export const forgetHung = (): void => {
  hung = null;
};

/** Marks the page that is about to be rendered. */
export function markPage(pathname: string): void {
  marked = pathname;
  write();
}

/** Takes the mark of a page away that has left the screen. */
export function unmarkPage(pathname: string): void {
  if (marked !== pathname) return;
  marked = undefined;
  write();
}
