import type { ImportDefinition } from '@console/contracts/platform/imports';
import { FileFault, type SheetRow } from '../../platform/spreadsheets/sheet.ts';
import type { ColumnLayout } from './column-layout.ts';

const numbered = /^\s*'?(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}(?!\d)/;
const mostMonths = 12;

/** What the days of a column show of the order in which they are written. */
interface ColumnOrder {
  readonly name: string;
  readonly place: number;
  /** The first row whose day has its month in front. */
  monthFirst: number | null;
  /** Whether a day may be read either way. */
  isUncertain: boolean;
}

/**
 * Finds columns of days that a program with American settings has saved: `1/13/2026` shows it, and `1/2/2026` of the
 * same column would be another day.
 * @example
 * const order = dayOrderOf(definition, layout);
 * for (const row of rows) order.see(row);
 * order.check();
 */
export function dayOrderOf({ columns }: Pick<ImportDefinition, 'columns'>, { places }: ColumnLayout) {
  const orders: ColumnOrder[] = Object.entries(columns)
    .filter(([, { field }]) => field.kind === 'date')
    .map(([name]) => ({ name, place: places.get(name) ?? -1, monthFirst: null, isUncertain: false }));
  return {
    see({ cells, number }: SheetRow): void {
      for (const order of orders) {
        const [, first, second] = numbered.exec(cells[order.place] ?? '')?.map(Number) ?? [];
        if (first === undefined || second === undefined || first > mostMonths || first === second) continue;
        if (second > mostMonths) order.monthFirst ??= number;
        else order.isUncertain = true;
      }
    },
    /** @throws FileFault FILE_DAY_ORDER */
    check(): void {
      for (const { name, monthFirst, isUncertain } of orders)
        if (monthFirst !== null && isUncertain)
          throw new FileFault('FILE_DAY_ORDER', { column: name, row: monthFirst });
    },
  };
}
