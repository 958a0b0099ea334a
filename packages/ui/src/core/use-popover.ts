import { useCallback, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

const gap = 4;

/** Below the button, or above it where there is more room; never beyond the sides of the window. */
function placeAt(button: DOMRect, panel: DOMRect): CSSProperties {
  const below = button.bottom + gap;
  const above = button.top - gap - panel.height;
  const top = below + panel.height > innerHeight && above > 0 ? above : below;
  const left = Math.max(gap, Math.min(button.left, innerWidth - panel.width - gap));
  return { top, left };
}

/**
 * A panel that opens from a button: placed on the page, closed by Escape, by a press elsewhere and by scrolling away.
 * Escape gives the focus back to the button.
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
    // Content that arrives later makes the panel larger.
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
    // A scroll that was over before it opened is told of only now; the button stands where it stood.
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
