import type { Field } from '@console/contracts/core/fields';
import { plainText } from '../plain-text.ts';

export type PersonalKind = NonNullable<Field['personal']> | 'mothersName';

const stars = (count: number): string => '*'.repeat(Math.max(0, count));
const ends = (value: string, first: number, last: number, hidden = value.length - first - last): string =>
  value.length <= first + last ? stars(value.length) : value.slice(0, first) + stars(hidden) + value.slice(-last);

/** District and city are the last two parts of a written address. */
const maskAddress = (value: string): string => {
  const parts = value.split(',').map((part) => part.trim());
  return parts.length > 2 ? parts.slice(-2).join(', ') : '******';
};

const masks: Record<PersonalKind, (value: string) => string> = {
  nik: (value) => ends(value, 4, 4),
  phone: (value) => ends(value, 4, value.length < 12 ? 2 : 4, 4),
  email: (value) => (value.includes('@') ? `${value.slice(0, 1)}****${value.slice(value.lastIndexOf('@'))}` : '****'),
  npwp: (value) => ends(value, 2, 4),
  card: (value) => ends(value, 6, 4),
  account: (value) => `******${value.slice(-4)}`,
  birthDate: (value) => (/^\d{4}-/.test(value) ? `**-**-${value.slice(0, 4)}` : '******'),
  address: maskAddress,
  mothersName: () => '******',
};

/**
 * Masks personal data for answers, lists, logs, audit entries and exports (docs/model/platform.md#personal-data).
 * @example mask('phone', '081234567890');
 */
export const mask = (kind: PersonalKind, value: unknown): string | null =>
  value == null ? null : masks[kind](plainText(value));
