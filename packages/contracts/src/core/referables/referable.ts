import type { Field } from '../field.ts';
import type { Referable } from '../reference.ts';

/** A {@link Referable} that knows the parameters of its list of values. */
export type ReferableOf<Parameter extends string> = Referable & {
  readonly lov: { readonly [Name in Parameter]: unknown };
};

/**
 * Names a resource by what a reference to it needs, so that contracts of other domains, and the bundles of their
 * remotes, do without the whole of it. The check `contracts` compares it with the resource.
 * @typeParam Parameter parameters of its list of values
 */
export const referable = <Parameter extends string = never>(names: Referable): ReferableOf<Parameter> =>
  names as ReferableOf<Parameter>;

/**
 * A reference by which records may be chosen that are not active: its module checks the choice.
 * @example
 * inAnyState(reference(menu)).inAnyState; // true
 */
export const inAnyState = <F extends Field>(field: F): F => ({ ...field, inAnyState: true });
