/** Parts of a page that can take the focus as a whole: Enter does nothing there, and Tab continues inside. */
const parts = 'section, form, nav, fieldset, table, [role="region"], [role="tabpanel"]';

/** Milliseconds to wait, in case whatever removed the focused element moves the focus itself. */
const settleTime = 50;

/**
 * When the focused element is removed, hidden or disabled, moves the focus to the nearest part of the page that
 * remains; otherwise keyboard users would start at the top again.
 * @returns a function that stops it
 */
export function keepFocus(page: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  let around: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = ({ target }: FocusEvent) => {
    held = target as HTMLElement;
    around = [];
    for (
      let part = held.closest<HTMLElement>(parts);
      part && page.contains(part);
      part = part.parentElement?.closest<HTMLElement>(parts) ?? null
    )
      if (part !== held) around.push(part);
  };
  const isGone = (element: HTMLElement) =>
    !element.isConnected || element.matches(':disabled') || element.checkVisibility?.() === false;
  const moveFocus = () => {
    timer = undefined;
    if (!held || document.activeElement !== document.body || !isGone(held)) return;
    const part = around.find((each) => !isGone(each)) ?? page;
    if (!part.hasAttribute('tabindex')) {
      part.setAttribute('tabindex', '-1');
      part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
    }
    part.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(moveFocus, settleTime);
  });
  page.addEventListener('focusin', hold);
  // Closing a dialog changes the document outside of the page.
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert'],
  });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    page.removeEventListener('focusin', hold);
  };
}
