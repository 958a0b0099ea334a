import type { Field } from '../field.ts';
import { instant, recordStatus } from '../fields.ts';
import type { Resource } from '../resource/declaration.ts';
import { isBounded, operatorsOf, type Operator } from './operators.ts';

/** What of a resource decides about its conditions. */
export type Conditioned = Pick<Resource, 'fields' | 'derived' | 'status' | 'volume' | 'list' | 'titles'> &
  Partial<Pick<Resource, 'states'>>;

/** Operators by field. */
export type Operators = Readonly<Record<string, readonly Operator[]>>;

/**
 * The field that a condition of this name compares.
 * @example
 * conditionField(mras, 'createdAt')?.kind; // 'instant'
 */
export function conditionField({ fields, derived, status }: Conditioned, name: string): Field | undefined {
  const own = Object.hasOwn(fields, name) ? fields[name] : Object.hasOwn(derived, name) ? derived[name] : undefined;
  if (own) return own;
  if (name === 'createdAt' || name === 'updatedAt') return instant();
  return name === 'status' && status ? recordStatus() : undefined;
}

/**
 * The operators that a list offers, by field, in the order in which screens offer them. A bounded list offers all that
 * its fields know, except where the contract says otherwise; a longer one only what the contract declares.
 * @example
 * conditionsOf(mras)['status']; // ['is', 'isNot', 'anyOf']
 */
export function conditionsOf(resource: Conditioned): Operators {
  const { fields, derived, status, states, list, volume } = resource;
  const names = isBounded({ volume, large: list.large })
    ? [
        ...(status ? ['status'] : []),
        ...Object.keys(fields),
        // The state has a column, and what a list sorts by, the services can compare.
        ...Object.keys(derived).filter((name) => list.sorts.includes(name) || name === states?.field),
        'createdAt',
        'updatedAt',
      ]
    : [];
  const declared: Operators = list.conditions ?? {};
  return Object.fromEntries(
    [...new Set([...names, ...Object.keys(declared)])]
      .map((name) => {
        const field = conditionField(resource, name);
        return [name, declared[name] ?? (field ? operatorsOf(field) : [])] as const;
      })
      .filter(([, operators]) => operators.length > 0),
  );
}
