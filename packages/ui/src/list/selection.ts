import { bulkLimit } from '@console/contracts/core/envelope';
import { useCallback, useEffect, useState } from 'react';
import type { Row } from './declaration.ts';
import { keepSelection, keptSelection, type Place } from './kept-selection.ts';

/**
 * What is selected: rows by name, or everything that the filter finds, as the services count it. Never a guess made of
 * the rows that happen to be on the page.
 */
export type Selection =
  | { readonly kind: 'rows'; readonly rows: ReadonlyMap<string, Row> }
  | { readonly kind: 'all'; readonly count: number };

const nothing: Selection = { kind: 'rows', rows: new Map() };
const none: readonly string[] = [];

/** Number of records chosen; for "all" the count of the list. */
export const selectedCount = (selection: Selection): number =>
  selection.kind === 'all' ? selection.count : selection.rows.size;
export const isSelected = (selection: Selection, row: Row): boolean =>
  selection.kind === 'all' || selection.rows.has(row.secureId);

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

/** A selection with what an earlier document of the tab left of it. */
export interface HeldSelection extends SelectionControl {
  /** Rows ticked before a reload that have not been read back yet. */
  readonly waiting: readonly string[];
  /** "All" was chosen before a reload: its count may have moved on. */
  readonly unproved: boolean;
  /** Takes up those of the waiting rows that are still there. */
  readonly restore: (rows: readonly Row[]) => void;
}

interface State {
  readonly place: string;
  readonly selection: Selection;
  readonly waiting: readonly string[];
  readonly unproved: boolean;
}

function begin(place: Place): State {
  const kept = keptSelection(place);
  if (kept && 'all' in kept)
    return { place: place.key, selection: { kind: 'all', count: kept.all }, waiting: none, unproved: true };
  return { place: place.key, selection: nothing, waiting: kept?.ids ?? none, unproved: false };
}

/**
 * Holds the selection of a list, and keeps it in the tab: a reload loses nothing. It belongs to one filter: another one
 * starts with nothing selected.
 */
export function useSelection(place: Place): HeldSelection {
  const [held, setHeld] = useState(() => begin(place));
  const { key } = place;
  if (held.place !== key) setHeld(begin(place));
  const { selection, waiting, unproved } = held;
  useEffect(() => {
    keepSelection(
      place,
      selection.kind === 'all'
        ? { all: selection.count }
        : { ids: [...waiting, ...selection.rows.keys()].slice(0, bulkLimit) },
    );
  }, [place, selection, waiting]);

  const change = useCallback(
    (next: (state: State) => Partial<State>) =>
      setHeld((current) => ({ ...current, unproved: false, ...next(current) })),
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
    (count: number) => change(() => ({ selection: { kind: 'all', count }, waiting: none })),
    [change],
  );
  const clear = useCallback(() => change(() => ({ selection: nothing, waiting: none })), [change]);
  const restore = useCallback(
    (rows: readonly Row[]) =>
      change((current) =>
        current.waiting.length === 0
          ? {}
          : {
              waiting: none,
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
  return { selection, select, selectAll, clear, waiting, unproved, restore };
}
