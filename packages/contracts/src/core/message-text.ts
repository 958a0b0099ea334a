import type { FieldError } from './errors.ts';

const placeholder = /\{([^{}]*)\}/g;

/** Names between braces, in their order; `null` when a brace stands alone or a name holds anything but letters. */
export function placeholdersIn(text: string): readonly string[] | null {
  if (/[{}]/.test(text.replace(placeholder, ''))) return null;
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  return names.every((name) => /^[A-Za-z]+$/.test(name)) ? names : null;
}

/** Fills `{name}`. A name without a value stays as it is; callers check for it before they send. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, name: string) => values[name] ?? whole);

/** Faults of the placeholders of one field: a brace that stands alone, or a name that is not offered. */
export function placeholderErrors(field: string, text: string, allowed: readonly string[]): FieldError[] {
  const names = placeholdersIn(text);
  if (!names) return [{ field, code: 'PLACEHOLDER_SYNTAX' }];
  const unknown = [...new Set(names.filter((name) => !allowed.includes(name)))];
  return unknown.length > 0
    ? [{ field, code: 'PLACEHOLDER_UNKNOWN', parameters: { names: unknown.map((name) => `{${name}}`).join(', ') } }]
    : [];
}

const address =
  /(?:https?:\/\/|www\.)[^\s]+|\b(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|id|co|net|org|info|biz|xyz|me|io|ly|app|link|site|online|shop|dev)\b[^\s]*/gi;

/** Web addresses in a text, with or without their scheme. */
export const linksIn = (text: string): readonly string[] => [...text.matchAll(address)].map(([link]) => link);

/** Dates, and amounts with their thousands grouped, are no numbers to call or to pay to. */
const harmless = /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b|(?<![\d.])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.]*\d)/g;

/**
 * Whether a text holds what reads as a number of a telephone or an account: eight digits or more, however they are
 * grouped.
 */
export const holdsLongNumber = (text: string): boolean =>
  [...text.replace(harmless, ' # ').matchAll(/\d(?:[\s.()-]*\d)*/g)].some(
    ([number]) => number.replace(/\D/g, '').length >= 8,
  );

/** Codes of faulty placeholders, the same in every module that sends texts. */
export const placeholderErrorTexts = {
  PLACEHOLDER_UNKNOWN: {
    status: 422,
    text: { id: 'Placeholder tidak dikenal: {names}', en: 'Unknown placeholder: {names}' },
  },
  PLACEHOLDER_SYNTAX: {
    status: 422,
    text: {
      id: 'Kurung kurawal harus berpasangan dan berisi huruf saja',
      en: 'Braces must come in pairs and hold letters only',
    },
  },
} as const;

/** Codes of messages that cannot leave the console, the same in every module that sends texts. */
export const channelErrorTexts = {
  CHANNEL_UNAVAILABLE: {
    status: 409,
    text: {
      id: 'Kanal {channel} belum tersambung, jadi tidak ada yang dikirim',
      en: 'The channel {channel} is not connected, so nothing is sent',
    },
  },
  TEST_LIMIT: {
    status: 429,
    text: { id: 'Uji kirim paling banyak {limit} kali sehari', en: 'At most {limit} test messages a day' },
  },
} as const;
