import type { SheetRow } from '@console/contracts/core/sheet';
import { useRef } from 'react';

/** Steps that can be undone. */
const mostSteps = 100;

/**
 * The rows of a sheet with undo and redo. Keystrokes in one cell are one step.
 * @param onChange is given `null` for an empty sheet
 */
export function useRows(rows: readonly SheetRow[], onChange: (rows: readonly SheetRow[] | null) => void) {
  const past = useRef<(readonly SheetRow[])[]>([]);
  const future = useRef<(readonly SheetRow[])[]>([]);
  const lastTyped = useRef<string | null>(null);
  const send = (next: readonly SheetRow[]) => onChange(next.length === 0 ? null : next);
  return {
    /** @param typedIn the cell that is being typed in */
    change(next: readonly SheetRow[], typedIn: string | null = null) {
      if (typedIn === null || typedIn !== lastTyped.current) past.current = [...past.current, rows].slice(-mostSteps);
      lastTyped.current = typedIn;
      future.current = [];
      send(next);
    },
    undo() {
      const before = past.current.at(-1);
      if (!before) return;
      past.current = past.current.slice(0, -1);
      future.current = [...future.current, rows];
      lastTyped.current = null;
      send(before);
    },
    redo() {
      const next = future.current.at(-1);
      if (!next) return;
      future.current = future.current.slice(0, -1);
      past.current = [...past.current, rows];
      send(next);
    },
  };
}
