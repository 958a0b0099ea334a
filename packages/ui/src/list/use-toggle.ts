import { useRef } from 'react';
import type { Row } from './declaration.ts';
import type { SelectionControl } from './selection.ts';

/** Ticks of rows, one by one or a range. */
export function useToggle(rows: readonly Row[], control: Pick<SelectionControl, 'selection' | 'select'>) {
  const lastToggled = useRef<string | null>(null);
  const toggle = (row: Row) => {
    lastToggled.current = row.secureId;
    if (control.selection.kind === 'all')
      control.select(
        rows.filter((each) => each !== row),
        true,
      );
    else control.select([row], !control.selection.rows.has(row.secureId));
  };
  /** Selects the rows from the one toggled last to this one; this one alone where that is not on this page. */
  const toggleTo = (row: Row) => {
    const to = rows.indexOf(row);
    const last = rows.findIndex(({ secureId }) => secureId === lastToggled.current);
    const from = last < 0 ? to : last;
    control.select(rows.slice(Math.min(from, to), Math.max(from, to) + 1), true);
    lastToggled.current = row.secureId;
  };
  return { toggle, toggleTo };
}
