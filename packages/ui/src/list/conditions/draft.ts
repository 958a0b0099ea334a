import { numberOf } from '@console/auth';
import { conditionFault, countFault } from '@console/contracts/core/conditions/check';
import { conditionField } from '@console/contracts/core/conditions/declared';
import { bareOperators, type Operator } from '@console/contracts/core/conditions/operators';
import { readGroup, writeGroup, type Condition, type Match } from '@console/contracts/core/conditions/where';
import { isNumeric } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import type { FieldError } from '@console/contracts/core/errors';
import { plainNumber } from '../../formats/number-text.ts';
import type { FilterTexts } from '../address.ts';

/** A condition while it is edited; `field` is empty until one is chosen. */
export interface DraftCondition extends Condition {
  /** Stays the same while the condition is edited. */
  readonly key: number;
}

export interface DraftGroup {
  readonly key: number;
  readonly match: Match;
  readonly conditions: readonly DraftCondition[];
}

/** The conditions of a list while they are edited. */
export interface Draft {
  readonly match: Match;
  readonly groups: readonly DraftGroup[];
  /** Groups that cannot be read, such as one with the number of another person. They stay as they are. */
  readonly unread: readonly string[];
  readonly next: number;
}

const blank = { field: '', operator: 'is', values: [] } as const satisfies Condition;

/** A condition of which nothing is chosen yet. */
export const blankCondition = (key: number): DraftCondition => ({ ...blank, key });

/**
 * The conditions of an address, to be edited.
 * @param adding ends with a condition that is still to be chosen
 */
export function draftOf(filters: FilterTexts, adding: boolean): Draft {
  let next = 0;
  const key = () => (next += 1);
  const unread: string[] = [];
  const groups = (filters['where'] ?? []).flatMap((text): DraftGroup[] => {
    const group = readGroup(numberOf(text) ?? text);
    if (!group) unread.push(text);
    return group
      ? [{ key: key(), match: group.match, conditions: group.conditions.map((each) => ({ ...each, key: key() })) }]
      : [];
  });
  const fresh: DraftGroup = { key: key(), match: 'all', conditions: [blankCondition(key())] };
  return {
    match: filters['match']?.[0] === 'any' ? 'any' : 'all',
    groups: adding || groups.length === 0 ? [...groups, fresh] : groups,
    unread,
    next: next + 1,
  };
}

/** Whether a condition is still as it began, so that it is left out. */
const isBlank = ({ field }: Condition): boolean => field === '';

/** The filters with the conditions of a draft. */
export function filtersWith(resource: Resource, filters: FilterTexts, { match, groups, unread }: Draft): FilterTexts {
  const { where: _where, match: _match, ...others } = filters;
  const written = groups
    .map((group) => ({ ...group, conditions: group.conditions.filter((each) => !isBlank(each)) }))
    .filter(({ conditions }) => conditions.length > 0)
    .map((group) =>
      writeGroup({ match: group.match, conditions: group.conditions.map((each) => cleaned(resource, each)) }),
    );
  const where = [...written, ...unread];
  if (where.length === 0) return others;
  return { ...others, where, ...(match === 'any' && where.length > 1 ? { match: ['any'] } : {}) };
}

/** A condition with its values as they travel: numbers are read as people write them. */
function cleaned(resource: Resource, { field: name, operator, values }: Condition): Condition {
  const field = conditionField(resource, name);
  const read = (value: string) => (field && isNumeric(field.kind) ? plainNumber(field.kind, value) : value.trim());
  return { field: name, operator, values: bareOperators.includes(operator) ? [] : values.map(read) };
}

/** What is wrong with the conditions of a draft, by their keys. */
export function draftFaults(resource: Resource, { groups }: Draft): ReadonlyMap<number, FieldError> {
  const faults = new Map<number, FieldError>();
  const used = groups.flatMap(({ conditions }) => conditions).filter((each) => !isBlank(each));
  for (const condition of used) {
    const fault = conditionFault(resource, cleaned(resource, condition), String(condition.key));
    if (fault) faults.set(condition.key, fault);
  }
  const [last] = used.filter(({ operator }) => operator === 'contains').slice(-1);
  const many = countFault(used);
  if (many && last) faults.set(last.key, many);
  return faults;
}

/** The condition with another operator; values stay where both take the same. */
export function withOperator<C extends Condition>(condition: C, operator: Operator): C {
  const { operator: before, values } = condition;
  const single: readonly Operator[] = ['is', 'isNot', 'contains'];
  const kept =
    before === operator || (single.includes(before) && single.includes(operator))
      ? values
      : single.includes(before) && operator === 'anyOf'
        ? values
        : before === 'anyOf' && single.includes(operator)
          ? values.slice(0, 1)
          : operator === 'between'
            ? ['', '']
            : [];
  return { ...condition, operator, values: kept };
}
