import { isBounded } from '../conditions/operators.ts';
import type { Field, FieldKind } from '../field.ts';
import type { Resource } from './declaration.ts';

const ordered: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'code',
  'digits',
  'integer',
  'decimal',
  'percent',
  'money',
  'flag',
  'choice',
  'date',
  'instant',
]);

/** Whether rows may stand in the order of a field: personal data and what branches do not see would show in it. */
const isOrdered = ({ kind, target, personal, notForBranches }: Field): boolean =>
  !personal && !notForBranches && (ordered.has(kind) || (kind === 'reference' && target !== undefined));

/**
 * What a list may be sorted by: what the contract says, and in a list that is read whole every stored field that has an
 * order. A longer one needs an index for each.
 * @example
 * sortsOf({ ...mras, list: { defaultSort: ['mraCode,asc'] } }); // ['mraCode', 'status', 'name', …]
 */
export function sortsOf({
  fields,
  status,
  volume,
  operations,
  calls,
  list,
}: Pick<Resource, 'fields' | 'status' | 'volume' | 'operations' | 'calls'> & {
  readonly list: Partial<Pick<Resource['list'], 'sorts' | 'large'>> & Pick<Resource['list'], 'defaultSort'>;
}): readonly string[] {
  const stated = list.sorts ?? list.defaultSort.map((sort) => sort.split(',')[0]!);
  // A module that serves its list itself sorts it itself.
  const isOwn = Object.hasOwn(calls, 'list') || !operations.includes('list');
  if (isOwn || !isBounded({ volume, large: list.large })) return stated;
  return [
    ...new Set([
      ...stated,
      ...(status ? ['status'] : []),
      ...Object.keys(fields).filter((name) => isOrdered(fields[name]!)),
      'createdAt',
      'updatedAt',
    ]),
  ];
}
