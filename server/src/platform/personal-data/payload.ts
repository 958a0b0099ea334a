import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import { mask, type PersonalKind } from './mask.ts';

/** Names of members of a payload that hold personal data, by how they are masked. */
const named: readonly (readonly [RegExp, PersonalKind])[] = [
  [/phone|telp|telepon|whatsapp|msisdn|mobile/i, 'phone'],
  [/nik|ktp|identity|familycard/i, 'nik'],
  [/npwp|tax/i, 'npwp'],
  [/e-?mail/i, 'email'],
  [/card|kartu/i, 'card'],
  [/account|rekening|escrow/i, 'account'],
  [/birth|lahir/i, 'birthDate'],
  [/address|alamat/i, 'address'],
  [/mother|namaibu/i, 'mothersName'],
];
/** Members of which nothing is kept. */
const secret =
  /otp|pin$|password|secret|token|authorization|signature|cvv|biometric|selfie|photo|image|link|session|device/i;

const stars = '******';
/** Bounded, so that a long text without one takes linear time. */
const addresses = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
/** Characters of one text that are read. */
const mostText = 65_536;

/**
 * Masks personal numbers within a text, such as the message of a fault.
 * @example
 * maskText('no route to 081234567890'); // 'no route to 0812****7890'
 */
export const maskText = (text: string): string =>
  withoutPersonalNumbers(text.slice(0, mostText).replaceAll(addresses, (found) => mask('email', found)!));

function maskMember(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (secret.test(name)) return stars;
  if (Array.isArray(value)) return value.map((each) => maskMember(name, each));
  if (typeof value === 'object') return maskPayload(value);
  if (typeof value !== 'string' && typeof value !== 'number') return typeof value === 'boolean' ? value : null;
  const kind = named.find(([pattern]) => pattern.test(name))?.[1];
  if (kind) return mask(kind, String(value));
  return typeof value === 'number' ? value : maskText(value);
}

/**
 * A payload as logs keep it: secrets are gone, personal data is masked by the names of its members.
 * @example
 * maskPayload({ phone: '081234567890', otp: '123456' }); // { phone: '0812****7890', otp: '******' }
 */
export function maskPayload(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => maskPayload(each));
  if (typeof value === 'string') return maskText(value);
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, maskMember(name, member)]));
}

/**
 * The masked payload as JSON, cut with a mark where it is long.
 * @param most characters that are kept
 */
export function keptPayload(value: unknown, most: number): string {
  const text = JSON.stringify(maskPayload(value)) ?? 'null';
  return text.length <= most ? text : JSON.stringify({ cut: text.length, beginning: text.slice(0, most) });
}
