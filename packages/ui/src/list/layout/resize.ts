import type { CSSProperties, PointerEvent } from 'react';
import type { Column } from '../declaration.ts';
import { fittingWidth } from './layout.ts';

const variable = (field: string) => `--column-${field}`;

/** The chosen widths as custom properties of the table, so that dragging renders no row. */
export const tableWidths = (columns: readonly Column[]): CSSProperties =>
  Object.fromEntries(
    columns.flatMap(({ field, chosenWidth }) => (chosenWidth ? [[variable(field), `${chosenWidth}px`]] : [])),
  );

/** Fixes the width of a cell whose column has a chosen width. */
export function cellWidth({ field, chosenWidth }: Column): CSSProperties | undefined {
  if (!chosenWidth) return undefined;
  const width = `var(${variable(field)})`;
  return { width, minWidth: width, maxWidth: width };
}

/** Pixels that the pointer must move before a press counts as dragging. */
const threshold = 3;

/** Follows the pointer from the edge of a column title; calls `onResize` when dragging starts and ends. */
export function dragWidth(
  event: PointerEvent<HTMLElement>,
  { field }: Column,
  onResize: (field: string, pixels: number) => void,
): void {
  const grip = event.currentTarget;
  const [head, table] = [grip.closest('th'), grip.closest('table')];
  if (!head || !table || event.button !== 0) return;
  event.preventDefault();
  const [from, width] = [event.clientX, head.offsetWidth];
  let last: number | undefined;
  grip.setPointerCapture?.(event.pointerId);
  const move = (moved: globalThis.PointerEvent) => {
    if (last === undefined && Math.abs(moved.clientX - from) < threshold) return;
    if (last === undefined) onResize(field, width);
    last = fittingWidth(width + moved.clientX - from);
    table.style.setProperty(variable(field), `${last}px`);
  };
  const end = () => {
    grip.removeEventListener('pointermove', move);
    grip.removeEventListener('pointerup', end);
    grip.removeEventListener('pointercancel', end);
    if (last !== undefined) onResize(field, last);
  };
  grip.addEventListener('pointermove', move);
  grip.addEventListener('pointerup', end);
  grip.addEventListener('pointercancel', end);
}
