import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

/**
 * Makes everything beside the dialog inert until the returned function is called. Elements marked `data-stays-active`
 * are left alone: screen readers must announce notices also during a dialog.
 */
function makeRestInert(dialog: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (element) => !element.contains(dialog) && !element.hasAttribute('inert') && !element.matches('[data-stays-active]'),
  );
  for (const element of others) element.setAttribute('inert', '');
  return () => {
    for (const element of others) element.removeAttribute('inert');
  };
}

const controls = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLElement>(focusable)];

/** Keeps the focus inside a dialog while it is mounted and restores it afterwards. Escape calls `onClose`. */
export function useModal(dialog: RefObject<HTMLDivElement | null>, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const before = useRef<HTMLElement | null>(null);
  // In the commit that shows the dialog, since a key that is pressed next is meant for it; and in the one that removes
  // it, since another dialog may come with it.
  useLayoutEffect(() => {
    const element = dialog.current!;
    before.current = document.activeElement as HTMLElement | null;
    const restore = makeRestInert(element);
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>(focusable) ??
      element;
    first.focus();
    return () => {
      restore();
      if (before.current?.isConnected) before.current.focus();
    };
  }, [dialog]);
  useEffect(() => {
    const element = dialog.current!;
    // A button that is disabled while its action runs loses the focus to the body; the keys must still reach the
    // dialog.
    const onLostFocusKey = (event: globalThis.KeyboardEvent) => {
      if (event.target !== document.body || element.closest('[inert]')) return;
      if (event.key === 'Escape') close.current();
      if (event.key !== 'Tab') return;
      event.preventDefault();
      (controls(element)[0] ?? element).focus();
    };
    document.addEventListener('keydown', onLostFocusKey);
    return () => {
      document.removeEventListener('keydown', onLostFocusKey);
      // It could not take the focus while it was disabled.
      if (document.activeElement === document.body && before.current?.isConnected) before.current.focus();
    };
  }, [dialog]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const all = controls(dialog.current!);
    const edge = event.shiftKey ? all[0] : all.at(-1);
    if (document.activeElement !== edge && dialog.current!.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0])?.focus();
  };
  return onKeyDown;
}
