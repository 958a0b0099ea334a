import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { paragraph } from '../../core/fields.ts';
import { draftSchema, type Content, type ContentDocument } from './document.ts';

/** The note of a publication. */
export const publishNote = paragraph({ minimum: 5, maximum: 255 });

const state = z.enum(['WAITING', 'APPROVED']);
export type PublishState = z.infer<typeof state>;

/** The one draft of a document. */
export interface ContentDraft {
  /** Increases with each save; 0 before the first one. */
  readonly version: number;
  readonly content: Content;
  /** Number of the version that is public; null before the first publication. */
  readonly liveNo: number | null;
  /** What is public now, to compare with. */
  readonly live: Content | null;
  readonly updatedBy: string | null;
  readonly updatedAt: string | null;
  /** Everybody who shaped the draft since the last publication. */
  readonly editors: readonly string[];
}

/** A version with its text. */
export interface VersionContent {
  readonly versionNo: number;
  readonly content: Content;
}

/** A link of a document that did not answer. */
export interface BrokenLink {
  readonly href: string;
  /** Names of the entries that have it. */
  readonly entries: readonly string[];
}

const draftOf = (content: z.ZodMiniType<Content>): z.ZodMiniType<ContentDraft> =>
  z.object({
    version: z.int(),
    content,
    liveNo: z.nullable(z.int()),
    live: z.nullable(content),
    updatedBy: z.nullable(z.string()),
    updatedAt: z.nullable(z.string()),
    editors: z.array(z.string()),
  });

/**
 * The calls of a document: its draft, its publication and its versions.
 * @example
 * const calls = contentCalls(faqDocument, []);
 */
export function contentCalls(document: ContentDocument, publishErrors: readonly string[]) {
  const { module } = document;
  const title = document.title.en;
  const privilege = `${module}:browse`;
  const content = draftSchema(document);
  const draft = draftOf(content);
  const view = { privilege, action: 'view' } as const;
  const update = { privilege, action: 'update' } as const;
  const stale = ['STALE_VERSION'];
  return {
    draft: call({
      name: `${module}.draft`,
      method: 'GET',
      base: 'middle',
      path: `${module}/draft`,
      access: view,
      summary: `${title}: the draft, and what is public`,
      result: draft,
    }),
    saveDraft: call({
      name: `${module}.save-draft`,
      audit: 'UPDATE',
      method: 'PUT',
      base: 'middle',
      path: `${module}/draft`,
      access: update,
      summary: `${title}: stores the whole draft`,
      body: z.object({ version: z.int(), content }),
      result: draft,
      errors: [...stale, 'IN_USE'],
    }),
    discardDraft: call({
      name: `${module}.discard-draft`,
      audit: 'UNDO',
      method: 'PUT',
      base: 'middle',
      path: `${module}/draft/discard`,
      access: update,
      summary: `${title}: the draft becomes what is public`,
      body: z.object({ version: z.int() }),
      result: draft,
      errors: stale,
    }),
    links: call({
      name: `${module}.links`,
      audit: 'VERIFY',
      method: 'GET',
      base: 'middle',
      path: `${module}/links`,
      access: update,
      summary: `${title}: links of the draft that do not answer`,
      result: z.array(z.object({ href: z.string(), entries: z.array(z.string()) })),
    }),
    publish: call({
      name: `${module}.publish`,
      method: 'POST',
      base: 'middle',
      path: `${module}/publish`,
      access: update,
      summary: `${title}: the draft becomes a numbered version`,
      idempotent: true,
      body: z.object({ version: z.int(), note: z.string() }),
      result: z.object({ secureId: z.uuid(), versionNo: z.int(), state }),
      errors: [...stale, 'NOTHING_TO_PUBLISH', 'CHANGE_PENDING', ...publishErrors],
    }),
    content: call({
      name: `${module}.content`,
      method: 'GET',
      base: 'middle',
      path: `${module}/version/{secureId}/content`,
      access: view,
      summary: `${title}: the text of a version`,
      result: z.object({ versionNo: z.int(), content }),
    }),
    restore: call({
      name: `${module}.restore`,
      audit: 'RESTORE_VERSION',
      method: 'PUT',
      base: 'middle',
      path: `${module}/version/{no}/restore`,
      access: update,
      summary: `${title}: copies a version into the draft`,
      body: z.object({ version: z.int() }),
      result: draft,
      errors: stale,
    }),
  } as const;
}

/** The calls of any document. */
export type ContentCalls = ReturnType<typeof contentCalls>;
