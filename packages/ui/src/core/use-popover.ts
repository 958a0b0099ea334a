import { useCallback, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import './popover.css';

const gap = 4;

/** Below the button, or above it when only there is room; kept within the window's width. */
function placeAt(button: DOMRect, panel: DOMRect): CSSProperties {
  const below = button.bottom + gap;
  const above = button.top - gap - panel.height;
  const top = below + panel.height > innerHeight && above > 0 ? above : below;
  const left = Math.max(gap, Math.min(button.left, innerWidth - panel.width - gap));
  return { top, left };
}

/**
 * State and position of a panel that opens from a button. A press outside and scrolling close it. `close` returns the
 * focus to the button.
 */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const [style, setStyle] = useState<CSSProperties>({ top: 0, left: 0 });
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useLayoutEffect(() => {
    const [from, shown] = [button.current, panel.current];
    if (!open || !from || !shown) return;
    const place = () => setStyle(placeAt(from.getBoundingClientRect(), shown.getBoundingClientRect()));
    place();
    // Content that loads later makes the panel larger.
    const watch = globalThis.ResizeObserver && new ResizeObserver(place);
    watch?.observe(shown);
    return () => watch?.disconnect();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const inside = (event: Event) => {
      const target = event.target as Node;
      return panel.current?.contains(target) === true || button.current?.contains(target) === true;
    };
    const leave = (event: Event) => {
      if (!inside(event)) setOpen(false);
    };
    // The event of an earlier scroll can arrive after opening; the button has not moved then.
    const opened = button.current?.getBoundingClientRect();
    const scroll = (event: Event) => {
      const now = button.current?.getBoundingClientRect();
      if (now?.top !== opened?.top || now?.left !== opened?.left) leave(event);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('scroll', scroll, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('scroll', scroll, true);
    };
  }, [open]);

  return { open, setOpen, close, button, panel, style };
}
