import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Column, Row } from '../declaration.ts';

/** Columns that stay whatever the width: the first, which names the record, its state, and who works on it. */
const stays = ({ field, kind, stays: declared = false }: Column, at: number): boolean =>
  at === 0 || kind === 'status' || field === 'state' || declared;

/** Kinds whose texts may be long: they give room before a figure does. */
const texts: ReadonlySet<Column['kind']> = new Set(['text', 'paragraph', 'reference', 'references']);

/**
 * What goes first where there is no room: texts, then days, choices and counts, then amounts, and last what the record
 * is about: names, and the column after those that stay.
 */
function rank({ kind, named }: Column, isAbout: boolean): number {
  if (named || isAbout) return 3;
  if (kind === 'money' || kind === 'percent') return 2;
  return texts.has(kind) ? 0 : 1;
}

const nothingNarrow: ReadonlySet<string> = new Set();

/** Pixels that a long text keeps at least, and from which it is long. */
const [narrowest, long] = [120, 150];

/**
 * Long texts that give their room, the widest first, as many as needed.
 * @param widths of the columns in pixels, by field
 * @param excess pixels that the table is too wide
 * @param already those that gave theirs before
 */
export function narrowed(
  columns: readonly Column[],
  widths: ReadonlyMap<string, number>,
  excess: number,
  already: ReadonlySet<string> = nothingNarrow,
): ReadonlySet<string> {
  const width = ({ field }: Column) => widths.get(field) ?? 0;
  const wide = columns
    .filter(
      (column, at) =>
        at > 0 && texts.has(column.kind) && !column.chosenWidth && !already.has(column.field) && width(column) > long,
    )
    .toSorted((one, other) => width(other) - width(one));
  const fields = new Set<string>();
  let left = excess;
  for (const column of wide) {
    if (left <= 0) break;
    fields.add(column.field);
    left -= width(column) - narrowest;
  }
  return fields;
}

/**
 * The columns without those that are too many: by rank, the last of each rank first.
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
  const about = columns.findIndex((column, at) => !stays(column, at));
  const leaving = [...columns.entries()]
    .toReversed()
    .filter(([at, column]) => !stays(column, at))
    .toSorted(([at, column], [place, other]) => rank(column, at === about) - rank(other, place === about));
  for (const [, column] of leaving) {
    if (left <= 0) break;
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
 * The columns that fit their place without scrolling: first long texts become narrow, then columns wait in the column
 * chooser until there is room, figures last; a layout that the person chose is shown as chosen.
 * @param chosen the person arranged the columns
 */
export function useFitting(columns: readonly Column[], chosen: boolean, rows: readonly Row[]) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [fitting, setFitting] = useState({ of: columns, at: 0, columns, narrow: nothingNarrow });
  const isCurrent = !chosen && fitting.of === columns && fitting.at === width;
  const fitted = isCurrent ? fitting.columns : columns;
  const narrow = isCurrent ? fitting.narrow : nothingNarrow;

  useEffect(() => {
    if (!place.current || !globalThis.ResizeObserver) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  // Before the browser paints, so that no column is seen to go. What is too wide still is measured again.
  useLayoutEffect(() => {
    const element = place.current;
    const excess = element ? element.scrollWidth - element.clientWidth : 0;
    if (chosen || !element || excess <= 0) return;
    const widths = widthsIn(element);
    const more = narrowed(fitted, widths, excess, narrow);
    const next = more.size > 0 ? fitted : withoutExcess(fitted, widths, excess);
    if (more.size > 0 || next.length < fitted.length)
      setFitting({ of: columns, at: width, columns: next, narrow: new Set([...narrow, ...more]) });
  }, [columns, fitted, narrow, chosen, rows, width]);
  const shown = useMemo(
    () => fitted.map((column) => (narrow.has(column.field) ? { ...column, narrow: true } : column)),
    [fitted, narrow],
  );
  const waiting = useMemo(() => columns.filter((column) => !fitted.includes(column)), [columns, fitted]);
  return { place, shown, waiting };
}
