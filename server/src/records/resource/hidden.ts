import { hiddenFrom, type Field, type Fields, type SheetRule } from '@console/contracts/core/fields';
import { sameValue } from '@console/contracts/core/same-value';
import type { Caller } from '../../platform/context.ts';
import { flagOfCaller } from '../../platform/flag.ts';
import { isOfBranch } from '../../platform/of-branch.ts';
import type { RegisteredResource, Row } from './registered.ts';

type Values = Readonly<Record<string, unknown>>;

/** Names that this caller does not see: those of other flag groups, and for users of a branch those not for them. */
const hiddenNames = (fields: Fields, caller: Caller): readonly string[] =>
  hiddenFrom(flagOfCaller(caller), fields, isOfBranch(caller));

/** Fields of a record that this caller does not see. */
export const hiddenFieldsOf = ({ resource }: RegisteredResource, caller: Caller): readonly string[] =>
  hiddenNames({ ...resource.fields, ...resource.derived }, caller);

const without = (row: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** The value of a field as this caller sees it: a sheet without its hidden columns. */
export function seenValue(field: Field | undefined, value: unknown, caller: Caller): unknown {
  const hidden = field?.sheet ? hiddenNames(field.sheet.columns, caller) : [];
  return hidden.length > 0 && Array.isArray(value) ? value.map((row) => without(row as Values, hidden)) : value;
}

interface Difference {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The differences that this caller sees: without hidden fields, and without hidden columns of sheets. */
export function seenChanges<D extends Difference>(
  registered: RegisteredResource,
  changes: readonly D[],
  caller: Caller,
): D[] {
  const hidden = new Set(hiddenFieldsOf(registered, caller));
  return changes.flatMap((change) => {
    // What was ticked may speak of what the company earns.
    if (change.field === 'acknowledged' && isOfBranch(caller)) return [];
    // A line of a composed field reads "permissions: Jenis Kartu".
    if (hidden.has(change.field.split(': ')[0]!)) return [];
    const field = registered.resource.fields[change.field];
    if (!field?.sheet) return [change];
    const [before, after] = [change.before, change.after].map((value) => seenValue(field, value, caller));
    return sameValue(before, after) ? [] : [{ ...change, before, after }];
  });
}

/** What makes a row the same one before and after: its key or band, else its position. */
function placeOf({ key, band }: SheetRule, row: Values, at: number): string {
  const columns = key.length > 0 ? key : band ? [band.from, band.to] : [];
  return columns.length > 0 ? columns.map((column) => String(row[column] as unknown)).join(':') : String(at);
}

/** A sent sheet with the stored cells of the columns that its sender does not see; new rows have none there. */
function withStoredCells(
  rule: SheetRule,
  sent: readonly Values[],
  stored: readonly Values[],
  hidden: readonly string[],
) {
  const before = new Map(stored.map((row, at) => [placeOf(rule, row, at), row]));
  return sent.map((row, at) => {
    const own = before.get(placeOf(rule, row, at));
    return { ...row, ...Object.fromEntries(hidden.map((name) => [name, own?.[name] ?? null])) };
  });
}

const rowsOf = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter((row): row is Values => typeof row === 'object' && row !== null) : [];

/**
 * The body with what its sender does not see as it is stored: nobody empties or fills in what they are not shown.
 * @param before the stored record, `null` at creation
 */
export function keepHidden(registered: RegisteredResource, body: Values, before: Row | null, caller: Caller): Values {
  const { fields } = registered.resource;
  const values: Record<string, unknown> = { ...body };
  for (const name of hiddenNames(fields, caller))
    if (before) values[name] = before[name];
    // A required one is a fault of the values, or of the right to create at all.
    else if (fields[name]!.notForBranches && fields[name]!.required === false) values[name] = null;
  for (const [name, { sheet }] of Object.entries<Field>(fields)) {
    const hidden = sheet ? hiddenNames(sheet.columns, caller) : [];
    if (!sheet || hidden.length === 0 || !Array.isArray(values[name])) continue;
    values[name] = withStoredCells(sheet, rowsOf(values[name]), rowsOf(before?.[name]), hidden);
  }
  return values;
}
