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

/** Names of members in all objects of a JSON value, one text each. */
const writtenNames = /"(?:[^"\\]|\\.)*"\s*(:)?/g;

/** How many members all objects of a value have. */
const membersOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const within = Object.values(value).reduce<number>((sum, each) => sum + membersOf(each), 0);
  return within + (Array.isArray(value) ? 0 : Object.keys(value).length);
};

/** Of two members with one name a program reads the second alone. */
function faultOfJson(value: string): 'NOT_JSON' | 'JSON_NAME_TWICE' | null {
  try {
    const written = [...value.matchAll(writtenNames)].filter(([, colon]) => colon !== undefined).length;
    return membersOf(JSON.parse(value)) < written ? 'JSON_NAME_TWICE' : null;
  } catch {
    return 'NOT_JSON';
  }
}

/** What divides the values of other lists. */
const otherSeparators = /[;|\n\r\t]/;

type FaultOfType =
  | 'NOT_A_LIST'
  | 'NOT_A_PLAIN_NUMBER'
  | 'NOT_A_TIME'
  | 'NOT_JSON'
  | 'NOT_TRUE_OR_FALSE'
  | 'JSON_NAME_TWICE';

/** Codes that say what to write. */
const faultOfType: Partial<Record<SettingType, (value: string) => FaultOfType | null>> = {
  LIST: (value) => (otherSeparators.test(value) ? 'NOT_A_LIST' : null),
  // As programs read it: of `10.000` people mean ten thousand.
  NUMBER: (value) =>
    readNumber(value, { decimals: true, decimalComma: true }) === value ? null : 'NOT_A_PLAIN_NUMBER',
  BOOLEAN: (value) => (value === 'true' || value === 'false' ? null : 'NOT_TRUE_OR_FALSE'),
  JSON: faultOfJson,
  TIME: (value) => (timeOfDay.test(value) ? null : 'NOT_A_TIME'),
};

/** The values of a setting of the type LIST; a comma divides them. */
export const listedValues = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Checks a setting's value against its type and rule. Answers the field code of its fault, or `null`. */
export function checkSetting(
  type: SettingType,
  rule: SettingRule,
  value: string,
): 'PATTERN' | FaultOfType | 'RANGE' | 'NOT_ALLOWED' | 'TOO_LONG' | null {
  if (value.length > settingLength) return 'TOO_LONG';
  const ofType = faultOfType[type]?.(value);
  if (ofType) return ofType;
  const size = type === 'NUMBER' ? Number(value) : value.length;
  if (size < (rule.minimum ?? -Infinity) || size > (rule.maximum ?? Infinity)) return 'RANGE';
  if (rule.pattern && !typedPattern(rule.pattern)?.test(value)) return 'PATTERN';
  return rule.allowed && rule.allowed.length > 0 && !rule.allowed.includes(value) ? 'NOT_ALLOWED' : null;
}
