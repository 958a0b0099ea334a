import type { FieldError } from '@console/contracts/core/errors';
import type { Field, ImagesRule } from '@console/contracts/core/fields';
import type { Content, ContentDocument } from '@console/contracts/promos-products/content/document';
import { sizeText } from '@console/contracts/platform/files';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { dropFiles, lockFile, nameFiles } from '../../platform/files/claim.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { documentId, type ContentStore } from './store.ts';

/** Milliseconds for which a picture that no text names is kept. */
const unnamedForMs = 24 * 3_600_000;

interface PlacedPicture {
  readonly fileId: string;
  readonly field: string;
  readonly rule: ImagesRule;
}

const ruleOf = ({ image, images }: Field): ImagesRule | undefined => image ?? images;

/** The pictures of a content with their places. */
export function picturesOf({ parts }: ContentDocument, content: Content): readonly PlacedPicture[] {
  return Object.entries(parts).flatMap(([name, { fields }]) =>
    (content[name] ?? []).flatMap((entry, at) =>
      Object.entries(fields).flatMap(([field, declared]) => {
        const rule = ruleOf(declared);
        const ids = rule ? [entry[field] ?? []].flat().filter((id) => typeof id === 'string') : [];
        return ids.map((fileId) => ({ fileId, field: `${name}[${at}].${field}`, rule: rule! }));
      }),
    ),
  );
}

/**
 * Makes the pictures that a draft names for the first time its own.
 * @throws Refusal VALIDATION for a picture of somebody else, or one that does not fit
 */
export async function claimPictures(
  tx: Tx,
  store: ContentStore,
  { before, after, username }: { readonly before: Content; readonly after: Content; readonly username: string },
): Promise<void> {
  const known = new Set(picturesOf(store.document, before).map(({ fileId }) => fileId));
  const added = picturesOf(store.document, after).filter(({ fileId }) => !known.has(fileId));
  const owner = documentId(store);
  const errors: FieldError[] = [];
  for (const { fileId, field, rule } of added) {
    const file = await lockFile(tx, fileId);
    const isFree = file?.record_id === null ? file.uploaded_by === username : file?.record_id === owner;
    if (!file || file.module !== store.document.module || !isFree) errors.push({ field, code: 'NOT_FOUND' });
    else if (!rule.types.includes(file.type))
      errors.push({ field, code: 'FILE_TYPE', parameters: { kinds: rule.types.join(', ') } });
    else if (file.size > rule.maximumBytes)
      errors.push({ field, code: 'FILE_TOO_LARGE', parameters: { limit: sizeText(rule.maximumBytes) } });
  }
  if (errors.length > 0) throw invalid(...errors);
  await nameFiles(
    tx,
    added.map(({ fileId }) => fileId),
    owner,
  );
}

/** Releases the pictures of a document that neither its draft nor a version names. */
export async function releasePictures(tx: Tx, store: ContentStore, now: Date): Promise<void> {
  const owner = documentId(store);
  const { rows } = await sql<{ id: string }>`select f.id from stored_file_view f where f.record_id = ${owner}
    and not exists (select from content_draft d where d.module = ${store.document.module}
      and position(f.id::text in d.content::text) > 0)
    and not exists (select from ${sql.table(store.table)} v where position(f.id::text in v.content::text) > 0)`.execute(
    tx,
  );
  await dropFiles(
    tx,
    rows.map(({ id }) => id),
    new Date(now.getTime() + unnamedForMs),
  );
}

/** Whether a stored file is a picture of this content. */
export const hasPicture = (document: ContentDocument, content: Content | undefined, fileId: string): boolean =>
  content !== undefined && picturesOf(document, content).some((picture) => picture.fileId === fileId);
