import type { ContentDraft } from '@console/contracts/promos-products/content/calls';
import { changesBetween, type EntryChange } from '@console/contracts/promos-products/content/changes';
import {
  emptyContent,
  type Content,
  type ContentDocument,
  type Entry,
} from '@console/contracts/promos-products/content/document';
import { plainTextOf } from '@console/contracts/core/rich-text';
import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Change } from '../../platform/audit/differences.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staleState } from '../../platform/http/stale-version.ts';
import { documentId, type ContentStore } from './store.ts';

/** The version that is public, or undefined before the first one. */
export const liveVersion = (db: Db | Tx, { table }: Pick<ContentStore, 'table'>) =>
  db
    .selectFrom(table)
    .select(['id', 'version_no', 'content', 'created_at', 'decided_at'])
    .where('state', '=', 'APPROVED')
    .where('deleted_at', 'is', null)
    .orderBy('version_no', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The draft of a document, and what is public. */
export async function readDraft(db: Db | Tx, store: ContentStore): Promise<ContentDraft> {
  const { module } = store.document;
  const [draft, live] = [
    await db.selectFrom('content_draft').selectAll().where('module', '=', module).executeTakeFirst(),
    await liveVersion(db, store),
  ];
  return {
    version: draft?.version ?? 0,
    content: draft?.content ?? live?.content ?? emptyContent(store.document),
    liveNo: live?.version_no ?? null,
    live: live?.content ?? null,
    updatedBy: draft?.updated_by ?? null,
    updatedAt: draft?.updated_at ?? null,
    editors: draft?.editors ?? [],
  };
}

/**
 * The draft, locked until the end of the transaction.
 * @throws Refusal STALE_VERSION with the draft as it is, when the caller saw another one
 */
export async function lockDraft(tx: Tx, store: ContentStore, seen: number): Promise<ContentDraft> {
  await lockByName(tx, `content ${store.document.module}`);
  const draft = await readDraft(tx, store);
  if (draft.version !== seen) throw staleState(draft);
  return draft;
}

/** Refuses entries whose parent is gone. @throws Refusal IN_USE */
export function requireParents({ module, parts }: ContentDocument, content: Content): void {
  for (const [name, { within }] of Object.entries(parts)) {
    if (within === undefined) continue;
    const parents = new Set((content[within] ?? []).map(({ id }) => id));
    const orphans = (content[name] ?? []).filter(({ parentId }) => !parents.has(parentId ?? ''));
    if (orphans.length > 0)
      throw new Refusal('IN_USE', { result: { referencedBy: [{ module, count: orphans.length }] } });
  }
}

function inWords({ fields }: ContentDocument['parts'][string], entry: Entry | null): string | null {
  if (!entry) return null;
  const words = Object.entries(fields).map(([name, { kind }]) => {
    const value = entry[name];
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'string' ? (kind === 'richText' ? plainTextOf(value) : value) : value === true ? name : '';
  });
  return withoutPersonalNumbers(words.filter((word) => word !== '').join('\n'));
}

/** The entries that differ, each as a line of the audit entry. */
export const auditedChanges = (document: ContentDocument, changes: readonly EntryChange[]): Change[] =>
  changes.map(({ part, before, after }) => ({
    field: part,
    before: inWords(document.parts[part]!, before),
    after: inWords(document.parts[part]!, after),
  }));

interface DraftWrite {
  readonly store: ContentStore;
  readonly before: ContentDraft;
  readonly content: Content;
  readonly editors: readonly string[];
  readonly actor: Actor;
  readonly now: Date;
  /** Verb and label of the audit entry; none is written without them. */
  readonly entry?: { readonly action: string; readonly label: string };
}

/** Stores the next version of a draft, with its audit entry. @returns the draft as it is now */
export async function writeDraft(tx: Tx, write: DraftWrite): Promise<ContentDraft> {
  const { store, before, content, editors, actor, now, entry } = write;
  const { module } = store.document;
  const row = {
    version: before.version + 1,
    content: JSON.stringify(content),
    editors: [...editors],
    updated_by: actor.username,
    updated_at: now,
  };
  await tx
    .insertInto('content_draft')
    .values({ module, ...row })
    .onConflict((conflict) => conflict.column('module').doUpdateSet(row))
    .execute();
  if (entry)
    await recordEntry(tx, {
      actor,
      module,
      action: entry.action,
      entityId: documentId(store),
      entityLabel: entry.label,
      changes: auditedChanges(store.document, changesBetween(store.document, before.content, content)),
      at: now,
    });
  return readDraft(tx, store);
}
