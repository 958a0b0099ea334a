import * as z from 'zod/mini';
import { hasControls, lookAlikeIn } from './clean-text.ts';
import type { FieldError } from './errors.ts';
import { holdsList, isNumeric, type Field, type Fields, type ValuesOf } from './fields.ts';
import { normalise } from './normalise.ts';
import { keptRows, type SheetRow } from './sheet.ts';
import { sheetFaults } from './sheet-faults.ts';

export { fourDecimals, normalise, optionText } from './normalise.ts';

/** What a form knows besides the values: the record as it is, `null` for a new one, and the day in Jakarta. */
export interface Known<Values> {
  readonly before: Values | null;
  readonly today: string;
}

/**
 * A rule over several fields. Returns its errors; empty when the record is valid.
 * @param known in forms only: the services compare with the record before in the module's definition
 */
export type Rule<Values> = { check(values: Values, known?: Known<Values>): readonly FieldError[] }['check'];

export type Checked<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

type Issue = z.core.$ZodIssue;

/**
 * Whether a schema's message is an error code.
 * @example
 * isCode('DATE_ORDER'); // true
 */
export const isCode = (message: string): boolean => /^[A-Z]+(?:_[A-Z]+)*$/.test(message);

function codeOf(field: Field, issue: Issue): string {
  const list = field.kind === 'choices' || field.kind === 'references' || field.kind === 'tags';
  const number = isNumeric(field.kind);
  if (field.sheet && issue.code === 'too_big') return 'TOO_MANY_ROWS';
  if (issue.code === 'too_small') return number ? 'RANGE' : list ? 'TOO_FEW' : 'TOO_SHORT';
  if (issue.code === 'too_big') return number ? 'RANGE' : list ? 'TOO_MANY' : 'TOO_LONG';
  if (issue.code === 'invalid_value') return 'NOT_ALLOWED';
  if (issue.code === 'invalid_type' && number) return 'NOT_A_NUMBER';
  // A custom check gives the error code as its message.
  if ((issue.code === 'custom' || field.kind === 'percent') && isCode(issue.message)) return issue.message;
  return field.kind === 'date' ? 'NOT_A_DATE' : field.kind === 'instant' ? 'NOT_AN_INSTANT' : 'PATTERN';
}

/** The hidden form in which personal data is shown, as it stands in the console's own files. */
const masked = /\*{4}|^\*\*-\*\*-/;

/** Kinds of fields in which two names must not look the same. */
const namingKinds: ReadonlySet<Field['kind']> = new Set(['text', 'tags']);

/** Kinds of fields that hold digits alone, once what separates them is left out. */
const digitKinds: ReadonlySet<Field['kind']> = new Set(['digits', 'phone']);

/** What is wrong with the signs of a text, whatever its field wants. */
function signFault(field: Field, value: string): Omit<FieldError, 'field'> | null {
  if (hasControls(value)) return { code: 'PATTERN' };
  if (field.personal && masked.test(value)) return { code: 'MASKED' };
  if (digitKinds.has(field.kind) && !/^\d+$/.test(value)) return { code: 'DIGITS_ONLY' };
  const letter = namingKinds.has(field.kind) && !field.keepsSigns ? lookAlikeIn(value) : undefined;
  return letter === undefined ? null : { code: 'LOOK_ALIKE', parameters: { letter } };
}

