import { cleanText } from '@console/contracts/core/clean-text';
import type { Parameters } from '@console/contracts/core/fill';
import { longestCell } from '@console/contracts/platform/imports';

/** Whether a cell holds more than one that is typed may. */
export const isTooLong = (text: string): boolean => text.length > longestCell;

/** What spreadsheet programs show in place of a value that they could not find or calculate. */
const cellError =
  /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!)|Err:\d{3})$/i;
/** A number with its power of ten: a spreadsheet program has kept 15 digits of a longer one at most. */
const rounded = /^-?\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/**
 * The fault of a cell that follows from its text alone, and for which no value is read: an error of a spreadsheet, or a
 * number whose last digits are lost.
 * @example
 * cellFault('#N/A'); // { code: 'CELL_ERROR', parameters: { value: '#N/A' } }
 */
export function cellFault(text: string): { readonly code: string; readonly parameters: Parameters } | null {
  // Of a long text, only the beginning is needed.
  const value = cleanText(text.slice(0, longestCell)).trim();
  if (cellError.test(value)) return { code: 'CELL_ERROR', parameters: { value } };
  return rounded.test(value) ? { code: 'DIGITS_LOST', parameters: { value } } : null;
}

/** Whether no value is read from a cell: its fault follows from its text alone. */
export const isUnread = (text: string | null): boolean =>
  text !== null && (isTooLong(text) || cellFault(text) !== null);
