import { bulkLimit } from '@console/contracts/core/list-limits';
import { useCallback, useEffect, useState } from 'react';
import type { Row } from './declaration.ts';
import { storeSelection, storedSelection, type SelectionKey } from './stored-selection.ts';

/**
 * Selected rows, or all records that match the filter with the count of the services, which is never derived from the
 * rows of the page.
 */
export type Selection =
  | { readonly kind: 'rows'; readonly rows: ReadonlyMap<string, Row> }
  | { readonly kind: 'all'; readonly count: number };

const emptySelection: Selection = { kind: 'rows', rows: new Map() };
const none: readonly string[] = [];

const idOf = ({ secureId }: Row): string => secureId;
/** The ids that are not among others; the same list when none is. */
const without = (ids: readonly string[], others: ReadonlySet<string>): readonly string[] =>
  ids.some((id) => others.has(id)) ? ids.filter((id) => !others.has(id)) : ids;

/** Number of selected records; for "all" the count of the list. */
export const selectedCount = (selection: Selection): number =>
  selection.kind === 'all' ? selection.count : selection.rows.size;
export const isSelected = (selection: Selection, row: Row): boolean =>
  selection.kind === 'all' || selection.rows.has(row.secureId);

/** Replaces selected rows by their current values where the page has them, since their versions may have changed. */
export const withCurrentRows = (selection: Selection, shown: readonly Row[]): Selection => {
  if (selection.kind === 'all') return selection;
  const current = new Map(shown.map((row) => [row.secureId, row]));
  return { kind: 'rows', rows: new Map([...selection.rows].map(([id, row]) => [id, current.get(id) ?? row])) };
};

export interface SelectionControl {
  readonly selection: Selection;
  /** Adds or removes rows, also of other pages. After "all" the selection starts again with these rows. */
  readonly select: (rows: readonly Row[], on: boolean) => void;
  readonly selectAll: (count: number) => void;
  readonly clear: () => void;
}

/** A selection, with the part stored before a reload that is still to be restored. */
export interface RestorableSelection extends SelectionControl {
  /** Ids of rows that were selected before a reload and have not been read yet. */
  readonly unread: readonly string[];
  /** Number of rows that were selected before the reload. */
  readonly before: number;
  /** "All" was selected before a reload, and its count has not been compared with the current one. */
  readonly countUnconfirmed: boolean;
  /**
   * Selects those of the unread rows that still exist.
   * @param rows those that exist
   * @param read ids that were read, also of those that do not exist
   */
  readonly restore: (rows: readonly Row[], read: readonly string[]) => void;
}

interface State {
  readonly key: string;
  readonly before: number;
  readonly selection: Selection;
  readonly unread: readonly string[];
  readonly countUnconfirmed: boolean;
}

function initialState(place: SelectionKey): State {
  const { key } = place;
  const kept = storedSelection(place);
  if (kept && 'all' in kept)
    return { key, before: 0, selection: { kind: 'all', count: kept.all }, unread: none, countUnconfirmed: true };
  const unread = kept?.ids ?? none;
  return { key, before: unread.length, selection: emptySelection, unread, countUnconfirmed: false };
}

/**
 * The selection of a list, stored in the tab so that it survives a reload. Another filter starts with an empty
 * selection.
 */
export function useSelection(place: SelectionKey): RestorableSelection {
  const [state, setState] = useState(() => initialState(place));
  const { key } = place;
  if (state.key !== key) setState(initialState(place));
  const { selection, unread, before, countUnconfirmed } = state;
  useEffect(() => {
    storeSelection(
      place,
      selection.kind === 'all'
        ? { all: selection.count }
        : { ids: [...unread, ...selection.rows.keys()].slice(0, bulkLimit) },
    );
  }, [place, selection, unread]);

  const change = useCallback(
    (next: (state: State) => Partial<State>) =>
      setState((current) => ({ ...current, countUnconfirmed: false, ...next(current) })),
    [],
  );
  const select = useCallback(
    (rows: readonly Row[], on: boolean) =>
      change((current) => {
        const next = new Map(current.selection.kind === 'rows' ? current.selection.rows : []);
        for (const row of rows)
          if (on) next.set(row.secureId, row);
          else next.delete(row.secureId);
        // What is chosen now holds, whatever was chosen before the reload.
        return { selection: { kind: 'rows', rows: next }, unread: without(current.unread, new Set(rows.map(idOf))) };
      }),
    [change],
  );
  const selectAll = useCallback(
    (count: number) => change(() => ({ selection: { kind: 'all', count }, unread: none })),
    [change],
  );
  const clear = useCallback(() => change(() => ({ selection: emptySelection, unread: none })), [change]);
  const restore = useCallback(
    (rows: readonly Row[], read: readonly string[]) =>
      change((current) => {
        const wanted = new Set(current.unread);
        const found = rows.filter((row) => wanted.has(row.secureId)).map((row) => [row.secureId, row] as const);
        const now = current.selection.kind === 'rows' ? current.selection.rows : [];
        return {
          unread: without(current.unread, new Set(read)),
          selection: found.length === 0 ? current.selection : { kind: 'rows', rows: new Map([...now, ...found]) },
        };
      }),
    [change],
  );
  return { selection, select, selectAll, clear, unread, before, countUnconfirmed, restore };
}
