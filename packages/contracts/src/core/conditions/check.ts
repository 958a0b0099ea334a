import type { FieldError } from '../field-errors.ts';
import { isNumeric, type Field } from '../field.ts';
import { date, hasDecimals } from '../fields.ts';
import { conditionText, mostConditions, mostConditionValues, mostTextConditions } from '../list-limits.ts';
import { text } from '../text.ts';
import { titleOf } from '../titles.ts';
import { checkField } from '../validation.ts';
import { conditionField, conditionsOf, type Conditioned } from './declared.ts';
import { bareOperators, isBounded } from './operators.ts';
import { isPeriod, mostDays, partsOfDays } from './relative.ts';
import { operatorTitles } from './sentence.ts';
import type { Condition } from './where.ts';

const isNumber = ({ kind }: Field): boolean => isNumeric(kind);

/**
 * A value of a condition, as the field holds it.
 * @example
 * conditionValue(flag(), 'true'); // true
 */
export function conditionValue(field: Field, text: string): unknown {
  if (field.kind === 'decimal' || field.kind === 'percent') return text;
  if (isNumber(field)) return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (field.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (field.kind === 'code') return text.toUpperCase();
  return text;
}

/** The field that one value is checked as: a day for dates, an entry for fields with several. */
function valueField(field: Field): Field {
  if (field.kind === 'instant' || field.kind === 'date') return date();
  return { ...field, required: true };
}

/** Kinds whose fields hold several values. */
const severalKinds: readonly Field['kind'][] = ['choices', 'references', 'tags'];

function valueFault(name: string, field: Field, text: string): FieldError | null {
  if (text === '') return { field: name, code: 'REQUIRED' };
  const value = conditionValue(field, text);
  return checkField(name, valueField(field), severalKinds.includes(field.kind) ? [value] : value);
}

function textFault(name: string, value: string, minimum: number): FieldError | null {
  const { maximum } = conditionText;
  if (value === '') return { field: name, code: 'REQUIRED' };
  if (value.length < minimum) return { field: name, code: 'TOO_SHORT', parameters: { minimum } };
  return value.length > maximum ? { field: name, code: 'TOO_LONG', parameters: { maximum } } : null;
}

/** Whether a text is a number as numbers travel; what people write is read before it is sent. */
const travels = ({ kind }: Field, text: string): boolean =>
  (hasDecimals(kind) ? /^-?\d{1,15}(?:\.\d{1,6})?$/ : /^-?\d{1,15}$/).test(text);

function betweenFault(name: string, field: Field, values: readonly string[]): FieldError | null {
  const given = values.filter((value) => value !== '');
  if (values.length !== 2 || given.length === 0) return { field: name, code: 'CONDITION_PERIOD' };
  // A bound outside of what the field may hold is as good as none.
  const open = { ...field, minimum: undefined, maximum: undefined };
  for (const value of given) {
    if (isNumber(field) && !travels(field, value)) return { field: name, code: 'NOT_A_NUMBER' };
    const fault = isNumber(field) ? null : valueFault(name, open as Field, value);
    if (fault) return fault;
  }
  const [from = '', to = ''] = values;
  const ordered = isNumber(field) ? Number(from) <= Number(to) : from <= to;
  return given.length === 2 && !ordered ? { field: name, code: isNumber(field) ? 'NUMBER_ORDER' : 'DATE_ORDER' } : null;
}

function periodFault(name: string, value: string): FieldError | null {
  if (isPeriod(value)) return null;
  const days = partsOfDays(value)?.days;
  if (value === '' || days === '') return { field: name, code: 'REQUIRED' };
  if (days === undefined) return { field: name, code: 'NOT_A_DATE' };
  if (!/^-?\d+$/.test(days)) return { field: name, code: 'NOT_A_NUMBER' };
  return { field: name, code: 'RANGE', parameters: { minimum: 1, maximum: mostDays } };
}

/**
 * What is wrong with one condition of a list; `null` when it can be used.
 * @param name the name of the fault
 * @example
 * conditionFault(mras, { field: 'status', operator: 'is', values: ['closed'] }, 'value')?.code; // 'NOT_ALLOWED'
 */
export function conditionFault(resource: Conditioned, condition: Condition, name: string): FieldError | null {
  const { field: by, operator, values } = condition;
  const operators = conditionsOf(resource);
  const field = conditionField(resource, by);
  if (!field || !Object.hasOwn(operators, by))
    return { field: name, code: 'CONDITION_FIELD', words: { name: field ? titleOf(resource, by) : text(by) } };
  if (!operators[by]!.includes(operator))
    return {
      field: name,
      code: 'CONDITION_OPERATOR',
      words: { name: titleOf(resource, by), operator: operatorTitles[operator] },
    };
  if (bareOperators.includes(operator)) return values.length > 0 ? { field: name, code: 'CONDITION_UNREADABLE' } : null;
  if (operator === 'between') return betweenFault(name, field, values);
  if (values.length === 0) return { field: name, code: 'REQUIRED' };
  const maximum = operator === 'anyOf' ? mostConditionValues : 1;
  if (values.length > maximum) return { field: name, code: 'TOO_MANY', parameters: { maximum } };
  const [value = ''] = values;
  if (operator === 'relative') {
    return periodFault(name, value);
  }
  const bounded = isBounded({ volume: resource.volume, large: resource.list.large });
  if (operator === 'contains') return textFault(name, value, bounded ? 1 : conditionText.minimum);
  return values.map((each) => valueFault(name, field, each)).find((fault) => fault !== null) ?? null;
}

/** The name of the fault of a condition: its place in the parameter `where`. */
export const conditionName = (group: number, position: number): string => `where[${group}][${position}]`;

/** A fault when there are more conditions, or more that look inside texts, than a list takes. */
export function countFault(conditions: readonly Condition[]): FieldError | null {
  if (conditions.length > mostConditions)
    return { field: 'where', code: 'TOO_MANY', parameters: { maximum: mostConditions } };
  const texts = conditions.filter(({ operator }) => operator === 'contains').length;
  return texts > mostTextConditions
    ? { field: 'where', code: 'CONDITION_TEXTS', parameters: { maximum: mostTextConditions } }
    : null;
}
