import { timeOfDay } from '../core/time-of-day.ts';
import { readNumber } from '../core/written-number.ts';
import { typedPattern } from './typed-pattern.ts';

export const settingTypes = ['STRING', 'NUMBER', 'BOOLEAN', 'JSON', 'LIST', 'TIME', 'SECRET'] as const;
export type SettingType = (typeof settingTypes)[number];
export const settingGroups = [
  'SIGN_IN',
  'SESSION',
  'EXPORT',
  'IMPORT',
  'ORDER',
  'CARD',
  'MEMBER',
  'MESSAGE',
  'SYSTEM',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** Bounds of a value: of the number for NUMBER, otherwise of the text. */
export interface SettingRule {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly allowed?: readonly string[];
}

/** Most characters of a value. */
export const settingLength = 4_000;

const isJson = (value: string): boolean => {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

const fitsType: Readonly<Record<SettingType, (value: string) => boolean>> = {
  STRING: () => true,
  SECRET: () => true,
  LIST: () => true,
  // As programs read it: of `10.000` people mean ten thousand.
  NUMBER: (value) => readNumber(value, { decimals: true, decimalComma: true }) === value,
  BOOLEAN: (value) => value === 'true' || value === 'false',
  JSON: isJson,
  TIME: (value) => timeOfDay.test(value),
};

/** Codes that say what to write. */
const faultOfType: Partial<Record<SettingType, 'NOT_A_PLAIN_NUMBER' | 'NOT_A_TIME'>> = {
  NUMBER: 'NOT_A_PLAIN_NUMBER',
  TIME: 'NOT_A_TIME',
};

/** Checks a setting's value against its type and rule. Answers the field code of its fault, or `null`. */
export function checkSetting(
  type: SettingType,
  rule: SettingRule,
  value: string,
): 'PATTERN' | 'NOT_A_PLAIN_NUMBER' | 'NOT_A_TIME' | 'RANGE' | 'NOT_ALLOWED' | 'TOO_LONG' | null {
  if (value.length > settingLength) return 'TOO_LONG';
  if (!fitsType[type](value)) return faultOfType[type] ?? 'PATTERN';
  const size = type === 'NUMBER' ? Number(value) : value.length;
  if (size < (rule.minimum ?? -Infinity) || size > (rule.maximum ?? Infinity)) return 'RANGE';
  if (rule.pattern && !typedPattern(rule.pattern)?.test(value)) return 'PATTERN';
  return rule.allowed && rule.allowed.length > 0 && !rule.allowed.includes(value) ? 'NOT_ALLOWED' : null;
}
