import * as z from 'zod/mini';
import { call } from './call.ts';
import type { FieldKind, Fields } from './field.ts';
import type { Resource } from './resource/declaration.ts';
import { queryFields, tabQuery } from './resource/schemas.ts';

/** Maximum rows that the totals of a list are counted over. More are refused with NARROW_FILTER. */
export const mostTotalled = 500_000;
/** Maximum groups that are named; the others are in the total alone. */
export const mostTotalGroups = 100;

/** What the rows of a list are grouped by, and which of their amounts are summed. */
export interface Groupings {
  /** Fields with conditions, so that each figure opens its rows. */
  readonly by: readonly string[];
  readonly sums?: readonly string[];
}

type NamesOf<F extends Fields, K extends FieldKind> = {
  [Name in keyof F & string]: F[Name] extends { readonly kind: K } ? Name : never;
}[keyof F & string];

type GroupKind = 'choice' | 'flag' | 'reference' | 'code' | 'digits';
type SumKind = 'money' | 'integer';

/** Groupings as a contract declares them: by choices, flags, references and codes; sums of money and whole numbers. */
export interface DeclaredGroupings<F extends Fields, D extends Fields> {
  readonly by: readonly (NamesOf<F, GroupKind> | NamesOf<D, GroupKind> | 'status')[];
  readonly sums?: readonly (NamesOf<F, SumKind> | NamesOf<D, SumKind>)[];
}

const figures = { count: z.int(), sums: z.record(z.string(), z.number()) };
const totals = z.object({
  total: z.object(figures),
  /** Largest first; `value` is null for rows without one. References have the `name` of their record. */
  groups: z.array(z.object({ value: z.nullable(z.string()), name: z.optional(z.string()), ...figures })),
  /** Number of groups that are not listed. */
  more: z.int(),
});
export type Totals = z.infer<typeof totals>;
export type TotalsGroup = Totals['groups'][number];

/**
 * The call that counts and sums the rows of a list by one of its declared fields, under its search and filters.
 * @example
 * totalsCall(mras).path; // 'mra/totals'
 */
export const totalsCall = (resource: Resource) => {
  const { module, base, path, privilege, title } = resource;
  return call({
    name: `${module}.totals`,
    method: 'GET',
    base,
    path: `${path}/totals`,
    access: { privilege, action: 'view' },
    summary: `${title.en}: rows and sums of the list by one of its fields`,
    query: z.intersection(tabQuery(resource), z.object({ by: z.string() })) as z.ZodMiniType<
      { readonly by: string } & Readonly<Record<string, unknown>>
    >,
    fields: queryFields(resource),
    result: totals,
    errors: ['NARROW_FILTER'],
  });
};
