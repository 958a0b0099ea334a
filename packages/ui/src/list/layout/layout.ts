import { useMemo } from 'react';
import type { Column } from '../declaration.ts';

/** The columns of one list as somebody likes them. */
export interface Layout {
  /** Fields in their order; fields that came later follow at their usual place. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels by field; a column not named is as wide as its content. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
}

/** Narrowest and widest column, in pixels (contract of saved views). */
export const widthLimits = { minimum: 40, maximum: 1_200 } as const;

export const fittingWidth = (pixels: number): number =>
  Math.round(Math.max(widthLimits.minimum, Math.min(widthLimits.maximum, pixels)));

/** Reads a layout out of what was kept; `undefined` for what is none. */
export function asLayout(kept: unknown): Layout | undefined {
  const { order, hidden, widths } = (kept ?? {}) as Partial<Layout>;
  return Array.isArray(order) && Array.isArray(hidden)
    ? { order, hidden, ...(widths && typeof widths === 'object' ? { widths } : {}) }
    : undefined;
}

/** Columns in the chosen order; those that the choice does not know stay behind their neighbour of the declaration. */
export function ordered(columns: readonly Column[], order: readonly string[]): readonly Column[] {
  const place = (column: Column): number => {
    const at = order.indexOf(column.field);
    const before = columns[columns.indexOf(column) - 1];
    return at >= 0 ? at : before ? place(before) + 0.001 : -1;
  };
  return [...columns].sort((a, b) => place(a) - place(b));
}

const without = (names: readonly string[], name: string): readonly string[] => names.filter((each) => each !== name);

/**
 * All columns in their order, which of them are hidden, and the ways to change it. The first column always stays.
 * @param layout in force; `undefined`: as the list is declared.
 * @param keep called with every new layout.
 */
export function useLayout(
  columns: readonly Column[],
  layout: Layout | undefined,
  keep: (layout: Layout | undefined) => void,
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
  const shown = useMemo(() => all.filter((column, at) => at === 0 || !hidden.has(column.field)), [all, hidden]);
  /** The columns as they are shown, in full. */
  const effective: Layout = {
    order: all.map((column) => column.field),
    hidden: [...hidden],
    ...(layout?.widths ? { widths: layout.widths } : {}),
  };
  const change = (part: Partial<Layout>) => keep({ ...effective, ...part });
  const toggle = (field: string) =>
    change({ hidden: hidden.has(field) ? without([...hidden], field) : [...hidden, field] });
  const move = (field: string, step: -1 | 1) => {
    const order = all.map((column) => column.field);
    const at = order.indexOf(field);
    if (at + step < 0 || at + step >= order.length) return;
    [order[at], order[at + step]] = [order[at + step]!, order[at]!];
    change({ order });
  };
  /** `undefined`: as wide as its content again. */
  const resize = (field: string, pixels: number | undefined) => {
    const others = Object.fromEntries(Object.entries(layout?.widths ?? {}).filter(([name]) => name !== field));
    change({ widths: pixels === undefined ? others : { ...others, [field]: fittingWidth(pixels) } });
  };
  return { all, shown, hidden, effective, toggle, move, resize, reset: () => keep(undefined) };
}

export type LayoutControl = ReturnType<typeof useLayout>;
