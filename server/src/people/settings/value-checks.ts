import { listedValues } from '@console/contracts/shell/setting-value';
import { budgets, type Budget } from '@console/contracts/core/budgets';
import type { ValueCheck } from './definition.ts';

/** A count, or a time in whole units. */
export const wholeNumber: ValueCheck = (value) =>
  Number.isInteger(Number(value)) ? null : { code: 'NOT_A_WHOLE_NUMBER' };

const host = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/** Names of hosts as addresses have them: neither a scheme nor a path, and a comma between two. */
export const hosts: ValueCheck = (value) => {
  const other = listedValues(value).find((item) => !host.test(item));
  return other === undefined ? null : { code: 'NOT_A_HOST', parameters: { value: other } };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the limits that a role may have of its own. */
const limitNames: ReadonlySet<string> = new Set(
  Object.values<Budget>(budgets).flatMap(({ limits }) => limits.map(({ setting }) => setting)),
);
const mostLimit = 1_000_000;

const isLimit = ([name, most]: readonly [string, unknown]): boolean =>
  limitNames.has(name) && typeof most === 'number' && Number.isInteger(most) && most >= 0 && most <= mostLimit;

/** Limits of roles: `{"contact_center":{"REVEAL_MAX_PER_HOUR":60}}`. */
export const limitsOfRoles: ValueCheck = (value) => {
  const refused = (part: string) => ({
    code: 'NOT_LIMITS',
    parameters: { value: part, example: '"REVEAL_MAX_PER_HOUR": 60' },
  });
  const roles: unknown = JSON.parse(value);
  if (!isRecord(roles)) return refused(value);
  for (const [role, own] of Object.entries(roles)) {
    if (!isRecord(own)) return refused(role);
    const wrong = Object.entries(own).find((limit) => !isLimit(limit));
    if (wrong) return refused(`${role}: ${wrong[0]} ${JSON.stringify(wrong[1])}`);
  }
  return null;
};

/** `PV01|Vendor Cetak 1;PV02|Vendor Cetak 2`: each code once. */
export const codesOnce: ValueCheck = (value) => {
  const codes = value.split(';').map((entry) => entry.split('|', 1)[0]!.trim());
  const twice = codes.find((code, at) => codes.indexOf(code) < at);
  return twice === undefined ? null : { code: 'CODE_TWICE', parameters: { value: twice } };
};
