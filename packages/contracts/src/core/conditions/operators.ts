import type { Field, FieldKind, Fields } from '../field.ts';
import { boundedVolume } from '../list-limits.ts';

/** Operators of the conditions of a list, by the kind of field that knows them. */
const operatorsOfKind = {
  text: ['contains', 'is', 'isNot', 'empty', 'notEmpty'],
  paragraph: ['contains', 'empty', 'notEmpty'],
  richText: ['contains', 'empty', 'notEmpty'],
  tags: ['is', 'isNot', 'anyOf'],
  code: ['is', 'isNot', 'anyOf', 'contains', 'empty', 'notEmpty'],
  digits: ['is', 'isNot', 'anyOf', 'contains', 'empty', 'notEmpty'],
  integer: ['is', 'isNot', 'between', 'empty', 'notEmpty'],
  decimal: ['between', 'empty', 'notEmpty'],
  percent: ['between', 'empty', 'notEmpty'],
  money: ['is', 'isNot', 'between', 'empty', 'notEmpty'],
  flag: ['is'],
  choice: ['is', 'isNot', 'anyOf', 'empty', 'notEmpty'],
  choices: ['is', 'isNot', 'anyOf'],
  date: ['relative', 'between', 'is', 'empty', 'notEmpty'],
  instant: ['relative', 'between', 'is', 'empty', 'notEmpty'],
  reference: ['is', 'isNot', 'anyOf', 'empty', 'notEmpty'],
  references: ['is', 'isNot', 'anyOf'],
  image: [],
  phone: [],
  card: [],
  object: [],
  pasted: [],
  conditions: [],
} as const satisfies Readonly<Record<FieldKind, readonly string[]>>;

/** The operators that a kind of field knows. */
export type OperatorOf<K extends FieldKind> = (typeof operatorsOfKind)[K][number];
export type Operator = OperatorOf<FieldKind>;

const operators: ReadonlySet<string> = new Set(Object.values(operatorsOfKind).flat());

/** Whether a text of an address names an operator. */
export const isOperator = (text: string): text is Operator => operators.has(text);

/** Operators that compare with nothing. */
export const bareOperators: readonly Operator[] = ['empty', 'notEmpty'];

type KindOf<F> = F extends { readonly kind: infer K extends FieldKind } ? K : never;

/** Operators by field, as a contract declares them: names are fields, operators those of their kind. */
export type DeclaredConditions<F extends Fields, D extends Fields> = {
  readonly [Name in (keyof F & string) | (keyof D & string)]?: readonly OperatorOf<
    KindOf<Name extends keyof F ? F[Name] : Name extends keyof D ? D[Name] : never>
  >[];
} & {
  readonly status?: readonly OperatorOf<'choice'>[];
  readonly createdAt?: readonly OperatorOf<'instant'>[];
  readonly updatedAt?: readonly OperatorOf<'instant'>[];
};

/** Whether every condition of a list is bounded by its volume, so that none needs an index. */
export const isBounded = ({ volume, large }: { readonly volume: number; readonly large?: boolean | undefined }) =>
  large !== true && volume <= boundedVolume;

/**
 * The operators that a field takes where its contract says nothing else. Personal data takes none: a condition would
 * tell what the screen masks.
 * @example
 * operatorsOf(flag()); // ['is']
 */
export function operatorsOf({ kind, personal, notForBranches, required }: Field): readonly Operator[] {
  if (personal || notForBranches) return [];
  const all: readonly Operator[] = operatorsOfKind[kind];
  return required ? all.filter((operator) => !bareOperators.includes(operator)) : all;
}
