import { dayOrderOf } from '@console/contracts/core/days/day-order';
import type { ImportDefinition } from '@console/contracts/platform/imports';
import { FileFault, type SheetRow } from '../../platform/spreadsheets/sheet.ts';
import type { ColumnLayout } from './column-layout.ts';

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
 * const order = dayOrdersOf(definition, layout);
 * for (const row of rows) order.see(row);
 * order.check();
 */
export function dayOrdersOf({ columns }: Pick<ImportDefinition, 'columns'>, { places }: ColumnLayout) {
  const orders: ColumnOrder[] = Object.entries(columns)
    .filter(([, { field }]) => field.kind === 'date')
    .map(([name]) => ({ name, place: places.get(name) ?? -1, monthFirst: null, isUncertain: false }));
  return {
    see({ cells, number }: SheetRow): void {
      for (const order of orders) {
        const shown = dayOrderOf(cells[order.place] ?? '');
        if (shown === 'month-first') order.monthFirst ??= number;
        else if (shown === 'either') order.isUncertain = true;
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
