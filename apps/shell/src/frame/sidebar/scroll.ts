import { useLayoutEffect, useRef, type RefObject } from 'react';

const key = 'sidebar-scroll';

/** Stores the scroll position of the element with the returned ref across reloads. */
export function useKeptScroll(ready: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || !ready) return undefined;
    node.scrollTop = Number(window.sessionStorage.getItem(key)) || 0;
    const write = () => window.sessionStorage.setItem(key, String(node.scrollTop));
    node.addEventListener('scrollend', write);
    window.addEventListener('pagehide', write);
    return () => {
      node.removeEventListener('scrollend', write);
      window.removeEventListener('pagehide', write);
    };
  }, [ready]);
  return element;
}

/**
 * Scrolls a container until an element inside is in view. Element.scrollIntoView would also make the element the place
 * from which Tab continues, so that the first Tab of a page would pass over the skip link.
 */
export function scrollWithin(container: HTMLElement, element: Element): void {
  const outer = container.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top) container.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) container.scrollTop += inner.bottom - outer.bottom;
}
