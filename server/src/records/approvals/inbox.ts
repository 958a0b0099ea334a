import { changePageSize, type ApprovalRow } from '@console/contracts/platform/approvals';
import type { ChangeRequest } from '@console/contracts/core/changes';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { changesByIds, changesToList, type InboxQuery } from '../changes/lists.ts';
import { documentsOf } from './decide.ts';
import { documentRows } from './row.ts';
import { approvalSources, type Which } from './source.ts';

/** Documents have no claims, and leave the list when they are decided. */
const listsDocuments = ({ state, claimed }: InboxQuery): boolean =>
  (state === undefined || state.includes('PENDING')) && (claimed === undefined || claimed === 'none');

function documentsToList(app: Application, query: InboxQuery, caller: Caller): RawBuilder<unknown>[] {
  if (!listsDocuments(query)) return [];
  const boxes: Which[] = query.box === undefined ? ['decide', 'made'] : [query.box];
  return approvalSources(app).flatMap((source, at) =>
    query.module !== undefined && source.module !== query.module
      ? []
      : boxes
          .filter((box) => box === 'made' || source.appliesTo(caller))
          .map((box) => sql`select d.id, d.at, ${at}::int as source from (${source.select(caller, box)}) d`),
  );
}

export interface InboxPage {
  readonly rows: ApprovalRow[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

/**
 * One page of all that waits for the caller, or that the caller asked for: changes of records, and documents.
 * @param shown a change as it is answered
 */
export async function inboxOf(
  app: Application,
  query: InboxQuery,
  caller: Caller,
  shown: (changes: readonly ChangeRequest[]) => Promise<readonly ApprovalRow[]>,
): Promise<InboxPage> {
  const { db } = app.services;
  const { page = 1, order = 'newest' } = query;
  const listed = sql`(${sql.join(
    [changesToList(app, query, caller), ...documentsToList(app, query, caller)],
    sql` union all `,
  )}) w`;
  const { rows: wanted } = await sql<{ id: string; source: number | null }>`
    select w.id, w.source from ${listed} order by w.at ${sql.raw(order === 'newest' ? 'desc' : 'asc')}, w.id
    limit ${changePageSize} offset ${(page - 1) * changePageSize}`.execute(db);
  const {
    rows: [counted],
  } = await sql<{ total: number }>`select count(*) as total from ${listed}`.execute(db);
  const changesOnPage = wanted.filter(({ source }) => source === null).map(({ id }) => id);
  const documentsOnPage = wanted.flatMap(({ id, source }) => (source === null ? [] : [{ id, source }]));
  const changes = await shown(await changesByIds(app, changesOnPage, caller));
  const documents = await documentsOf(
    app,
    caller,
    documentsOnPage.map(({ id }) => id),
    ['decide', 'made'],
    new Set(documentsOnPage.map(({ source }) => source)),
  );
  const rows = new Map(changes.map((row) => [row.secureId, row]));
  for (const row of await documentRows(app, [...documents.values()], caller)) rows.set(row.secureId, row);
  return {
    rows: wanted.flatMap(({ id }) => rows.get(id) ?? []),
    total: counted?.total ?? 0,
    page,
    size: changePageSize,
  };
}
