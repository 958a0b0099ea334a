import type { BusinessLine } from '../../core/business-lines.ts';
import type { Call } from '../../core/call.ts';
import type { FieldError } from '../../core/errors.ts';
import { flag, line, recordStatus, type Fields, type ValuesOf } from '../../core/fields.ts';
import { defineResource, type Acts, type Resource } from '../../core/resource.ts';
import type { ActsRefusing } from '../../core/resource/checked-names.ts';
import type { Text } from '../../core/text.ts';
import { changesAny } from '../master-lob.ts';
import {
  derivedFields,
  limitFields,
  limitNames,
  productTitles,
  publishedFaults,
  shownFields,
  shownNames,
} from './fields.ts';
import { productRefusals } from './refusals.ts';

type Names<F extends Fields> = keyof F & string;

/** What the products of one business line have besides those of the others. */
interface ProductLine<
  Own extends Fields,
  Held extends Fields,
  Limits extends Fields,
  D extends Fields,
  L extends Fields,
  V extends Fields,
  C extends Readonly<Record<string, Call>>,
  A extends Acts,
> {
  readonly module: string;
  readonly title: Text;
  readonly businessLine: BusinessLine;
  readonly volume: number;
  /** The field with the business code. */
  readonly key: Names<Own>;
  /** Fields that core says. */
  readonly own: Own;
  /** Further fields that staff hold, saved at once. */
  readonly held: Held;
  /** Further limits, which a second person decides. */
  readonly limits: Limits;
  readonly derived: D;
  /** The module of the promos for such products, which they count and leave when they are deactivated. */
  readonly promos?: string;
  readonly filters: L;
  readonly sorts: readonly (Names<Own> | Names<D>)[];
  /** Searched besides the code and the name. */
  readonly searched: readonly Names<Own>[];
  /** Columns of the list between the name and the status. */
  readonly columns: readonly (Names<Own> | Names<Held> | Names<Limits> | Names<D> | 'brand' | 'published')[];
  readonly titles: Partial<Readonly<Record<Names<Own> | Names<Held> | Names<Limits> | Names<D> | Names<L>, Text>>>;
  /** Parameters of the list of values. */
  readonly lov: V;
  readonly rules?: readonly { check(values: ValuesOf<Own & Held & Limits>): readonly FieldError[] }['check'][];
  readonly acts: A;
  readonly calls: C;
  readonly errors: Resource['errors'];
}

/** Products of one business line: the same for all three but what is given (docs/model/products.md#products). */
export function productResource<
  const Own extends Fields,
  const Held extends Fields,
  const Limits extends Fields,
  const D extends Fields,
  const L extends Fields,
  const V extends Fields,
  const C extends Readonly<Record<string, Call>>,
  const A extends Acts,
>({
  module,
  title,
  businessLine,
  volume,
  key,
  own,
  held,
  limits,
  derived,
  promos,
  filters,
  sorts,
  searched,
  columns,
  titles,
  lov,
  rules = [],
  acts,
  calls,
  errors,
}: ProductLine<Own, Held, Limits, D, L, V, C, A>) {
  const decided = [...limitNames, ...Object.keys(limits)];
  return defineResource({
    module,
    title,
    masterData: { group: 'PRODUCT', line: businessLine },
    titles: { ...productTitles, ...titles } as never,
    label: 'name',
    choice: { code: key as never, name: 'name' },
    coreFed: { key: key as never, staffHolds: [...shownNames, ...Object.keys(held), ...decided] as never },
    volume,
    fourEyes: true,
    approvedBy: 'above-branch',
    awaitsApproval: (change) => changesAny(decided, change),
    fields: {
      brand: line({ minimum: 1, maximum: 60 }),
      ...own,
      ...held,
      ...shownFields,
      ...limitFields,
      ...limits,
    },
    derived: { ...derivedFields, ...derived },
    list: {
      filters: {
        ...filters,
        brand: line({ maximum: 60 }),
        published: flag(),
        noImage: flag(),
        status: recordStatus(),
      },
      sorts: ['name', key, 'brand', ...sorts] as never,
      defaultSort: ['name,asc'] as never,
      search: [key, 'name', ...searched] as never,
      numbers: [key] as never,
      columns: [key, 'name', ...columns, 'status', 'lastSyncedAt'] as never,
    },
    lov,
    ...(promos ? { usedBy: { [promos]: { prevents: [] } } } : {}),
    rules: [publishedFaults as never, ...(rules as never[])],
    // The codes of a line are declared by the line, with its acts.
    acts: acts as A & ActsRefusing<A, never>,
    operations: ['list', 'detail', 'update', 'activate', 'deactivate', 'lov', 'download', 'history'],
    errors: { ...productRefusals, ...errors },
    calls,
  });
}
