import type { ImportDefinition } from '@console/contracts/platform/imports';
import { FileFault, type SheetRow } from '../../platform/spreadsheets/sheet.ts';
import type { ColumnLayout } from './column-layout.ts';

const numbered = /^\s*'?(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})(?!\d)/;
/** `Tuesday, January 13, 2026`: a program with American settings wrote it. */
const worded = /^\s*(?:[a-z]+, )?[a-z]{3,9}\.? \d{1,2}, \d{4}/i;
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
 * Finds files whose days a program with American settings has saved: `1/13/2026` shows it in any column, and `1/2/2026`
 * would be another day.
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
        if (worded.test(cells[order.place] ?? '')) order.monthFirst ??= number;
        const [, first, second] = numbered.exec(cells[order.place] ?? '')?.map(Number) ?? [];
        if (first === undefined || second === undefined || first > mostMonths || first === second) continue;
        if (second > mostMonths) order.monthFirst ??= number;
        else order.isUncertain = true;
      }
    },
    /** @throws FileFault FILE_DAY_ORDER */
    check(): void {
      const shown = orders.find(({ monthFirst }) => monthFirst !== null);
      if (shown?.monthFirst && orders.some(({ isUncertain }) => isUncertain))
        throw new FileFault('FILE_DAY_ORDER', { column: shown.name, row: shown.monthFirst });
    },
  };
}
