import type { ListQuery, Outcome } from '@console/api';

interface RowId {
  readonly secureId: string;
}

/** The rows from which a record was opened: one page of a list, and how to read its neighbours. */
export interface Walk {
  readonly ids: readonly string[];
  readonly query: ListQuery & { readonly page: number; readonly size: number };
  readonly total: number;
  readonly path: (record: RowId) => string;
}

/** A walk with the rows of further pages, read when it came to the end of those before. */
export interface ReadWalk extends Walk {
  /** The pages that were read, from the first to the last. */
  readonly firstPage: number;
  readonly lastPage: number;
  /** Records of the list before the first of `ids`. */
  readonly before: number;
}

/** The last shown page of each list. It lives as long as the document: after a reload the list is asked again. */
const walks = new Map<string, ReadWalk>();

/** Keeps the page that a list shows. */
export function keepWalk(module: string, walk: Walk): void {
  const { page, size } = walk.query;
  walks.set(module, { ...walk, firstPage: page, lastPage: page, before: (page - 1) * size });
}

/** Keeps a walk that {@link extendWalk} has read on. */
export const keepReadWalk = (module: string, walk: ReadWalk): void => void walks.set(module, walk);

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
  const index = walk?.ids.indexOf(secureId) ?? -1;
  if (!walk || index < 0) return undefined;
  return { walk, index, number: walk.before + index + 1, total: walk.total };
}

/** Whether the list has a neighbour, with its id where that is known. */
export function neighbour({ walk, index, number, total }: NonNullable<ReturnType<typeof placeIn>>, step: -1 | 1) {
  if (number + step < 1 || number + step > total) return undefined;
  return { id: walk.ids[index + step] };
}

type ReadPage = (page: number) => Promise<Outcome<{ readonly rows: readonly RowId[]; readonly total: number }>>;

/**
 * Adds the rows of the list before (-1) or after (1) those of the walk. Records that were worked on may have left the
 * filter and moved the others forward, so the rows after the walk are those that it has not had yet, from the page that
 * it read last on, not those of the next page.
 * @returns the walk as it is known now; with the same ids when the list has no more
 */
export async function extendWalk(walk: ReadWalk, step: -1 | 1, read: ReadPage): Promise<Outcome<ReadWalk>> {
  const had = new Set(walk.ids);
  const isNew = ({ secureId }: RowId) => !had.has(secureId);
  return step === 1 ? readAfter(walk, isNew, read) : readBefore(walk, isNew, read);
}

type IsNew = (row: RowId) => boolean;
const newIds = (rows: readonly RowId[], isNew: IsNew) => rows.filter(isNew).map(({ secureId }) => secureId);

async function readAfter(walk: ReadWalk, isNew: IsNew, read: ReadPage): Promise<Outcome<ReadWalk>> {
  const { size } = walk.query;
  let page = walk.lastPage;
  let answer = await read(page);
  // So many records have left that new ones may stand on a page further in front, too.
  while ('data' in answer && page > walk.firstPage && answer.data.rows.slice(0, 1).every(isNew)) {
    page -= 1;
    answer = await read(page);
  }
  while ('data' in answer) {
    const { rows, total } = answer.data;
    const ids = [...walk.ids, ...newIds(rows, isNew)];
    const rest = Math.max(0, total - ((page - 1) * size + rows.length));
    if (ids.length > walk.ids.length || rest === 0 || rows.length === 0)
      return { data: { ...walk, ids, lastPage: page, total: walk.before + ids.length + rest } };
    page += 1;
    answer = await read(page);
  }
  return answer;
}

async function readBefore(walk: ReadWalk, isNew: IsNew, read: ReadPage): Promise<Outcome<ReadWalk>> {
  const after = walk.total - walk.before - walk.ids.length;
  for (let page = walk.firstPage - 1; page >= 1; page -= 1) {
    const answer = await read(page);
    if ('error' in answer) return answer;
    const ids = [...newIds(answer.data.rows, isNew), ...walk.ids];
    const before = (page - 1) * walk.query.size;
    if (ids.length > walk.ids.length)
      return { data: { ...walk, ids, firstPage: page, before, total: before + ids.length + after } };
  }
  return { data: { ...walk, firstPage: 1, before: 0, total: walk.ids.length + after } };
}
