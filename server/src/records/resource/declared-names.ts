import type { Fields, ValueOf } from '@console/contracts/core/fields';
import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import type { RawBuilder } from 'kysely';

type Names<F> = keyof F & string;

/** Names of what a record holds: its fields, those derived, and the frame. */
export type NameOf<R extends Resource> = Names<R['fields']> | Names<R['derived']> | keyof RecordFrame | 'status';

/** Names of the filters of a list. */
export type FilterOf<R extends Resource> = Names<R['list']['filters']>;

/** A value for some of the names; any other name does not compile. */
export type Of<Name extends string, Value> = { readonly [Each in Name]?: Value };

/** Filters of the list, and parameters of the list of values. */
type Asked<R extends Resource> = R['list']['filters'] & R['lov'];

type AskedValue<L extends Fields, Name extends keyof L> = NonNullable<ValueOf<L[Name]>>;

/** A predicate for some of the filters and parameters, from the value that the contract gives to each. */
export type Predicates<R extends Resource> = {
  readonly [Name in Names<Asked<R>>]?: { of(value: AskedValue<Asked<R>, Name>): RawBuilder<unknown> }['of'];
};
