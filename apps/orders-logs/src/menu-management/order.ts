interface Ordered {
  readonly order: number;
}
interface Placed extends Ordered {
  readonly secureId: string;
  readonly version: number;
}

const step = 10;
const highest = 999;

/** The order number after these; `null` when the last number is taken. */
export function nextOrder(neighbours: readonly Ordered[]): number | null {
  const last = Math.max(0, ...neighbours.map(({ order }) => order));
  return last < highest ? Math.min(last + step, highest) : null;
}

/** New order numbers for all siblings, with gaps as long as there is room. */
export function renumbered(
  neighbours: readonly Placed[],
): readonly { readonly secureId: string; readonly version: number; readonly order: number }[] {
  const gap = neighbours.length * step <= highest ? step : 1;
  return neighbours.map(({ secureId, version }, index) => ({ secureId, version, order: (index + 1) * gap }));
}

/** The rows with one of them moved by `by` places; the same rows when it cannot move further. */
export function shifted<T extends { readonly secureId: string }>(
  rows: readonly T[],
  secureId: string,
  by: number,
): readonly T[] {
  const from = rows.findIndex((row) => row.secureId === secureId);
  const to = from + by;
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length || by === 0) return rows;
  const rest = rows.filter((other) => other !== row);
  return [...rest.slice(0, to), row, ...rest.slice(to)];
}
