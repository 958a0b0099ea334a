import type { Fields } from '@console/contracts/core/fields';
import { normalise } from '@console/contracts/core/validation';

type Values = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';

/** A field whose typed value is not the one that the services hold now. */
export interface Difference {
  readonly name: string;
  /** What both started from. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The side that alone changed the field; undefined when both did, and only the person can choose. */
  readonly changedBy: Side | undefined;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields of a form that differ from the current record, in their order. */
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
 * Whether going on from the current record needs a person: another one changed something that the form shows, and not
 * to what is typed here. Else its newer version can be taken over, since nothing is overwritten.
 */
export const clash = (fields: Fields, base: Values, mine: Values, theirs: Values): boolean =>
  differencesOf(fields, base, mine, theirs).some(({ changedBy }) => changedBy !== 'mine');

/** What two people have changed in different fields, put together. */
export interface Merged {
  /** What is typed, with what the other has changed. */
  readonly values: Values;
  /** Names of the fields that the other has changed. */
  readonly taken: readonly string[];
}

/** Merges what is typed with the current record, from what both started with; `undefined` when both changed the same field. */
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

/** What is chosen before the person says anything: the side that alone changed a field. */
export const firstChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(differences.map(({ name, changedBy }) => [name, changedBy]));

/** The value of every differing field by the side chosen. */
export const chosenValues = (differences: readonly Difference[], choices: Choices): Values =>
  Object.fromEntries(differences.map((each) => [each.name, each[choices[each.name] ?? 'theirs']]));
