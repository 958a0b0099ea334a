import { hasDecimals, type Field } from '../field.ts';
import { fill } from '../fill.ts';
import type { Language, Text } from '../text.ts';
import { text } from '../text.ts';
import { readDays, type NamedPeriod } from './relative.ts';
import type { Operator } from './operators.ts';
import type { Condition, ConditionGroup, Conditions, Match } from './where.ts';

/** What an operator is called where one is chosen. */
export const operatorTitles: Readonly<Record<Operator, Text>> = {
  is: text('adalah', 'is'),
  isNot: text('bukan', 'is not'),
  anyOf: text('salah satu dari', 'any of'),
  contains: text('memuat', 'contains'),
  between: text('antara', 'between'),
  relative: text('pada periode', 'in the period'),
  empty: text('kosong', 'is empty'),
  notEmpty: text('terisi', 'is filled in'),
};

/** Periods by name, in the order in which they are offered. */
export const periodTitles: Readonly<Record<NamedPeriod, Text>> = {
  today: text('hari ini', 'today'),
  yesterday: text('kemarin', 'yesterday'),
  tomorrow: text('besok', 'tomorrow'),
  'this-week': text('minggu ini', 'this week'),
  'last-week': text('minggu lalu', 'last week'),
  'this-month': text('bulan ini', 'this month'),
  'last-month': text('bulan lalu', 'last month'),
  'next-month': text('bulan depan', 'next month'),
  'this-year': text('tahun ini', 'this year'),
  'last-year': text('tahun lalu', 'last year'),
};

const days = {
  last: text('{days} hari terakhir', 'last {days} {days|day|days}'),
  next: text('{days} hari ke depan', 'next {days} {days|day|days}'),
} as const;

/**
 * A period in words.
 * @example
 * periodTitle('last-7-days').id; // '7 hari terakhir'
 */
export function periodTitle(period: string): Text {
  const counted = readDays(period);
  if (!counted) return periodTitles[period as NamedPeriod] ?? text(period);
  const { id, en } = days[counted.direction];
  return { id: fill(id, { days: counted.days }), en: fill(en, { days: counted.days }) };
}

const sentences: Readonly<Record<Operator | 'from' | 'to' | 'least' | 'most', Text>> = {
  is: text('{field}: {value}', '{field}: {value}'),
  isNot: text('{field} bukan {value}', '{field} is not {value}'),
  anyOf: text('{field} salah satu dari {value}', '{field} is any of {value}'),
  contains: text('{field} memuat “{value}”', '{field} contains “{value}”'),
  between: text('{field}: {from} s.d. {to}', '{field}: {from} to {to}'),
  from: text('{field}: mulai {from}', '{field}: from {from}'),
  to: text('{field}: sampai {to}', '{field}: until {to}'),
  least: text('{field}: minimal {from}', '{field}: at least {from}'),
  most: text('{field}: maksimal {to}', '{field}: at most {to}'),
  relative: text('{field}: {value}', '{field}: {value}'),
  empty: text('{field} kosong', '{field} is empty'),
  notEmpty: text('{field} terisi', '{field} is filled in'),
};

/** The words between conditions, and between groups. */
export const matchWords: Readonly<Record<Match, Text>> = {
  all: text('dan', 'and'),
  any: text('atau', 'or'),
};

const flags: Readonly<Record<string, Text>> = { true: text('Ya', 'Yes'), false: text('Tidak', 'No') };
const numbers = { id: 'id-ID', en: 'en-GB' } as const;
const decimalSigns = { id: ',', en: '.' } as const;

/** How the value of a condition reads. References are named by the caller. */
function valueWords(field: Field, value: string, language: Language): string {
  if (field.kind === 'flag') return flags[value]?.[language] ?? value;
  const title = field.options?.find((option) => option.value === value)?.title[language];
  if (title !== undefined) return title;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (year !== undefined && (field.kind === 'date' || field.kind === 'instant')) return `${day}-${month}-${year}`;
  if (hasDecimals(field.kind) && /^-?\d+\.\d+$/.test(value)) return value.replace('.', decimalSigns[language]);
  const counts = field.kind === 'integer' || field.kind === 'money';
  return counts && /^-?\d+$/.test(value) ? Number(value).toLocaleString(numbers[language]) : value;
}

/** What a sentence needs to know besides the condition. */
export interface Wording {
  readonly field: Field;
  /** Title of the field. */
  readonly title: Text;
  readonly language: Language;
  /** Name of the record of an id, where it is known. */
  readonly nameOf?: (id: string) => string | undefined;
}

/**
 * A condition as a sentence.
 * @example
 * sentenceOf({ field: 'status', operator: 'isNot', values: ['inactive'] }, { field, title, language: 'id' });
 * // 'Status bukan Tidak aktif'
 */
export function sentenceOf({ operator, values }: Condition, { field, title, language, nameOf }: Wording): string {
  const words = values.map((value) => nameOf?.(value) ?? valueWords(field, value, language));
  const [from = '', to = ''] = words;
  const dated = field.kind === 'date' || field.kind === 'instant';
  const open = from === '' ? (dated ? 'to' : 'most') : to === '' ? (dated ? 'from' : 'least') : operator;
  const value = operator === 'relative' ? periodTitle(values[0] ?? '')[language] : words.join(', ');
  const sentence = sentences[operator === 'between' ? open : operator];
  return fill(sentence[language], { field: title[language], value, from, to });
}

const joined = (match: Match, parts: readonly string[], language: Language): string =>
  parts.join(` ${matchWords[match][language]} `);

/**
 * All conditions of a list as one sentence.
 * @param sentence the sentence of one condition
 * @example
 * conditionsInWords(conditions, 'id', (condition) => sentenceOf(condition, wording(condition)));
 */
export function conditionsInWords(
  { match, groups }: Conditions,
  language: Language,
  sentence: (condition: Condition) => string,
): string {
  const group = ({ match: within, conditions }: ConditionGroup): string => {
    const words = joined(within, conditions.map(sentence), language);
    return conditions.length > 1 && groups.length > 1 ? `(${words})` : words;
  };
  return joined(match, groups.map(group), language);
}
