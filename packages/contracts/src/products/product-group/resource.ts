import type { BusinessLine } from '../../core/business-lines.ts';
import type { FieldError } from '../../core/errors.ts';
import { recordStatus, reference, type Fields, type ValuesOf } from '../../core/fields.ts';
import { defineResource, type Resource } from '../../core/resource.ts';
import type { Text } from '../../core/text.ts';
import { changesAny, linesOfBusiness } from '../master-lob.ts';
import {
  fedGroupFields,
  groupOperations,
  groupRefusals,
  groupTermNames,
  groupTerms,
  groupTitles,
  groupCounts,
  groupCountTitles,
  shownGroupFields,
  shownGroupNames,
} from './shared.ts';

/** What the groups of one business line have besides those of the others. */
interface GroupLine<Own extends Fields, Terms extends Fields, D extends Fields, L extends Fields> {
  readonly module: string;
  readonly title: Text;
  readonly businessLine: BusinessLine;
  /** The module of the products that belong to such groups, and their field that says so, if one does. */
  readonly products: { readonly module: string; readonly field?: string };
  /** The module of the rates of branches for such groups. */
  readonly rates: string;
  /** The module of the promos for such groups. */
  readonly promos: string;
  /** The module of the schemes for such groups. */
  readonly schemes?: string;
  /** Further fields that core says. */
  readonly own: Own;
  /** Further terms, which a second person decides. */
  readonly terms: Terms;
  readonly derived: D;
  readonly filters: L;
  /** Columns of the list behind the parent. */
  readonly columns: readonly ((keyof Own | keyof Terms | keyof D) & string)[];
  readonly titles: Readonly<Record<(keyof Own | keyof Terms | keyof D) & string, Text>>;
  readonly rules?: readonly { check(values: ValuesOf<Own>): readonly FieldError[] }['check'][];
  readonly errors: Resource['errors'];
}

/** Groups of products of one business line: the same for all three but what is given (docs/model/products.md). */
export function groupResource<
  const Own extends Fields,
  const Terms extends Fields,
  const D extends Fields,
  const L extends Fields,
>({
  module,
  title,
  businessLine,
  products,
  rates,
  promos,
  schemes,
  own,
  terms,
  derived,
  filters,
  columns,
  titles,
  rules,
  errors,
}: GroupLine<Own, Terms, D, L>) {
  const lobId = reference(linesOfBusiness, { lovParameters: { businessLine } });
  const termNames = [...groupTermNames, ...Object.keys(terms)];
  return defineResource({
    module,
    title,
    masterData: { group: 'PRODUCT', line: businessLine },
    titles: { ...groupTitles, ...groupCountTitles, ...titles } as never,
    label: 'name',
    choice: { code: 'groupCode', name: 'name' },
    coreFed: { key: 'groupCode', staffHolds: [...shownGroupNames, ...termNames] as never },
    volume: 60,
    fourEyes: true,
    approvedBy: 'above-branch',
    awaitsApproval: (change) => changesAny(termNames, change),
    fields: {
      ...fedGroupFields(businessLine),
      parentId: reference({ module, path: module, title }, { required: false }),
      ...own,
      ...shownGroupFields,
      ...groupTerms,
      ...terms,
    },
    derived: { ...groupCounts(), ...derived },
    list: {
      filters: { lobId, parentId: reference({ module, path: module, title }), ...filters, status: recordStatus() },
      sorts: ['lobId', 'sequence', 'groupCode', 'name'] as never,
      defaultSort: ['lobId,asc', 'sequence,asc'] as never,
      search: ['groupCode', 'name'] as never,
      columns: [
        'groupCode',
        'name',
        'lobId',
        'parentId',
        ...columns,
        'productCount',
        'tenorMax',
        'dpMinPct',
        'insuranceCoverage',
        'published',
        'status',
      ] as never,
    },
    lov: { lobId },
    ...(rules ? { rules: rules as never } : {}),
    usedBy: {
      [module]: { field: 'parentId', prevents: ['deactivate'] },
      [products.module]: { ...(products.field ? { field: products.field } : {}), prevents: ['deactivate'] },
      [rates]: { prevents: ['deactivate'] },
      // Promos that run.
      [promos]: { prevents: ['deactivate'] },
      // A scheme may name a group that is no longer sold.
      ...(schemes ? { [schemes]: { field: 'productGroupIds', prevents: [] } } : {}),
    },
    operations: groupOperations,
    errors: { ...groupRefusals, ...errors },
  });
}
