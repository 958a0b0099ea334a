import { aboutCalls, aboutDocument, aboutVersions, textsToAcceptAgain } from '@console/contracts/promos-products/about';
import { versionStates } from '@console/contracts/promos-products/content/versions';
import type { Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { fileAnswer } from '../../platform/files/stored-file.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { keptAnswer } from '../content/kept-answer.ts';
import { serveContent } from '../content/module.ts';
import type { ContentStore, NewVersion } from '../content/store.ts';
import { aboutDefinition } from './definition.ts';
import { publicAbout } from './published.ts';

const waits = versionStates.find(({ value }) => value === 'WAITING')!.title;

/** Stores since which version members must have accepted each legal text. */
async function keepConsents(tx: Tx, { id, versionNo, live, liveNo, content }: NewVersion): Promise<void> {
  const before = await tx
    .selectFrom('about_version')
    .select('consents')
    .where('version_no', '=', liveNo ?? 0)
    .executeTakeFirst();
  const renewed = textsToAcceptAgain(live, content).map(({ kind }) => [kind, versionNo]);
  const consents = { ...before?.consents, ...(Object.fromEntries(renewed) as object) };
  await tx
    .updateTable('about_version')
    .set({ consents: JSON.stringify(consents) })
    .where('id', '=', id)
    .execute();
}

const store: ContentStore = {
  document: aboutDocument,
  table: 'about_version',
  needsSecondPerson: (live, content) => textsToAcceptAgain(live, content).length > 0,
  afterVersion: keepConsents,
};

/** The About text of the site and apps (docs/model/promos-products.md#about). */
export const aboutTextModule: Module = (app) => {
  const { services } = app;
  const live = keptAnswer(services.now, () => publicAbout(services.db, services.now()));
  const registered = registerResource(
    app,
    aboutVersions,
    aboutDefinition(() => live.clear()),
  );
  serveContent(app, store, aboutCalls, () => live.clear());
  serve(app, aboutCalls.published, async () => {
    const about = await live.read();
    if (!about) throw notFound();
    return about;
  });
  serve(app, aboutCalls.publishedImage, async ({ parameters: { fileId = '' } }) => {
    const about = await live.read();
    if (!isUuid(fileId) || !about?.sections.some(({ image }) => image === fileId)) throw notFound();
    return fileAnswer(services, fileId);
  });
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['WAITING'],
      since: 'created_at',
      step: () => waits,
      decisions: { approve: byCall(aboutCalls.approve), reject: byCall(aboutCalls.reject) },
    }),
  );
};
