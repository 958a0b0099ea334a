import { useEffect, type RefObject } from 'react';

/** Somebody who types or chooses is not interrupted; a press leaves the focus on its button, or loses it. */
const isAfterPress = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches('button, [role="dialog"], [role="alertdialog"]');

/** After a refusal the first field at fault has the focus, be it marked by the dialog itself or by a form in it. */
export function useFirstInvalid(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current!;
    const focus = () => {
      if (isAfterPress(document.activeElement)) element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    };
    // The services may refuse later than the press.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target instanceof HTMLElement && target.getAttribute('aria-invalid') === 'true'))
        focus();
    });
    observer.observe(element, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
    // What was at fault before the press is not marked once more.
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.dialog-footer button')) setTimeout(focus);
    };
    element.addEventListener('click', press);
    return () => {
      observer.disconnect();
      element.removeEventListener('click', press);
    };
  }, [dialog]);
}
