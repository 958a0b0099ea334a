import type { ContentCalls } from '@console/contracts/promos-products/content/calls';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { fileOwners } from '../../records/files/owners.ts';
import { readDraft } from './draft.ts';
import { discardDraft, restoreVersion, saveDraft } from './edit.ts';
import { brokenLinks, linkProbes, linksOf } from './links.ts';
import { publish } from './publish.ts';
import { documentId, type ContentStore } from './store.ts';

/** Bytes of a draft: its largest part has 300 entries of 10,000 characters, of which few are that long. */
const bodyLimit = 4_000_000;

/**
 * Serves the draft of a document, its publication and its versions, and lets staff of the module see its pictures.
 * @param onPublished called after a version has become public
 */
export function serveContent(
  app: Application,
  store: ContentStore,
  calls: ContentCalls,
  onPublished: () => void,
): void {
  const { services } = app;
  const { document, table } = store;
  const privilege = `${document.module}:browse`;
  fileOwners(app).set(document.module, {
    maySee: async (recordId, caller) => recordId === documentId(store) && caller.can(privilege, 'view'),
    mayUpload: (caller) => caller.can(privilege, 'update'),
  });
  serve(app, calls.draft, ({ db }) => readDraft(db, store));
  serve(app, calls.saveDraft, (context) => saveDraft(app, store, context), { bodyLimit });
  serve(app, calls.discardDraft, (context) => discardDraft(app, store, context));
  serve(app, calls.links, async ({ db }) =>
    brokenLinks(
      services.configuration,
      linkProbes(app).isThere,
      linksOf(document, (await readDraft(db, store)).content),
    ),
  );
  serve(app, calls.publish, async (context) => {
    const answer = await publish(app, store, context);
    onPublished();
    return answer;
  });
  serve(app, calls.content, async ({ db, parameters: { secureId = '' } }) => {
    const version = isUuid(secureId)
      ? await db
          .selectFrom(table)
          .select(['version_no', 'content'])
          .where('id', '=', secureId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : undefined;
    if (!version) throw notFound();
    return { versionNo: version.version_no, content: version.content };
  });
  serve(app, calls.restore, (context) => restoreVersion(app, store, context));
}
