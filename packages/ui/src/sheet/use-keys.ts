import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { Cell } from './cells.ts';

/** Cells of one column from the first to the last row. */
export interface Range {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

interface Actions {
  readonly rows: number;
  readonly columns: number;
  readonly fillDown: (range: Range) => void;
  readonly clear: (range: Range) => void;
  readonly paste: (text: string, at: Cell) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

const placeOf = (target: EventTarget): Cell | null => {
  const [row, column] = ((target as HTMLElement).dataset['place'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
};

/** Whether the caret stands where an arrow to the side leaves the cell. */
function leaves({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return isWhole || (selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length));
}

/** The keyboard of a sheet: arrows, Tab, Enter, ranges by Shift, fill down, delete, undo, redo, paste. */
export function useKeys(actions: Actions) {
  const [range, setRange] = useState<Range | null>(null);
  const start = useRef(0);
  /** The column in which the row that is being filled in by Tab began. */
  const home = useRef<number | null>(null);

  const go = (from: HTMLElement, { row, column }: Cell): boolean => {
    const cell = from.closest('table')?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`);
    cell?.focus();
    return cell !== null && cell !== undefined;
  };

  const select = (cell: Cell, to: number) => {
    if (!range) start.current = cell.row;
    setRange({ column: cell.column, first: Math.min(start.current, to), last: Math.max(start.current, to) });
  };

  /** Tab continues in the next row, and back in the one before; the button of a row is reached by an arrow. */
  const tab = (target: HTMLElement, { row, column }: Cell, isBack: boolean): boolean => {
    home.current ??= column;
    setRange(null);
    const at = row * actions.columns + column + (isBack ? -1 : 1);
    const next = { row: Math.floor(at / actions.columns), column: at % actions.columns };
    return at >= 0 && next.row < actions.rows && go(target, next);
  };

  const step = (event: KeyboardEvent<HTMLElement>, cell: Cell): boolean => {
    const { key, shiftKey } = event;
    const target = event.target as HTMLInputElement;
    if (cell.column >= actions.columns) {
      // The button of the row: Enter and Tab are its own.
      return key === 'ArrowLeft' && go(target, { row: cell.row, column: actions.columns - 1 });
    }
    if (key === 'Tab') return tab(target, cell, shiftKey);
    if (key === 'ArrowUp' || key === 'ArrowDown' || key === 'Enter') {
      const row = cell.row + (key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 1);
      if (row < 0 || row >= actions.rows) return true;
      if (shiftKey && key !== 'Enter') select(cell, row);
      else setRange(null);
      // After a row that was filled in by Tab, Enter begins the next one where this one began.
      const column = key === 'Enter' && !shiftKey ? (home.current ?? cell.column) : cell.column;
      home.current = null;
      return go(target, { row, column });
    }
    if ((key === 'ArrowLeft' || key === 'ArrowRight') && !shiftKey && leaves(target, key)) {
      setRange(null);
      home.current = null;
      return go(target, { row: cell.row, column: cell.column + (key === 'ArrowLeft' ? -1 : 1) });
    }
    return false;
  };

  const command = (event: KeyboardEvent<HTMLElement>, cell: Cell): boolean => {
    const key = event.key.toLowerCase();
    const withRange = range ?? { column: cell.column, first: cell.row, last: cell.row };
    if (event.ctrlKey || event.metaKey) {
      if (key === 'd') actions.fillDown(range ?? { ...withRange, first: Math.max(0, cell.row - 1) });
      else if (key === 'y' || (key === 'z' && event.shiftKey)) actions.redo();
      else if (key === 'z') actions.undo();
      else return false;
      return true;
    }
    if (key !== 'delete' || !range) return false;
    actions.clear(range);
    return true;
  };

  return {
    range,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const cell = placeOf(event.target);
      if (!cell || event.nativeEvent.isComposing) return;
      if (command(event, cell) || (!event.ctrlKey && !event.metaKey && step(event, cell))) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const cell = placeOf(event.target);
      if (cell && actions.paste(event.clipboardData.getData('text/plain'), cell)) event.preventDefault();
    },
    onPointerDown: () => {
      home.current = null;
      setRange(null);
    },
  };
}
