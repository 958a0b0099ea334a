import { emptyContent, type Content } from '@console/contracts/promos-products/content/document';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { lockDraft, requireParents, writeDraft } from './draft.ts';
import { claimPictures } from './pictures.ts';
import { versionLabel } from './publish.ts';
import { cleaned, type ContentStore } from './store.ts';

interface Seen {
  readonly version: number;
}

const withEditors = (editors: readonly string[], ...usernames: readonly string[]) => [
  ...new Set([...editors, ...usernames]),
];

/**
 * Stores the whole draft, whether or not it may be published.
 * @throws Refusal STALE_VERSION with the draft as it is, IN_USE, VALIDATION for pictures
 */
export const saveDraft = (
  app: Application,
  store: ContentStore,
  context: Context<unknown, Seen & { readonly content: Content }>,
) =>
  app.services.db.transaction().execute(async (tx) => {
    const { document } = store;
    const { body, caller } = context;
    const before = await lockDraft(tx, store, body.version);
    const content = cleaned(document, body.content);
    requireParents(document, content);
    await claimPictures(tx, store, { before: before.content, after: content, username: caller.username });
    return writeDraft(tx, {
      store,
      before,
      content,
      editors: withEditors(before.editors, caller.username),
      actor: actorOf(context),
      now: app.services.now(),
      entry: { action: 'UPDATE', label: `${document.title.id} (draf)` },
    });
  });

/** Makes the draft what is public. @throws Refusal STALE_VERSION */
export const discardDraft = (app: Application, store: ContentStore, context: Context<unknown, Seen>) =>
  app.services.db.transaction().execute(async (tx) => {
    const before = await lockDraft(tx, store, context.body.version);
    return writeDraft(tx, {
      store,
      before,
      content: before.live ?? emptyContent(store.document),
      editors: [],
      actor: actorOf(context),
      now: app.services.now(),
      entry: { action: 'UNDO', label: `${store.document.title.id} (draf)` },
    });
  });

/** Copies a version into the draft. @throws Refusal STALE_VERSION, NOT_FOUND */
export const restoreVersion = (app: Application, store: ContentStore, context: Context<unknown, Seen>) =>
  app.services.db.transaction().execute(async (tx) => {
    const { parameters, body, caller } = context;
    const no = /^\d{1,7}$/.test(parameters['no'] ?? '') ? Number(parameters['no']) : 0;
    const version = await tx
      .selectFrom(store.table)
      .select(['version_no', 'content', 'editors'])
      .where('version_no', '=', no)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!version) throw notFound();
    const before = await lockDraft(tx, store, body.version);
    return writeDraft(tx, {
      store,
      before,
      content: cleaned(store.document, version.content),
      // Who shaped the version has shaped what is published of it.
      editors: withEditors(before.editors, ...version.editors, caller.username),
      actor: actorOf(context),
      now: app.services.now(),
      entry: { action: 'RESTORE_VERSION', label: versionLabel(version.version_no) },
    });
  });
