import type { FirstCall, FirstCallKind } from '../first-call.ts';
import { takesSeveral } from '../list-address.ts';
import { pageSizes } from '../list-limits.ts';
import { isReadAudited } from './audited-reads.ts';
import { operationCall } from './calls.ts';
import type { Resource } from './declaration.ts';

/**
 * The first call of a page of a resource.
 * @example
 * firstCallOf(zipCodes, 'list'); // { path: 'zip-code', size: 10, fits: true, filters: ['status', …] }
 */
export function firstCallOf(resource: Resource, kind: FirstCallKind): FirstCall {
  const { base, path } = operationCall(resource, kind);
  const isAudited = kind === 'detail' ? isReadAudited(resource) : resource.auditsReads !== undefined;
  const called = { ...(base === 'middle' ? {} : { base }), path, ...(isAudited ? { audited: true as const } : {}) };
  if (kind === 'detail') return called;
  const { filters, size, tabs, needsFilter } = resource.list;
  const [first] = tabs?.of ?? [];
  return {
    ...called,
    ...(size === undefined ? { size: pageSizes[0], fits: true as const } : { size }),
    filters: Object.keys(filters),
    several: Object.keys(filters).filter((name) => takesSeveral(filters[name]!.kind)),
    ...(tabs && first ? { tab: { filter: tabs.filter, values: [...first.values] } } : {}),
    ...(needsFilter ? { needsFilter: true as const } : {}),
  };
}
