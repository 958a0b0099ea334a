import type { FieldError } from './errors.ts';

const placeholder = /\{([^{}]*)\}/g;
/** Wide and small ones look like a placeholder, and would be sent as they are. */
const braces = /[{}\uFF5B\uFF5D\uFE5B\uFE5C]/;

/**
 * Names between braces, in their order; `null` when a brace has no partner or a name has other characters than letters.
 * @example
 * placeholdersIn('Halo {name}'); // ['name']
 * placeholdersIn('Halo {name'); // null
 */
export function placeholdersIn(text: string): readonly string[] | null {
  if (braces.test(text.replace(placeholder, ''))) return null;
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  return names.every((name) => /^[A-Za-z]+$/.test(name)) ? names : null;
}

/**
 * Fills `{name}`. A name without a value stays as it is: callers check for that before they send the message.
 * @example
 * fillPlaceholders('Halo {name}', { name: 'Sri' }); // 'Halo Sri'
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, name: string) => values[name] ?? whole);

/**
 * Errors of the placeholders of one field: PLACEHOLDER_SYNTAX for a brace without a partner, PLACEHOLDER_UNKNOWN for
 * names that are not allowed.
 * @example
 * placeholderErrors('body', 'Halo {nama}', ['name'])[0]?.code; // 'PLACEHOLDER_UNKNOWN'
 */
export function placeholderErrors(field: string, text: string, allowed: readonly string[]): FieldError[] {
  const names = placeholdersIn(text);
  if (!names) return [{ field, code: 'PLACEHOLDER_SYNTAX' }];
  const unknown = [...new Set(names.filter((name) => !allowed.includes(name)))];
  return unknown.length > 0
    ? [{ field, code: 'PLACEHOLDER_UNKNOWN', parameters: { names: unknown.map((name) => `{${name}}`).join(', ') } }]
    : [];
}

const topLevels = 'com|id|co|net|org|info|biz|xyz|me|io|ly|app|link|site|online|shop|dev';
const domainName = String.raw`\b(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:${topLevels})\b`;
const address = new RegExp(String.raw`(?:https?:\/\/|www\.)[^\s]+|${domainName}[^\s]*`, 'gi');

/**
 * Web addresses in a text, with or without their scheme.
 * @example
 * linksIn('Buka contoh.co.id/promo sekarang'); // ['contoh.co.id/promo']
 */
export const linksIn = (text: string): readonly string[] => [...text.matchAll(address)].map(([link]) => link);

/** Dates and amounts with grouped thousands: long numbers that are neither a phone nor an account. */
const harmless = /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b|(?<![\d.])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.]*\d)/g;

/**
 * Whether a text contains a possible phone or account number: eight or more digits, grouped in any way.
 * @example
 * holdsLongNumber('Hubungi 0812-3456-789'); // true
 * holdsLongNumber('Rp 10.000.000'); // false
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

/** Codes of messages that cannot be sent, the same in every module that sends texts. */
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
