import { useEffect, useRef, type RefObject } from 'react';
import { keepFocus } from './kept-focus.ts';

/** Keeps the focus in the page, and leads it there when the link that was followed is gone with the page before; else it would be nowhere. */
export function useKeptFocus(content: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => keepFocus(content.current!), [content]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === null || document.activeElement === document.body)
      content.current?.focus({ preventScroll: true });
  }, [content, pathname]);
}
