import { isOperator, type Operator } from './operators.ts';

/** How conditions are combined: all of them hold, or at least one. */
export type Match = 'all' | 'any';

/** One condition. `between` has two values, of which one may be empty; `empty` and `notEmpty` have none. */
export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  readonly values: readonly string[];
}

export interface ConditionGroup {
  readonly match: Match;
  readonly conditions: readonly Condition[];
}

/** The conditions of a list: groups of one level. */
export interface Conditions {
  readonly match: Match;
  readonly groups: readonly ConditionGroup[];
}

const words = { all: ' and ', any: ' or ' } as const satisfies Record<Match, string>;

const escaped = (value: string): string => value.replace(/[\\*]| (?=(?:and|or) )/g, '\\$&');

/** A condition as text: `field.operator.value*value`. */
const writeCondition = ({ field, operator, values }: Condition): string =>
  [field, operator, ...(values.length > 0 ? [values.map(escaped).join('*')] : [])].join('.');

/**
 * A group of conditions as one value of the parameter `where`. `*` between values and the dots need no encoding in an
 * address.
 * @example
 * writeGroup({ match: 'any', conditions: [{ field: 'status', operator: 'isNot', values: ['inactive'] }] });
 * // 'status.isNot.inactive'
 */
export const writeGroup = ({ match, conditions }: ConditionGroup): string =>
  conditions.map(writeCondition).join(words[match]);

/** Divides a text at ` and `, ` or ` and `*`, wherever they are not escaped, and takes the escapes away. */
function divide(text: string): { readonly parts: string[][]; readonly by: readonly Match[] } {
  const parts: string[][] = [['']];
  const by: Match[] = [];
  const add = (letters: string) => {
    const values = parts.at(-1)!;
    values[values.length - 1] += letters;
  };
  for (let at = 0; at < text.length; at += 1) {
    const match = (['all', 'any'] as const).find((each) => text.startsWith(words[each], at));
    if (text[at] === '\\') add(text[(at += 1)] ?? '');
    else if (text[at] === '*') parts.at(-1)!.push('');
    else if (match) {
      by.push(match);
      parts.push(['']);
      at += words[match].length - 1;
    } else add(text[at]!);
  }
  return { parts, by };
}

function readCondition([first = '', ...others]: readonly string[]): Condition | null {
  const [, field, operator, value] = /^(\w+)\.(\w+)(?:\.(.*))?$/s.exec(first) ?? [];
  if (field === undefined || operator === undefined || !isOperator(operator)) return null;
  if (value === undefined && others.length > 0) return null;
  const values = value === undefined ? [] : [value, ...others].map((each) => each.trim());
  // The name is checked against the list by `conditionFaults`.
  return { field, operator, values };
}

/**
 * Reads one value of the parameter `where`; `null` when it is no group of conditions, or mixes `and` with `or`.
 * @example
 * readGroup('state.anyOf.OPEN*DONE and note.empty')?.conditions.length; // 2
 */
export function readGroup(text: string): ConditionGroup | null {
  const { parts, by } = divide(text);
  const conditions = parts.map(readCondition);
  if (new Set(by).size > 1 || conditions.includes(null)) return null;
  return { match: by[0] ?? 'all', conditions: conditions as Condition[] };
}

/**
 * Names of the fields in values of the parameter `where`, readable or not.
 * @example
 * fieldsOfWhere(['status.is.active or note.empty']); // ['status', 'note']
 */
export const fieldsOfWhere = (where: readonly string[]): string[] =>
  where.flatMap((text) => divide(text).parts.map(([first = '']) => first.split('.')[0]!));
