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
  /** "All" was selected before a reload, and its count has not been compared with the current one. */
  readonly countUnconfirmed: boolean;
  /** Selects those of the unread rows that still exist. */
  readonly restore: (rows: readonly Row[]) => void;
}

interface State {
  readonly key: string;
  readonly selection: Selection;
  readonly unread: readonly string[];
  readonly countUnconfirmed: boolean;
}

function initialState(place: SelectionKey): State {
  const kept = storedSelection(place);
  if (kept && 'all' in kept)
    return { key: place.key, selection: { kind: 'all', count: kept.all }, unread: none, countUnconfirmed: true };
  return { key: place.key, selection: emptySelection, unread: kept?.ids ?? none, countUnconfirmed: false };
}

/**
 * The selection of a list, stored in the tab so that it survives a reload. Another filter starts with an empty
 * selection.
 */
export function useSelection(place: SelectionKey): RestorableSelection {
  const [state, setState] = useState(() => initialState(place));
  const { key } = place;
  if (state.key !== key) setState(initialState(place));
  const { selection, unread, countUnconfirmed } = state;
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
        return { selection: { kind: 'rows', rows: next } };
      }),
    [change],
  );
  const selectAll = useCallback(
    (count: number) => change(() => ({ selection: { kind: 'all', count }, unread: none })),
    [change],
  );
  const clear = useCallback(() => change(() => ({ selection: emptySelection, unread: none })), [change]);
  const restore = useCallback(
    (rows: readonly Row[]) =>
      change((current) =>
        current.unread.length === 0
          ? {}
          : {
              unread: none,
              selection: {
                kind: 'rows',
                rows: new Map([
                  ...rows.map((row) => [row.secureId, row] as const),
                  ...(current.selection.kind === 'rows' ? current.selection.rows : []),
                ]),
              },
            },
      ),
    [change],
  );
  return { selection, select, selectAll, clear, unread, countUnconfirmed, restore };
}
