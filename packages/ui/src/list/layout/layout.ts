import { useMemo } from 'react';
import type { Column } from '../declaration.ts';

/** A user's layout of the columns of one list. */
export interface Layout {
  /** Fields in order; fields added since follow their neighbour in the declaration. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Width in pixels by field; other columns are as wide as their content. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
}

/** Narrowest and widest column, in pixels (contract of saved views). */
export const widthLimits = { minimum: 40, maximum: 1_200 } as const;

export const fittingWidth = (pixels: number): number =>
  Math.round(Math.max(widthLimits.minimum, Math.min(widthLimits.maximum, pixels)));

/** Checks a stored layout; `undefined` when it is not one. */
export function asLayout(stored: unknown): Layout | undefined {
  const { order, hidden, widths } = (stored ?? {}) as Partial<Layout>;
  return Array.isArray(order) && Array.isArray(hidden)
    ? { order, hidden, ...(widths && typeof widths === 'object' ? { widths } : {}) }
    : undefined;
}

/** Columns in the chosen order; columns that the order lacks follow their neighbour in the declaration. */
export function ordered(columns: readonly Column[], order: readonly string[]): readonly Column[] {
  const place = (column: Column): number => {
    const at = order.indexOf(column.field);
    const before = columns[columns.indexOf(column) - 1];
    return at >= 0 ? at : before ? place(before) + 0.001 : -1;
  };
  return [...columns].sort((a, b) => place(a) - place(b));
}

/** A field that has its own column is not repeated below another one. */
const withoutTwice = (columns: readonly Column[]): readonly Column[] =>
  columns.map(({ below, ...column }) =>
    below && !columns.some(({ field }) => field === below.field) ? { ...column, below } : column,
  );

const without = (names: readonly string[], name: string): readonly string[] => names.filter((each) => each !== name);

/**
 * All columns in order, the hidden ones, and functions that change the layout. The first column is always shown.
 * @param layout the current layout; `undefined` for the declared one
 * @param onChange called with each new layout
 */
export function useLayout(
  columns: readonly Column[],
  layout: Layout | undefined,
  onChange: (layout: Layout | undefined) => void,
) {
  const all = useMemo(() => {
    const { widths = {} } = layout ?? {};
    return (layout ? ordered(columns, layout.order) : columns).map((column) =>
      widths[column.field] ? { ...column, chosenWidth: fittingWidth(widths[column.field]!) } : column,
    );
  }, [columns, layout]);
  const hidden = useMemo(
    () => new Set(layout ? layout.hidden : columns.filter((column) => column.hidden).map((column) => column.field)),
    [columns, layout],
  );
  const shown = useMemo(
    () => withoutTwice(all.filter(({ field }, at) => at === 0 || !hidden.has(field))),
    [all, hidden],
  );
  /** The layout on the screen, with nothing left to defaults. */
  const effective: Layout = {
    order: all.map((column) => column.field),
    hidden: [...hidden],
    ...(layout?.widths ? { widths: layout.widths } : {}),
  };
  const change = (part: Partial<Layout>) => onChange({ ...effective, ...part });
  const toggle = (field: string) =>
    change({ hidden: hidden.has(field) ? without([...hidden], field) : [...hidden, field] });
  const move = (field: string, step: -1 | 1) => {
    const order = all.map((column) => column.field);
    const at = order.indexOf(field);
    if (at + step < 0 || at + step >= order.length) return;
    [order[at], order[at + step]] = [order[at + step]!, order[at]!];
    change({ order });
  };
  /** @param pixels `undefined` for the width of the content */
  const resize = (field: string, pixels: number | undefined) => {
    const others = Object.fromEntries(Object.entries(layout?.widths ?? {}).filter(([name]) => name !== field));
    change({ widths: pixels === undefined ? others : { ...others, [field]: fittingWidth(pixels) } });
  };
  return { all, shown, hidden, effective, toggle, move, resize, reset: () => onChange(undefined) };
}

export type LayoutControl = ReturnType<typeof useLayout>;
