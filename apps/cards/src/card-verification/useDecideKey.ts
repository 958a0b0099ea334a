import { useEffect, useRef } from 'react';

/** Where Ctrl+Enter decides: the desk itself, and nothing that lies over it. */
const deskParts = '.verify-desk, .verify-foot';

/** Ctrl+Enter, or Cmd+Enter, decides from wherever the focus is at the desk; a key that is held down decides once. */
export function useDecideKey(decide: () => void): void {
  const latest = useRef(decide);
  useEffect(() => {
    latest.current = decide;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.defaultPrevented) return;
      const at = event.target as Element;
      if (at !== document.body && !at.closest(deskParts)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
