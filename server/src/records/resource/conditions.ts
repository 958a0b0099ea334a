import { conditionValue } from '@console/contracts/core/conditions/check';
import { conditionField } from '@console/contracts/core/conditions/declared';
import { periodOf } from '@console/contracts/core/conditions/relative';
import type { Condition, ConditionGroup, Conditions, Match } from '@console/contracts/core/conditions/where';
import type { Field } from '@console/contracts/core/fields';
import { sql } from 'kysely';
import { midnight } from '../../platform/database/midnight.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { expressionOf } from './columns.ts';
import { containing } from './contains.ts';
import { searchedText } from './searched-text.ts';
import type { Sql } from './definition.ts';
import type { RegisteredResource } from './registered.ts';

const combined = (match: Match, parts: readonly Sql[]): Sql =>
  sql`(${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})`;

/** Rows between two values, both included; an empty bound is open. */
function between(field: Field, column: Sql, [from = '', to = '']: readonly string[]): Sql {
  const instants = field.kind === 'instant';
  // An index on whole numbers serves no comparison with others.
  const type = sql.raw(field.kind === 'date' ? 'date' : field.kind === 'integer' ? 'bigint' : 'numeric');
  const bound = (value: string): Sql => sql`${value}::${type}`;
  const start = from === '' ? null : sql`${column} >= ${instants ? midnight(from) : bound(from)}`;
  const end = to === '' ? null : instants ? sql`${column} < ${midnight(to, 1)}` : sql`${column} <= ${bound(to)}`;
  return combined(
    'all',
    [start, end].filter((part) => part !== null),
  );
}

/** Values of a choice besides one, so that an index on the column serves "is not". */
const otherOptions = (field: Field, value: unknown): string[] =>
  (field.options ?? []).map((option) => option.value).filter((option) => option !== value);

function isNot(field: Field, column: Sql, value: unknown): Sql {
  if (field.kind !== 'choice') return sql`${column} is distinct from ${value}`;
  const others = sql`${column} = any(${otherOptions(field, value)})`;
  return field.required ? others : sql`(${others} or ${column} is null)`;
}

/** Fields that hold several values: a condition asks whether one of them is among the given. */
function amongSeveral(operator: Condition['operator'], column: Sql, values: readonly unknown[]): Sql {
  const overlaps = sql`${column} && ${values}`;
  return operator === 'isNot' ? sql`coalesce(not (${overlaps}), true)` : overlaps;
}

/** Text is compared without regard to case, as unique names are. */
const textKinds: readonly Field['kind'][] = ['text', 'paragraph'];

/** One condition, which was checked against the contract when it was read. */
function conditionPredicate(registered: RegisteredResource, condition: Condition, now: Date): Sql {
  const { field: name, operator, values: texts } = condition;
  const field = conditionField(registered.resource, name)!;
  const own = expressionOf(registered.definition as never, name);
  if (operator === 'empty') return sql`${own} is null`;
  if (operator === 'notEmpty') return sql`${own} is not null`;
  if (operator === 'contains') return sql`${searchedText(field, own)} ilike ${containing(texts[0]!)}`;
  if (operator === 'relative') return between(field, own, periodOf(texts[0]!, toWireInstant(now).slice(0, 10)));
  if (operator === 'between') return between(field, own, texts);
  if (field.kind === 'instant' || field.kind === 'date') return between(field, own, [texts[0]!, texts[0]!]);
  const ignoresCase = textKinds.includes(field.kind) && !field.exact;
  const column = ignoresCase ? sql`lower(${own})` : own;
  const values = texts.map((each) => conditionValue(field, ignoresCase ? each.toLowerCase() : each));
  if (field.kind === 'choices' || field.kind === 'references') return amongSeveral(operator, column, values);
  if (field.kind === 'tags')
    return amongSeveral(
      operator,
      sql`lower(${own}::text)::text[]`,
      texts.map((each) => each.toLowerCase()),
    );
  if (operator === 'isNot') return isNot(field, column, values[0]);
  return operator === 'anyOf' ? sql`${column} = any(${values})` : sql`${column} = ${values[0]}`;
}

const groupPredicate = (registered: RegisteredResource, { match, conditions }: ConditionGroup, now: Date): Sql =>
  combined(
    match,
    conditions.map((condition) => conditionPredicate(registered, condition, now)),
  );

/**
 * Which records pass the conditions of a list. Periods such as `last-7-days` are days in Jakarta at `now`.
 * @example conditionsPredicate(registered, { match: 'all', groups }, now)
 */
export const conditionsPredicate = (registered: RegisteredResource, { match, groups }: Conditions, now: Date): Sql =>
  combined(
    match,
    groups.map((group) => groupPredicate(registered, group, now)),
  );