/** The texts of a value: of tags each word. */
const textsOf = (field: Field, value: unknown): readonly string[] =>
  (field.kind === 'tags' && Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');

/** The bounds that a fault names: those of the field, else the one that its schema has and the value broke. */
function boundsOf(field: Field, issue: Issue): Record<string, number> {
  const { minimum = issue.code === 'too_small' ? Number(issue.minimum) : undefined } = field;
  const { maximum = issue.code === 'too_big' ? Number(issue.maximum) : undefined } = field;
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}

const usualExample = 1_000_000;
const smallExample = 12;

/** A number that a column of small ones takes, such as months or whole percents: a million is no example for them. */
function exampleOf({
  minimum = 0,
  maximum = usualExample,
}: Readonly<Partial<Record<string, number>>>): Readonly<Record<string, number>> {
  return maximum >= usualExample ? {} : { example: Math.min(maximum, Math.max(minimum, smallExample)) };
}

/**
 * What is stored of a value that has no faults: a sheet loses the rows that say nothing.
 * @param value cleaned by {@link normalise}
 */
export const kept = (field: Field, value: unknown): unknown =>
  field.sheet && Array.isArray(value) ? keptRows(field.sheet, value as readonly SheetRow[]) : value;

/**
 * Checks one field. Returns its first error, or `null` when the value is valid.
 * @example
 * checkField('name', line({ maximum: 50 }), ' ')?.code; // 'REQUIRED'
 */
export function checkField(name: string, field: Field, raw: unknown): FieldError | null {
  const value = kept(field, normalise(field, raw));
  if (value === null || (Array.isArray(value) && value.length === 0 && holdsList(field) && (field.minimum ?? 0) > 0)) {
    return field.required ? { field: name, code: 'REQUIRED' } : null;
  }
  if (field.secret && isChanged(field, raw)) return { field: name, code: 'SECRET_SIGNS' };
  const ofSigns = textsOf(field, value)
    .map((each) => signFault(field, each))
    .find((fault) => fault !== null);
  if (ofSigns) return { field: name, ...ofSigns };
  const result = field.schema.safeParse(value);
  const issue = result.success ? undefined : result.error.issues[0];
  if (!issue) return null;
  const code = codeOf(field, issue);
  const bounds = boundsOf(field, issue);
  return { field: name, code, parameters: code === 'NOT_A_NUMBER' ? { ...bounds, ...exampleOf(bounds) } : bounds };
}

const partOf = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );

/** The code that a custom check gives as its message. */
const ownCode = (message: string): string | undefined => (isCode(message) ? message : undefined);

/** Faults of the cells of a sheet; an empty list when they are not what is wrong with the field. */
function faultsOfSheet(name: string, field: Field, raw: unknown): FieldError[] {
  const rows = field.sheet ? normalise(field, raw) : null;
  if (!field.sheet || !Array.isArray(rows) || rows.length > (field.maximum ?? 0)) return [];
  return sheetFaults(name, field.sheet, rows as readonly SheetRow[], checkField);
}

/** Checks one field of a record. Errors inside a list of lines name the line: `lines[1].quantity`. */
function faultsOf(name: string, field: Field, raw: unknown): FieldError[] {
  const cells = faultsOfSheet(name, field, raw);
  if (cells.length > 0) return cells;
  const error = checkField(name, field, raw);
  const isOwnShape = field.kind === 'object' && !field.sheet;
  const result = error && isOwnShape && Array.isArray(raw) ? field.schema.safeParse(raw) : null;
  const issues = result?.success === false ? result.error.issues.filter(({ path }) => path.length > 1) : [];
  if (issues.length === 0) return error ? [error] : [];
  return issues.map(({ path, message }) => ({
    field: `${name}[${String(path[0])}].${path.slice(1).map(String).join('.')}`,
    code: partOf(raw, path) == null ? 'REQUIRED' : (ownCode(message) ?? 'NOT_ALLOWED'),
  }));
}

/** Whether a typed text would be stored as another one. */
const isChanged = (field: Field, raw: unknown): boolean => {
  const value = normalise(field, raw);
  return value !== null && value !== raw;
};

/**
 * Checks a record, on the server and in forms: every field, then, when all fields are valid, the rules over several
 * fields. Unknown members of the body are dropped.
 * @example
 * const checked = checkRecord(programTypes.fields, body, programTypes.rules);
 * if (!checked.ok) showErrors(checked.errors);
 */
export function checkRecord<F extends Fields>(
  fields: F,
  body: unknown,
  rules: readonly Rule<ValuesOf<F>>[] = [],
): Checked<ValuesOf<F>> {
  const source = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, field] of Object.entries(fields)) {
    errors.push(...faultsOf(name, field, source[name]));
    if (field.secretWhen?.(source) && isChanged(field, source[name]))
      errors.push({ field: name, code: 'SECRET_SIGNS' });
    values[name] = kept(field, normalise(field, source[name]));
  }
  if (errors.length === 0) errors.push(...rules.flatMap((rule) => rule(values as ValuesOf<F>)));
  return errors.length === 0 ? { ok: true, values: values as ValuesOf<F> } : { ok: false, errors };
}

/**
 * The schema of an object with these fields, for the OpenAPI document and for checking answers.
 * @example
 * objectOf({ name: line({ maximum: 50 }) }).safeParse({ name: 'GOLD' }).success; // true
 */
export const objectOf = <F extends Fields>(fields: F): z.ZodMiniType<ValuesOf<F>> =>
  z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])),
  ) as unknown as z.ZodMiniType<ValuesOf<F>>;
