import type { FieldError } from './errors.ts';
import type { Field, NotAbove, SheetRule } from './field.ts';
import { keptRows, type SheetRow } from './sheet.ts';

type Check = (name: string, field: Field, value: unknown) => FieldError | null;
type At = (column: string) => string;

const cellFaults = (at: At, { columns }: SheetRule, row: SheetRow, check: Check): FieldError[] =>
  Object.entries(columns).flatMap(([column, field]) => check(at(column), field, row[column]) ?? []);

/** A number of a cell; `NaN`, which is neither above nor below another one, for a cell without one. */
const numberOf = (value: unknown): number => (value == null || value === '' ? Number.NaN : Number(value));

function bandFaults({ from, to }: NonNullable<SheetRule['band']>, rows: readonly SheetRow[], ats: readonly At[]) {
  const bands = rows.map((row) => [numberOf(row[from]), numberOf(row[to])] as const);
  return bands.flatMap(([start, end], index): FieldError[] => {
    const at = ats[index]!;
    if (start > end) return [{ field: at(to), code: 'BAND_ORDER' }];
    const taken = bands.slice(0, index).find(([first, last]) => start <= last && first <= end);
    const parameters = taken && { from: taken[0], to: taken[1] };
    return parameters ? [{ field: at(from), code: 'BAND_TAKEN', parameters }] : [];
  });
}

function keyFaults(key: readonly string[], rows: readonly SheetRow[], ats: readonly At[]): FieldError[] {
  const keys = rows.map((row) => JSON.stringify(key.map((column) => row[column] ?? null)));
  return keys.flatMap((each, index) =>
    keys.indexOf(each) < index ? [{ field: ats[index]!(key[0]!), code: 'DUPLICATE' }] : [],
  );
}

function isAbove({ column, limit, withLimit }: NotAbove, row: SheetRow): boolean {
  if (row[column] == null) return false;
  return row[limit] == null ? withLimit === true : numberOf(row[column]) > numberOf(row[limit]);
}

/**
 * Faults of the rows of a sheet that are kept, named by row and cell: of single cells, and of bands, keys and limits
 * between cells that have no fault of their own.
 * @param rows cleaned by `cleanRows`
 */
export function sheetFaults(name: string, rule: SheetRule, rows: readonly SheetRow[], check: Check): FieldError[] {
  const kept = keptRows(rule, rows) ?? [];
  const ats = kept.map(
    (row): At =>
      (column) =>
        `${name}[${rows.indexOf(row)}].${column}`,
  );
  const cells = kept.flatMap((row, index) => cellFaults(ats[index]!, rule, row, check));
  const faulty = new Set(cells.map(({ field }) => field));
  return [
    ...cells,
    ...[
      ...(rule.band ? bandFaults(rule.band, kept, ats) : []),
      ...(rule.key.length > 0 ? keyFaults(rule.key, kept, ats) : []),
      ...rule.notAbove.flatMap((limit) =>
        kept.flatMap((row, index) =>
          isAbove(limit, row) ? [{ field: ats[index]!(limit.column), code: limit.code }] : [],
        ),
      ),
    ].filter(({ field }) => !faulty.has(field)),
  ];
}
