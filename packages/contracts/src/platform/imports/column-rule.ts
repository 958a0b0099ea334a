import { isNumeric } from '../../core/fields.ts';
import { fill } from '../../core/fill.ts';
import { text, type Language, type Text } from '../../core/text.ts';
import type { ImportColumn } from './record.ts';

const words = {
  key: text('Kunci', 'Key'),
  required: text('Wajib', 'Required'),
  optional: text('Boleh kosong', 'May be empty'),
  length: text('{minimum}-{maximum} karakter', '{minimum}-{maximum} {maximum|character|characters}'),
  maximum: text('maksimal {maximum} karakter', 'at most {maximum} {maximum|character|characters}'),
  exact: text('tepat {count} karakter', 'exactly {count} {count|character|characters}'),
  exactDigits: text('tepat {count} angka', 'exactly {count} {count|digit|digits}'),
  zeroIsEmpty: text('0 berarti kosong', '0 means empty'),
  blankIs: text('kosong berarti {value}', 'blank means {value}'),
  range: text('{minimum} sampai {maximum}', '{minimum} to {maximum}'),
  date: text('DD-MM-YYYY, YYYY-MM-DD'),
  oneOf: text('salah satu: {values}', 'one of: {values}'),
  oneOfMany: text('salah satu dari {count} pilihan pada formulir', 'one of the {count} choices of the form'),
} as const satisfies Record<string, Text>;

/** Above this many choices, only their number is said. */
const maximumListed = 12;

/**
 * What a column of an import takes, in words.
 * @param number writes a bound as the screen or file does
 * @example
 * columnRule(columns.quantity, 'id', String); // 'Wajib; 1 sampai 5000'
 */
export function columnRule(column: ImportColumn, language: Language, number: (value: unknown) => string): string {
  const { field, held, key, zeroIsNone, blankIs } = column;
  const { kind, minimum, maximum, options, required } = field;
  const t = (word: keyof typeof words, parameters: Readonly<Record<string, string | number>> = {}) =>
    fill(words[word][language], parameters);
  const range = (bounds: { readonly minimum?: number; readonly maximum?: number }) =>
    t('range', { minimum: number(bounds.minimum), maximum: number(bounds.maximum) });
  const takes = (): string => {
    if (held) return `${range(held)} (${held.meaning[language]})`;
    if (kind === 'date') return t('date');
    if (options)
      return options.length > maximumListed
        ? t('oneOfMany', { count: options.length })
        : t('oneOf', { values: options.map(({ value }) => value).join(', ') });
    if (isNumeric(kind)) return range(field);
    if (maximum === undefined) return '';
    if (minimum === maximum) return t(kind === 'digits' ? 'exactDigits' : 'exact', { count: maximum });
    return minimum && minimum > 1 ? t('length', { minimum, maximum }) : t('maximum', { maximum });
  };
  const mayBeZero = zeroIsNone || field.zeroIsNone;
  return [
    t(required ? 'required' : 'optional'),
    key ? t('key') : '',
    takes(),
    mayBeZero && (held || isNumeric(kind)) ? t('zeroIsEmpty') : '',
    blankIs === undefined ? '' : t('blankIs', { value: number(blankIs) }),
  ]
    .filter(Boolean)
    .join('; ');
}
