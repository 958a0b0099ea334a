import type { ListQuery } from '@console/api';

/** The rows from which a record was opened: one page of a list, and how to read its neighbours. */
export interface Walk {
  readonly ids: readonly string[];
  readonly query: ListQuery & { readonly page: number; readonly size: number };
  readonly total: number;
  readonly path: (record: { readonly secureId: string }) => string;
}

/** The last shown page of each list. It lives as long as the document: after a reload the list is asked again. */
const walks = new Map<string, Walk>();

/** Keeps the page that a list shows. */
export const keepWalk = (module: string, walk: Walk): void => void walks.set(module, walk);

/**
 * The filters and search of a list as it was shown last in this document; empty when it was not shown.
 * @example
 * send({ body: { filter: shownFilter('customer-confirmation') } });
 */
export function shownFilter(module: string): Readonly<Record<string, unknown>> {
  const { page: _page, size: _size, sort: _sort, ...filter } = (walks.get(module)?.query ?? {}) as ListQuery;
  return filter;
}

/** Where a record stands in the list that it was opened from; undefined for one that was reached otherwise. */
export function placeIn(module: string, secureId: string) {
  const walk = walks.get(module);
  const at = walk?.ids.indexOf(secureId) ?? -1;
  if (!walk || at < 0) return undefined;
  const before = (walk.query.page - 1) * walk.query.size;
  return { walk, at, number: before + at + 1, total: walk.total };
}

/** The neighbour's page and index, when the list has one. */
export function neighbour({ walk, at, number, total }: NonNullable<ReturnType<typeof placeIn>>, step: -1 | 1) {
  if (number + step < 1 || number + step > total) return undefined;
  const id = walk.ids[at + step];
  return id === undefined ? { page: walk.query.page + step } : { id };
}
