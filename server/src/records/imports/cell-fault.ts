import { cleanText } from '@console/contracts/core/clean-text';
import type { Parameters } from '@console/contracts/core/fill';
import { longestCell } from '@console/contracts/platform/imports';
import { mask, type PersonalKind } from '../../platform/personal-data/mask.ts';
import { isErrorText } from '../../platform/spreadsheets/error-text.ts';

/** Whether a cell holds more than one that is typed may. */
export const isTooLong = (text: string): boolean => text.length > longestCell;

/** A number with its power of ten: a spreadsheet program has kept 15 digits of a longer one at most. */
const rounded = /^-?\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/**
 * Faults of a cell that only the workbook shows, and what the file of faulty rows writes before the text of the cell:
 * without it, the file would be accepted unchanged.
 */
const marks = { FORMULA: '#FORMULA!', MERGED: '#MERGED!' } as const;

/** Whether the fault of a cell is seen in the uploaded file alone, not in the text that was read. */
export const isMarked = (code: string): code is keyof typeof marks => Object.hasOwn(marks, code);

/** The text of a cell with the mark of its fault. */
export function markedText(code: keyof typeof marks, text: string | null | undefined): string {
  if (text?.startsWith(marks[code])) return text;
  return `${marks[code]} ${text ?? ''}`.trim();
}

const markedFault = (text: string): string | undefined =>
  Object.keys(marks).find((code) => isMarked(code) && text.startsWith(marks[code]));

/**
 * The fault of a cell that follows from its text alone, and for which no value is read: an error of a spreadsheet, or a
 * number whose last digits are lost, or the mark of a fault of a workbook.
 * @param personal kind of the column's personal data: its digits are masked in the message, as beside it
 * @example
 * cellFault('#N/A'); // { code: 'CELL_ERROR', parameters: { value: '#N/A' } }
 */
export function cellFault(
  text: string,
  personal?: PersonalKind,
): { readonly code: string; readonly parameters?: Parameters } | null {
  // Of a long text, only the beginning is needed.
  const value = cleanText(text.slice(0, longestCell)).trim();
  const marked = markedFault(value);
  if (marked !== undefined) return { code: marked };
  if (isErrorText(value)) return { code: 'CELL_ERROR', parameters: { value } };
  if (!rounded.test(value)) return null;
  return { code: 'DIGITS_LOST', parameters: { value: personal ? mask(personal, value)! : value } };
}

/** Whether no value is read from a cell: its fault follows from its text alone. */
export const isUnread = (text: string | null): boolean =>
  text !== null && (isTooLong(text) || cellFault(text) !== null);
