import type { Fields } from '@console/contracts/core/fields';
import { sameValue as same } from '@console/contracts/core/same-value';
import { normalise } from '@console/contracts/core/validation';

type Values = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';

/** A field whose typed value differs from the saved one. */
export interface Difference {
  readonly name: string;
  /** The value both started from. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The only side that changed the field; undefined when both did and the person must choose. */
  readonly changedBy: Side | undefined;
}

/** The fields of a form that differ from the current record, in the order of the contract. */
export function differencesOf(fields: Fields, base: Values, mine: Values, theirs: Values): readonly Difference[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const of = (values: Values) => normalise(field, values[name]);
    const [before, typed, current] = [of(base), of(mine), of(theirs)];
    if (same(typed, current)) return [];
    const changedBy = same(typed, before) ? 'theirs' : same(current, before) ? 'mine' : undefined;
    return [{ name, base: before, mine: typed, theirs: current, changedBy }];
  });
}

/**
 * Whether a person must decide before the form continues on the current record: the other person changed a field of
 * the form to a value other than the typed one. If not, the newer version is taken over, since it overwrites nothing.
 */
export const hasConflict = (fields: Fields, base: Values, mine: Values, theirs: Values): boolean =>
  differencesOf(fields, base, mine, theirs).some(({ changedBy }) => changedBy !== 'mine');

/** The merge of two sets of changes. */
export interface Merged {
  /** The typed values with the other person's changes. */
  readonly values: Values;
  /** Names of the fields that the other person changed. */
  readonly taken: readonly string[];
}

/**
 * Merges the typed values with the current record, compared with the values both started from.
 * @returns undefined when both changed the same field to different values
 */
export function mergeOf(fields: Fields, base: Values, mine: Values, theirs: Values): Merged | undefined {
  const differences = differencesOf(fields, base, mine, theirs);
  if (differences.some(({ changedBy }) => changedBy === undefined)) return undefined;
  const others = differences.filter(({ changedBy }) => changedBy === 'theirs');
  return {
    values: { ...mine, ...Object.fromEntries(others.map((each) => [each.name, each.theirs])) },
    taken: others.map(({ name }) => name),
  };
}

export type Choices = Readonly<Record<string, Side | undefined>>;

/** The choices made in advance: the only side that changed the field. */
export const firstChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(differences.map(({ name, changedBy }) => [name, changedBy]));

/** The value of each differing field on its chosen side. */
export const chosenValues = (differences: readonly Difference[], choices: Choices): Values =>
  Object.fromEntries(differences.map((each) => [each.name, each[choices[each.name] ?? 'theirs']]));
