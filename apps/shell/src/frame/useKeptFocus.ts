import { useEffect, useRef, type RefObject } from 'react';

/** Leads the focus into the page when the link that was followed is gone with the page before; else it would be nowhere. */
export function useKeptFocus(content: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === null || document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [content, pathname]);
}
