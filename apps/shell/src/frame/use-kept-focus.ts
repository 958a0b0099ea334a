import { useEffect, useRef, type RefObject } from 'react';
import { keepFocus } from './kept-focus.ts';

/**
 * Keeps the focus in the page. When the followed link was removed with the previous page, moves the focus to the new
 * page.
 */
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
