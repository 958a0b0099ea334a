import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Column, Row } from '../declaration.ts';

/** Columns that stay whatever the width: the first, which names the record, its state, and who works on it. */
const stays = ({ field, kind, stays: declared = false }: Column, at: number): boolean =>
  at === 0 || kind === 'status' || field === 'state' || declared;

/**
 * The columns without the last ones that are too many.
 * @param widths of the columns in pixels, by field
 * @param excess pixels that the table is too wide
 */
export function withoutExcess(
  columns: readonly Column[],
  widths: ReadonlyMap<string, number>,
  excess: number,
): readonly Column[] {
  const dropped = new Set<Column>();
  let left = excess;
  for (const [at, column] of [...columns.entries()].toReversed()) {
    if (left <= 0) break;
    if (stays(column, at)) continue;
    dropped.add(column);
    left -= widths.get(column.field) ?? 0;
  }
  return columns.filter((column) => !dropped.has(column));
}

/** Pixels by field of the heads of a table. */
const widthsIn = (place: HTMLElement): ReadonlyMap<string, number> =>
  new Map(
    Array.from(place.querySelectorAll<HTMLElement>('th[data-field]'), (head) => [
      head.dataset['field']!,
      head.offsetWidth,
    ]),
  );

/**
 * The columns that fit their place without scrolling. The last ones wait in the column chooser until there is room; a
 * layout that the person chose is shown as chosen.
 * @param chosen the person arranged the columns
 */
export function useFitting(columns: readonly Column[], chosen: boolean, rows: readonly Row[]) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [fitting, setFitting] = useState({ of: columns, at: 0, columns });
  const isCurrent = fitting.of === columns && fitting.at === width;
  const shown = chosen || !isCurrent ? columns : fitting.columns;

  useEffect(() => {
    if (!place.current || !globalThis.ResizeObserver) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  // Before the browser paints, so that no column is seen to go.
  useLayoutEffect(() => {
    const element = place.current;
    const excess = element ? element.scrollWidth - element.clientWidth : 0;
    if (chosen || !element || excess <= 0) return;
    const next = withoutExcess(shown, widthsIn(element), excess);
    if (next.length < shown.length) setFitting({ of: columns, at: width, columns: next });
  }, [columns, shown, chosen, rows, width]);
  const waiting = useMemo(() => columns.filter((column) => !shown.includes(column)), [columns, shown]);
  return { place, shown, waiting };
}
