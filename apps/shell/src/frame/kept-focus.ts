/** Parts of a page that may take the focus as a whole: Enter does nothing there, and Tab goes on inside. */
const parts = 'section, form, nav, fieldset, table, [role="region"], [role="tabpanel"]';

/** Milliseconds in which whatever took the focused element away may lead the focus itself. */
const patience = 50;

/**
 * Leads the focus to the nearest part of the page that is still there when the element that held it is gone, hidden or
 * switched off; else people without a mouse would begin anew at the top. @returns how to stop
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
  const lead = () => {
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
    timer ??= setTimeout(lead, patience);
  });
  page.addEventListener('focusin', hold);
  // A dialog that closes changes the document around the page.
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
