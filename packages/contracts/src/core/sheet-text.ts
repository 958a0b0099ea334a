import type { Field, SheetRule } from './field.ts';
import { titleOfColumn, type SheetRow } from './sheet.ts';
import type { Text } from './text.ts';

/**
 * The rows of a sheet in one line, as lists and files show them: the band first, the titles of several values.
 * @param shown a value as people read it
 * @example
 * sheetText(dpBands.sheet, rows, (field, value) => String(value), (title) => title.id); // '11-23: 15; 24-48: 20'
 */
export function sheetText(
  rule: SheetRule,
  rows: readonly SheetRow[],
  shown: (field: Field, value: unknown) => string,
  titled: (title: Text) => string,
): string {
  const { columns, band } = rule;
  const lineOf = (row: SheetRow): string => {
    const filled = Object.entries(columns).filter(
      ([name]) => name !== band?.from && name !== band?.to && row[name] != null,
    );
    const values = filled.map(([name, field]) =>
      filled.length > 1 ? `${titled(titleOfColumn(rule, name))} ${shown(field, row[name])}` : shown(field, row[name]),
    );
    const ends = band ? `${String(row[band.from])}-${String(row[band.to])}` : '';
    return [ends, values.join(', ')].filter((part) => part !== '').join(': ');
  };
  return rows.map(lineOf).join('; ');
}
