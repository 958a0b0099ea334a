import type { RowResult } from '@console/contracts/platform/imports';
import { same } from '../../platform/audit/differences.ts';
import type { Columns, Found, ImportHandler, ImportRun, RowFault, RowValues } from './handler.ts';
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
}

const messageOf =
  (severity: RowMessage['severity']) =>
  ({ column, code, parameters }: RowFault): RowMessage => ({
    column,
    code,
    severity,
    ...(parameters ? { parameters } : {}),
  });

/** Columns whose stored value differs from the row's. */
export const differing = (values: Values, stored: Values): string[] =>
  Object.keys(stored).filter((name) => name in values && !same(values[name], stored[name]));

const resultOf = (values: Values, { errors = [], stored }: Found<Columns>): RowResult => {
  if (errors.length > 0) return 'ERROR';
  if (!stored) return 'NEW';
  return differing(values, stored as Values).length > 0 ? 'CHANGED' : 'SAME';
};

/** Calls the module's check for the rows whose fields are valid. */
export async function checkRows(handler: ImportHandler, rows: readonly Row[], run: ImportRun): Promise<CheckedRow[]> {
  const right = rows.filter(({ messages }) => !messages.some(({ severity }) => severity === 'error'));
  const found =
    right.length > 0
      ? await handler.check(right as unknown as readonly { rowNo: number; values: RowValues<Columns> }[], run)
      : [];
  if (found.length !== right.length)
    throw new TypeError(`Import ${handler.definition.module}: check must answer one finding per row`);
  const findings = new Map(right.map((row, index) => [row.rowNo, found[index] as Found<Columns>]));
  return rows.map(({ rowNo, values, messages }) => {
    const finding = findings.get(rowNo);
    if (!finding) return { result: 'ERROR', stored: null, messages };
    return {
      result: resultOf(values, finding),
      stored: finding.stored as Values | null,
      messages: [
        ...messages,
        ...(finding.errors ?? []).map(messageOf('error')),
        ...(finding.warnings ?? []).map(messageOf('warning')),
      ],
    };
  });
}
