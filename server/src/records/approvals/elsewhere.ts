import type { Elsewhere, WaitingElsewhere } from '@console/contracts/core/elsewhere';
import { placeFields } from '@console/contracts/core/resource';
import { changePageSize } from '@console/contracts/platform/approvals';
import { sql, type RawBuilder } from 'kysely';
import { withConsequences } from '../changes/consequences.ts';
import type { FindElsewhere } from '../changes/elsewhere.ts';
import { gistsFor } from '../changes/gist.ts';
import { standsAlone } from '../changes/batch.ts';
import { changesByIds } from '../changes/lists.ts';
import { pagesOfChanges } from '../changes/page-of-change.ts';
import { visibleIn } from '../changes/visible-changes.ts';
import { resourcesOf } from '../resource/registered.ts';
import { documentsOf } from './decide.ts';
import { warningsOfDocuments } from './of-source.ts';
import { approvalSources } from './source.ts';

/**
 * What waits in the lists below one, and the documents and files of both: all that has its privilege. A list whose
 * address names another record has none.
 */
export const waitingElsewhere: FindElsewhere = async (app, { resource }, { reader, isWarned }): Promise<Elsewhere> => {
  const { caller } = reader;
  const { db } = app.services;
  if (placeFields(resource).length > 0) return { rows: [], total: 0 };
  const below = [...resourcesOf(app).values()].filter(
    ({ resource: { fourEyes, privilege, module } }) =>
      fourEyes && privilege === resource.privilege && module !== resource.module,
  );
  const parts: RawBuilder<unknown>[] = [
    ...below.map(
      (registered) => sql`select c.id, c.made_at as at, false as is_document from change_request c
        where c.state = 'PENDING' and ${standsAlone} and ${visibleIn(registered, caller)}`,
    ),
    ...approvalSources(app)
      .filter(({ privilege }) => privilege === resource.privilege)
      .map((source) => sql`select d.id, d.at, true as is_document from (${source.select(caller, 'waiting')}) d`),
  ];
  if (parts.length === 0) return { rows: [], total: 0 };
  const { rows: found } = await sql<{ id: string; is_document: boolean; total: number }>`
    select w.id, w.is_document, (count(*) over ())::int as total from (${sql.join(parts, sql` union all `)}) w
    order by w.at desc, w.id limit ${changePageSize}`.execute(db);
  const idsOf = (isDocument: boolean) => found.filter((row) => row.is_document === isDocument).map(({ id }) => id);
  const rows = new Map<string, WaitingElsewhere>();
  const stored = await changesByIds(app, idsOf(false), caller);
  const changes = isWarned ? await withConsequences(app, reader, stored, { isOpened: false }) : stored;
  const pages = await pagesOfChanges(app, changes);
  const gists = await gistsFor(app, changes, caller);
  for (const change of changes) {
    const { secureId, module, recordLabel: label, makerName, maker, madeAt, action, expiresAt, batch } = change;
    const title = resourcesOf(app).get(module)!.resource.title;
    rows.set(secureId, {
      secureId,
      title,
      label,
      makerName,
      maker,
      madeAt,
      page: pages.get(secureId)!,
      action,
      count: batch?.count ?? null,
      gist: gists.get(secureId) ?? [],
      expiresAt,
      warnings: isWarned ? (change.warnings?.length ?? 0) : null,
    });
  }
  const documents = [...(await documentsOf(app, caller, idsOf(true), ['waiting'])).values()];
  const warned = isWarned ? await warningsOfDocuments(db, documents) : null;
  for (const { source, document } of documents) {
    const { id, label, by, page } = document;
    rows.set(id, {
      secureId: id,
      title: source.title,
      label,
      makerName: by.name,
      maker: by.username,
      madeAt: by.at,
      page,
      action: 'decide',
      count: null,
      gist: [],
      expiresAt: null,
      warnings: warned && (warned.get(id)?.length ?? 0),
    });
  }
  return { rows: found.flatMap(({ id }) => rows.get(id) ?? []), total: found[0]?.total ?? 0 };
};
