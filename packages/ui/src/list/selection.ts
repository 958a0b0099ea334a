import { useCallback, useState } from 'react';
import type { Row } from './declaration.ts';

/**
 * What is selected: rows by name, or everything that the filter finds, as the services count it. Never a guess made of
 * the rows that happen to be on the page.
 */
export type Selection =
  | { readonly kind: 'rows'; readonly rows: ReadonlyMap<string, Row> }
  | { readonly kind: 'all'; readonly count: number };

const nothing: Selection = { kind: 'rows', rows: new Map() };

/** Number of records chosen; for "all" the count of the list. */
export const selectedCount = (selection: Selection): number => (selection.kind === 'all' ? selection.count : selection.rows.size);
export const isSelected = (selection: Selection, row: Row): boolean => selection.kind === 'all' || selection.rows.has(row.secureId);

/** The selection with its rows as they read now, where they are on the page: their versions may have moved on. */
export const upToDate = (selection: Selection, shown: readonly Row[]): Selection => {
  if (selection.kind === 'all') return selection;
  const current = new Map(shown.map((row) => [row.secureId, row]));
  return { kind: 'rows', rows: new Map([...selection.rows].map(([id, row]) => [id, current.get(id) ?? row])) };
};

export interface SelectionControl {
  readonly selection: Selection;
  /** Adds or takes away rows, also of pages seen before. After "all" it starts anew with these rows. */
  readonly select: (rows: readonly Row[], on: boolean) => void;
  readonly selectAll: (count: number) => void;
  readonly clear: () => void;
}

/** Holds the selection of a list. It belongs to one filter: another `filterKey` starts with nothing selected. */
export function useSelection(filterKey: string): SelectionControl {
  const [held, setHeld] = useState({ filterKey, selection: nothing });
  const selection = held.filterKey === filterKey ? held.selection : nothing;
  const change = useCallback((next: (selection: Selection) => Selection) => {
    setHeld((current) => ({ filterKey, selection: next(current.filterKey === filterKey ? current.selection : nothing) }));
  }, [filterKey]);

  const select = useCallback((rows: readonly Row[], on: boolean) => change((current) => {
    const next = new Map(current.kind === 'rows' ? current.rows : []);
    for (const row of rows) if (on) next.set(row.secureId, row); else next.delete(row.secureId);
    return { kind: 'rows', rows: next };
  }), [change]);
  const selectAll = useCallback((count: number) => change(() => ({ kind: 'all', count })), [change]);
  const clear = useCallback(() => change(() => nothing), [change]);
  return { selection, select, selectAll, clear };
}
