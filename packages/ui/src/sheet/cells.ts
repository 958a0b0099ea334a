import { cleanText } from '@console/contracts/core/clean-text';
import type { Field } from '@console/contracts/core/fields';
import { isNumeric, typedKind, type SheetRule } from '@console/contracts/core/fields';
import { dayOrderOf } from '@console/contracts/core/days/day-order';
import { isZeroForNone, withoutBlankEnd, type SheetRow } from '@console/contracts/core/sheet';
import type { Text } from '@console/contracts/core/text';
import { blockOf } from './block.ts';
import { dateFormats, formatDate } from '../formats/dates.ts';
import { groupedText, numberOf, percentInput, typedNumber } from '../formats/number-text.ts';
import { typedDate } from '@console/contracts/core/days/typed-date';

/** Position of a cell. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value as string));

const storedDay = /^\d{4}-\d{2}-\d{2}$/;

/** A value as its cell shows it: options by their title in the language of the page. */
export function cellText(field: Field, value: unknown, read: (text: Text) => string): string {
  const option = field.options?.find((each) => each.value === value);
  if (option) return read(option.title);
  // A day that was not read stays as it was written.
  if (field.kind === 'date' && storedDay.test(textOf(value))) return formatDate(textOf(value), dateFormats.listDay);
  if (field.kind === 'percent' || field.decimal) return percentInput(value);
  return isNumeric(field.kind) ? groupedText(value) : textOf(value);
}

/**
 * The value of a typed or pasted text. What is no number stays in sight, and is said to be none.
 * @param isTyped whether the text was typed key by key, so that a period is the sign of decimals
 */
export function cellValue(field: Field, written: string, isTyped = false): unknown {
  // A cell of a spreadsheet may have several lines, one of a sheet has one.
  const text = written.replace(/\s*[\n\r]+\s*/g, ' ');
  const trimmed = text.trim();
  const kind = typedKind(field);
  if (isNumeric(kind)) return (isTyped ? typedNumber : numberOf)(kind, trimmed);
  if (field.kind === 'date') return typedDate(trimmed) ?? (trimmed === '' ? null : trimmed);
  if (field.kind === 'code') return cleanText(text) || null;
  if (!field.options) return text === '' ? null : text;
  const typed = cleanText(trimmed).replace(/\s+/g, ' ').trim().toLowerCase();
  const chosen = field.options.find(({ value, title }) =>
    [value, title.id, title.en].some((each) => each.toLowerCase() === typed),
  );
  return chosen?.value ?? (trimmed === '' ? null : trimmed);
}

/** The rows with other values in some cells, without blank rows at the end. */
export function withCells(
  rows: readonly SheetRow[],
  changes: readonly { readonly row: number; readonly name: string; readonly value: unknown }[],
): readonly SheetRow[] {
  const last = Math.max(rows.length - 1, ...changes.map(({ row }) => row));
  const next: SheetRow[] = Array.from({ length: last + 1 }, (_, at) => rows[at] ?? {});
  for (const { row, name, value } of changes) next[row] = { ...next[row], [name]: value };
  return withoutBlankEnd(next);
}

/**
 * The cells that a pasted block of a spreadsheet fills, from one cell to the right and down; its blank cells clear
 * those of the sheet. When one of its days has its month in front, those that may be read either way stay as they were
 * written, as a file with such days is refused.
 * @returns `leftOut`: rows and columns of the block that the sheet has no place for; `monthFirst`: the day for which
 * others were not read; `zeros`: whether a 0 became blank, because its column stores it as nothing
 */
export function pasted(
  text: string,
  rule: Pick<SheetRule, 'columns' | 'says'>,
  { row, column }: Cell,
  maximum: number,
) {
  const { columns } = rule;
  const names = Object.keys(columns).slice(column);
  const block = blockOf(text);
  const days = block.flatMap((line) => line.filter((_, at) => columns[names[at] ?? '']?.kind === 'date'));
  const monthFirst = days.find((day) => dayOrderOf(day) === 'month-first');
  const isUncertain = (field: Field, written: string) =>
    field.kind === 'date' && monthFirst !== undefined && dayOrderOf(written) === 'either';
  let zeros = false;
  const valueOf = (name: string, written: string): unknown => {
    const field = columns[name]!;
    const value = isUncertain(field, written) ? written.trim() : cellValue(field, written);
    if (!isZeroForNone(rule as SheetRule, name, value)) return value;
    zeros = true;
    return null;
  };
  const widest = Math.max(0, ...block.map((cells) => cells.length));
  const cells = block.slice(0, maximum - row).flatMap((line, down) =>
    names.slice(0, line.length).map((name, right) => ({
      row: row + down,
      name,
      value: valueOf(name, line[right]!),
    })),
  );
  const leftOut = {
    rows: Math.max(0, block.length - (maximum - row)),
    columns: Math.max(0, widest - names.length),
  };
  return {
    cells,
    leftOut,
    zeros,
    monthFirst: days.some((day) => dayOrderOf(day) === 'either') ? monthFirst : undefined,
  };
}
