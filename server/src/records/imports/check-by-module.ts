import { exampleText, type RowResult } from '@console/contracts/platform/imports';
import { same } from '../../platform/audit/differences.ts';
import type { Columns, Found, ImportHandler, ImportRun, RowFault, RowValues } from './handler.ts';
import { jakartaDay } from '../resource/phase.ts';
import { readCell } from './read-and-check-row.ts';
import type { RowMessage, Values } from './tables.ts';

interface Row {
  readonly rowNo: number;
  readonly values: Values;
  readonly messages: readonly RowMessage[];
}

export interface CheckedRow {
  readonly result: RowResult;
  readonly stored: Values | null;
  readonly messages: readonly RowMessage[];
  /** Of a row that is applied to several records: how many of them are new, how many replaced. */
  readonly fresh_records: number | null;
  readonly replaced_records: number | null;
}

const messageOf =
  (severity: RowMessage['severity']) =>
  ({ column, code, parameters, words, about }: RowFault): RowMessage => ({
    column,
    code,
    severity,
    ...(parameters ? { parameters } : {}),
    ...(words ? { words } : {}),
    ...(about ? { about } : {}),
  });

/** Columns whose stored value differs from the row's. */
export const differing = (values: Values, stored: Values): string[] =>
  Object.keys(stored).filter((name) => name in values && !same(values[name], stored[name]));

const resultOf = (values: Values, { errors = [], stored, records }: Found<Columns>): RowResult => {
  if (errors.length > 0) return 'ERROR';
  if (records) return records.replaced > 0 ? 'CHANGED' : 'NEW';
  if (!stored) return 'NEW';
  return differing(values, stored as Values).length > 0 ? 'CHANGED' : 'SAME';
};

/** Columns with faults; `null` for those of the whole row. */
export const faultyColumns = ({ messages }: Pick<Row, 'messages'>): ReadonlySet<string | null> =>
  new Set(messages.filter(({ severity }) => severity === 'error').map(({ column }) => column));

/** A valid value of the column's kind in place of an invalid one. */
function placeholderOf({ definition }: ImportHandler, name: string, now: Date): unknown {
  const { field } = definition.columns[name]!;
  const text = field.required ? exampleText(definition.example[name]!, now.toISOString().slice(0, 10)) : null;
  return readCell(field, text, true);
}

/** The row as the module can check it; undefined when its cells may be in the wrong columns. */
function checkable(handler: ImportHandler, row: Row, now: Date): Row | undefined {
  const faulty = faultyColumns(row);
  if (faulty.size === 0) return row;
  if (faulty.has(null)) return undefined;
  const placeholders = [...faulty].map((name) => [name, placeholderOf(handler, name!, now)]);
  return { ...row, values: { ...row.values, ...Object.fromEntries(placeholders) } };
}

/** Faults of days that have not come yet, in columns of days that have. */
const futureDays = ({ definition: { columns } }: ImportHandler, { values, messages }: Row, today: string) =>
  Object.keys(columns)
    .filter((name) => columns[name]!.past && !messages.some(({ column }) => column === name))
    .filter((name) => typeof values[name] === 'string' && values[name] > today)
    .map((column) => messageOf('error')({ column, code: 'IN_FUTURE' }));

/** The module's findings that depend on no invalid column. */
const independentFaults = (
  faults: readonly RowFault[] | undefined,
  faulty: ReadonlySet<string | null>,
): readonly RowFault[] =>
  faulty.size === 0
    ? (faults ?? [])
    : (faults ?? []).filter(
        ({ column, from = [] }) => column !== null && ![column, ...from].some((name) => faulty.has(name)),
      );

/** Codes that say no more than that what a cell names is not there, or not for the person. */
const notThere: readonly string[] = ['NOT_FOUND', 'NOT_ALLOWED'];

/**
 * A row that names what is not there, or outside the scope, is judged no further: whatever else the module says of it
 * would be read from records that the person may not see, and would tell that they exist.
 */
function withinSight(finding: Found<Columns>): Found<Columns> {
  const errors = finding.errors ?? [];
  const outside = errors.filter(({ code }) => notThere.includes(code));
  if (outside.length === 0) return finding;
  const others = independentFaults(
    errors.filter((fault) => !outside.includes(fault)),
    new Set(outside.map(({ column }) => column)),
  );
  return { errors: [...outside, ...others.filter(({ words, about }) => !words && !about)], stored: null };
}

/** Calls the module's check for all rows, so that rows with invalid fields report their other errors too. */
export async function checkByModule(
  handler: ImportHandler,
  rows: readonly Row[],
  run: ImportRun,
): Promise<CheckedRow[]> {
  const checkableRows = rows.flatMap((row) => checkable(handler, row, run.now) ?? []);
  const found =
    checkableRows.length > 0
      ? await handler.check(checkableRows as unknown as readonly { rowNo: number; values: RowValues<Columns> }[], run)
      : [];
  if (found.length !== checkableRows.length)
    throw new TypeError(`Import ${handler.definition.module}: check must answer one finding per row`);
  const findings = new Map(checkableRows.map((row, index) => [row.rowNo, withinSight(found[index] as Found<Columns>)]));
  const today = jakartaDay(run.now);
  return rows.map((read) => {
    const row = { ...read, messages: [...read.messages, ...futureDays(handler, read, today)] };
    const { rowNo, values, messages } = row;
    const finding = findings.get(rowNo);
    if (!finding) return { result: 'ERROR', stored: null, messages, fresh_records: null, replaced_records: null };
    const faulty = faultyColumns(row);
    return {
      ...(faulty.size > 0
        ? { result: 'ERROR', stored: null }
        : { result: resultOf(values, finding), stored: finding.stored as Values | null }),
      fresh_records: finding.records?.fresh ?? null,
      replaced_records: finding.records?.replaced ?? null,
      messages: [
        ...messages,
        ...independentFaults(finding.errors, faulty).map(messageOf('error')),
        ...independentFaults(finding.warnings, faulty).map(messageOf('warning')),
      ],
    };
  });
}
