import { useEffect, useRef, type KeyboardEvent } from 'react';

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])';

/** Everything beside the dialog cannot be reached until the returned function is called, but for what must be heard at all times: the notices. */
function silenceTheRest(dialog: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (element) => !element.contains(dialog) && !element.hasAttribute('inert') && !element.matches('[data-always-heard]'),
  );
  for (const element of others) element.setAttribute('inert', '');
  return () => {
    for (const element of others) element.removeAttribute('inert');
  };
}

const controls = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLElement>(focusable)];

/** Keeps the focus inside a dialog while it is shown and gives it back afterwards. Escape asks to close. */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement as HTMLElement | null;
    const restore = silenceTheRest(element);
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>(focusable) ??
      element;
    first.focus();
    // A button that is switched off while its work is under way loses the focus to the page: the keys still mean the dialog.
    const lost = (event: globalThis.KeyboardEvent) => {
      if (event.target !== document.body || element.closest('[inert]')) return;
      if (event.key === 'Escape') close.current();
      if (event.key !== 'Tab') return;
      event.preventDefault();
      (controls(element)[0] ?? element).focus();
    };
    document.addEventListener('keydown', lost);
    return () => {
      document.removeEventListener('keydown', lost);
      restore();
      if (before?.isConnected) before.focus();
    };
  }, []);

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
  return { dialog, onKeyDown };
}
