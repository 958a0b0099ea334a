import { useEffect, useRef } from 'react';

/** Ctrl+Enter works in the desk itself, not in a dialog over it. */
const deskParts = '.verify-desk, .verify-foot';

/** Ctrl+Enter, or Cmd+Enter, decides from anywhere in the desk; a held key decides once. */
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
