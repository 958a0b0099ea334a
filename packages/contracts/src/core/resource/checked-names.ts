import type { SharedErrorCode } from '../errors.ts';
import type { FieldErrorCode } from '../field-errors.ts';
import type { Field, FieldKind, Fields, ValueOf } from '../field.ts';
import type { ListTabDeclared, ListTabs } from '../list-tabs.ts';

type NamesOf<F extends Fields, K extends FieldKind> = {
  [Name in keyof F & string]: F[Name] extends { readonly kind: K } ? Name : never;
}[keyof F & string];

/** Pairs of dates of the record: the start and the end of a range. */
export type RangeOf<F extends Fields> = readonly [
  start: NamesOf<F, 'date' | 'instant'>,
  end: NamesOf<F, 'date' | 'instant'>,
];

/** What a filter with fixed options takes; any text for others. */
type FilterValue<F> = F extends Field
  ? Extract<NonNullable<ValueOf<F>> extends readonly (infer V)[] ? V : ValueOf<F>, string>
  : never;

/** Tabs over one of the filters, each with values of it. */
export type TabsOf<L extends Fields> = {
  [Name in keyof L & string]: Omit<ListTabs, 'filter' | 'of'> & {
    readonly filter: Name;
    readonly of: readonly (Omit<ListTabDeclared, 'values'> & { readonly values: readonly FilterValue<L[Name]>[] })[];
  };
}[keyof L & string];

/** States before a decision, and fields that change after it without a second person. */
export interface DecidedOf<F extends Fields, D extends Fields> {
  readonly undecided: readonly (D extends { readonly state: infer State } ? FilterValue<State> : string)[];
  readonly harmless: readonly (keyof F & string)[];
  readonly reopening?: readonly (keyof F & string)[];
}

/** Codes that a resource may refuse with: those of everybody, of fields, and its own. */
export type CodeOfErrors<R> = SharedErrorCode | FieldErrorCode | (keyof R & string);

/** Acts that refuse with known codes alone. */
export type ActsRefusing<A, Code extends string> = {
  readonly [Name in keyof A]: { readonly errors: readonly Code[] };
};
