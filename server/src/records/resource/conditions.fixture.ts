import type { Operator } from '@console/contracts/core/conditions/operators';
import { periodOf } from '@console/contracts/core/conditions/relative';
import type { Condition } from '@console/contracts/core/conditions/where';
import type { Field } from '@console/contracts/core/fields';
import { plainTextOf } from '@console/contracts/core/rich-text';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { plainText } from '../../platform/plain-text.ts';
import type { Row } from './registered.ts';

const dayOf = (value: unknown): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value) : toWireInstant(String(value)).slice(0, 10);
const dated = ({ kind }: Field) => kind === 'date' || kind === 'instant';
const texts = (value: unknown): string[] => [value].flat().map((each) => String(each).toLowerCase());

/** What people read of a value: the words of rich text, not its elements. */
const read = ({ kind }: Field, value: unknown): unknown => (kind === 'richText' ? plainTextOf(String(value)) : value);

/** The same question, asked of a row as plainly as it can be said. */
export function holds(field: Field, { operator, values }: Condition, value: unknown, now: Date): boolean {
  const blank = value === null || value === undefined;
  if (operator === 'empty') return blank;
  if (operator === 'notEmpty') return !blank;
  const wanted = values.map((each) => each.toLowerCase());
  if (operator === 'isNot') return blank || !texts(value).some((each) => wanted.includes(each));
  if (blank) return false;
  if (operator === 'contains') return texts(read(field, value))[0]!.includes(wanted[0]!);
  if (operator === 'relative') {
    const [first, last] = periodOf(values[0]!, toWireInstant(now).slice(0, 10));
    return dayOf(value) >= first && dayOf(value) <= last;
  }
  const place = dated(field) ? dayOf(value) : Number(value);
  const bound = (text: string) => (dated(field) ? text : Number(text));
  if (operator === 'between')
    return (values[0] === '' || place >= bound(values[0]!)) && (values[1] === '' || place <= bound(values[1]!));
  if (dated(field)) return dayOf(value) === values[0];
  return texts(value).some((each) => wanted.includes(each));
}

const fallback: Readonly<Partial<Record<Field['kind'], string>>> = {
  integer: '5',
  decimal: '5',
  money: '5000',
  percent: '5',
  date: '2026-01-31',
  instant: '2026-01-31',
  flag: 'true',
  reference: '00000000-0000-4000-8000-000000000000',
  references: '00000000-0000-4000-8000-000000000000',
};

/** Values that rows have, else one that could be. */
function samples(field: Field, name: string, rows: readonly Row[]): string[] {
  const given = rows.flatMap((row) => [row[name]].flat()).filter((value) => value !== null && value !== undefined);
  const held = [...new Set(given.map((value) => (dated(field) ? dayOf(value) : plainText(read(field, value)))))];
  const spare = field.options?.map(({ value }) => value) ?? [fallback[field.kind] ?? '1'.repeat(field.minimum ?? 5)];
  const chosen = held.filter((_, at) => at % Math.ceil(held.length / 3) === 0);
  return (field.options || chosen.length === 0 ? [...chosen, ...spare] : chosen).slice(0, 4);
}

/** Conditions on a field by one operator, over values of the rows. */
export function conditionsWith(name: string, operator: Operator, field: Field, rows: readonly Row[]): Condition[] {
  const [first = '', second = first, ...others] = samples(field, name, rows);
  const make = (...values: string[]): Condition => ({ field: name, operator, values });
  const ordered = [first, second].toSorted((a, b) => (dated(field) ? a.localeCompare(b) : Number(a) - Number(b)));
  switch (operator) {
    case 'empty':
    case 'notEmpty':
      return [make()];
    case 'relative':
      return ['today', 'last-90-days', 'last-month', 'this-year', 'last-year', 'next-30-days'].map((each) =>
        make(each),
      );
    case 'between':
      return [make(...ordered), make(first, ''), make('', second)];
    case 'anyOf':
      return [make(first, second, ...others)];
    case 'contains':
      return [make(first.trim().slice(0, 4)), make('%'.repeat(3)), make('a_\\*')];
    default:
      return [make(first), make(second)];
  }
}
