import { useEffect, useRef, useState, type RefObject } from 'react';

const begins = ['pointerenter', 'focusin'] as const;
const ends = ['pointerleave', 'focusout'] as const;

/** Whether the element with the returned ref is hovered or has the focus. */
export function useHeld(): [RefObject<HTMLDivElement | null>, boolean] {
  const item = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const node = item.current;
    const begin = () => setHeld(true);
    const end = () => setHeld(false);
    for (const name of begins) node?.addEventListener(name, begin);
    for (const name of ends) node?.addEventListener(name, end);
    return () => {
      for (const name of begins) node?.removeEventListener(name, begin);
      for (const name of ends) node?.removeEventListener(name, end);
    };
  }, []);
  return [item, held];
}
