import type { FieldError } from '../../core/errors.ts';
import { text } from '../../core/text.ts';
import { fillPlaceholders, linksIn, placeholderErrors, placeholdersIn } from '../../core/message-text.ts';
import { segmentsOf } from './segments.ts';

/**
 * What each placeholder stands for, with a value as it usually is and the longest that it can be. Names are cut at 25
 * characters.
 */
export const smsPlaceholders = {
  otp: { title: text('Kode OTP', 'One-time code'), sample: '483920', longest: '48392017' },
  minutes: { title: text('Masa berlaku (menit)', 'Valid for (minutes)'), sample: '3', longest: '15' },
  memberName: {
    title: text('Nama member', 'Member name'),
    sample: 'Budi Santoso',
    longest: 'Muhammad Alexander Wirata',
  },
  storeName: { title: text('Nama toko', 'Store name'), sample: 'Toko Maju Jaya', longest: 'Toko Elektronik Sumber Ma' },
  branchName: { title: text('Nama cabang', 'Branch name'), sample: 'Bandung', longest: 'Tanjung Jabung Barat Kota' },
  poNumber: { title: text('Nomor PO', 'PO number'), sample: 'PO2603160001', longest: 'PO26031600012345' },
  amount: { title: text('Nilai', 'Amount'), sample: 'Rp1.250.000', longest: 'Rp999.999.999.999' },
  cardNumber: { title: text('Akhir nomor kartu', 'End of card number'), sample: '0019', longest: '0019' },
  date: { title: text('Tanggal', 'Date'), sample: '16-03-2026', longest: '16-03-2026' },
  reason: { title: text('Alasan', 'Reason'), sample: 'stok habis', longest: 'permintaan dibatalkan oleh member' },
  link: {
    title: text('Tautan', 'Link'),
    sample: 'https://contoh.id/v/AbC123',
    longest: 'https://contoh.id/v/AbCdEfGhIjKlMnOpQrStUv',
  },
} as const;
export type SmsPlaceholder = keyof typeof smsPlaceholders;

/** Sentence that every text with a one-time code must hold. */
export const otpWarning = 'Jangan berikan kode ini kepada siapa pun';
/** Most parts of an SMS, revisions kept, and test messages a day. */
export const smsRules = { parts: 3, revisions: 50, testsPerDay: 5 } as const;

const valuesOf = (kind: 'sample' | 'longest'): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(smsPlaceholders).map(([name, values]) => [name, values[kind]]));
/** The text with usual values, and with the longest that can come. */
export const withSamples = (content: string): string => fillPlaceholders(content, valuesOf('sample'));
export const withLongest = (content: string): string => fillPlaceholders(content, valuesOf('longest'));

export interface SmsFrame {
  readonly code: string;
  readonly channel: 'SMS' | 'WHATSAPP';
  readonly allowedPlaceholders: readonly string[];
  readonly mandatoryPlaceholders: readonly string[];
  /** Domains that links may lead to, and names below them. */
  readonly linkDomains: readonly string[];
}

function isAllowed(link: string, domains: readonly string[]): boolean {
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return false;
  const { hostname, username, protocol } = new URL(address);
  return (
    protocol === 'https:' &&
    username === '' &&
    domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}

/**
 * Faults of a text, for its code and channel: placeholders, links, the warning of one-time codes, and its length in
 * parts.
 */
export function smsErrors(
  content: string,
  { code, channel, allowedPlaceholders, mandatoryPlaceholders, linkDomains }: SmsFrame,
): FieldError[] {
  const field = 'content';
  const errors = placeholderErrors(field, content, allowedPlaceholders);
  const names = placeholdersIn(content) ?? [];
  const missing = mandatoryPlaceholders.filter((name) => !names.includes(name));
  if (errors.length === 0 && missing.length > 0)
    errors.push({
      field,
      code: 'PLACEHOLDER_MISSING',
      parameters: { names: missing.map((name) => `{${name}}`).join(', ') },
    });
  const links = linksIn(content).filter((link) => !isAllowed(link, linkDomains));
  if (links.length > 0)
    errors.push({
      field,
      code: 'LINK_NOT_ALLOWED',
      parameters: { links: links.join(', '), domains: linkDomains.join(', ') },
    });
  if (code.startsWith('OTP_') && !content.includes(otpWarning))
    errors.push({ field, code: 'OTP_WARNING_MISSING', parameters: { warning: otpWarning } });
  const { parts } = segmentsOf(withLongest(content));
  if (channel === 'SMS' && parts > smsRules.parts)
    errors.push({ field, code: 'SMS_TOO_LONG', parameters: { parts, maximum: smsRules.parts } });
  return errors;
}
