import { useCallback, useState, type ReactNode } from 'react';

interface TabPanel {
  readonly key: string;
  readonly content: ReactNode;
  readonly isActive: boolean;
}

/**
 * The panels of tabs that are mounted: the open one, and those left with unsaved typing in them.
 * @returns `holdTab`: keeps a tab mounted until the returned function is called
 */
export function useHeldTabs(active: string, content: ReactNode) {
  /** How many parts of each tab hold unsaved typing. */
  const [held, setHeld] = useState<ReadonlyMap<string, number>>(new Map());
  const [last, setLast] = useState({ active, content });
  const [left, setLeft] = useState<ReadonlyMap<string, ReactNode>>(new Map());
  if (last.active !== active) {
    // The content of the tab that was left, as it was rendered last.
    setLeft(new Map([...left, [last.active, last.content]].filter(([key]) => held.has(key as string)) as never));
    setLast({ active, content });
  } else if (last.content !== content) setLast({ active, content });
  const count = useCallback((name: string, by: number) => {
    setHeld((before) => {
      const next = new Map(before).set(name, (before.get(name) ?? 0) + by);
      if (next.get(name)! <= 0) next.delete(name);
      return next;
    });
  }, []);
  const holdTab = useCallback(
    (name: string) => {
      count(name, 1);
      return () => count(name, -1);
    },
    [count],
  );
  const others = [...left].filter(([key]) => key !== active && held.has(key));
  const panels: readonly TabPanel[] = [
    { key: active, content, isActive: true },
    ...others.map(([key, kept]) => ({ key, content: kept, isActive: false })),
  ];
  return { panels, holdTab };
}
