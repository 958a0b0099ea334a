import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileKind, StoredFile } from '@console/contracts/platform/files';
import type { Upload } from '../context.ts';
import { FileAnswer } from '../http/answer.ts';
import { notFound } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { checkContent } from './content/content.ts';
import { fittingName } from './content/fitting-name.ts';
import { DirectoryStore, type FileStore } from './store.ts';

const stores = new WeakMap<object, FileStore>();
const unnamedForMs = 24 * 3_600_000;

/**
 * The file store of the running program.
 * @example await fileStoreOf(services).remove(fileId);
 */
export function fileStoreOf({ configuration }: Pick<Services, 'configuration'>): FileStore {
  const known = stores.get(configuration) ?? new DirectoryStore(path.join(configuration.dataDirectory, 'files'));
  stores.set(configuration, known);
  return known;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export interface KeepOptions {
  readonly upload: Upload;
  readonly kind: FileKind;
  readonly module: string;
  readonly username: string;
}

/**
 * Keeps an upload for 24 hours, or until a record references it.
 * @throws FileFault when it is not of the kind.
 */
export async function keepUpload(
  services: Services,
  { upload, kind, module, username }: KeepOptions,
): Promise<StoredFile> {
  const content = await checkContent(upload.path, kind);
  // Pictures have been re-encoded, so size and hash differ.
  const [{ size }, hash] = await Promise.all([stat(upload.path), kind === 'image' ? hashOf(upload.path) : upload.hash]);
  const fileId = randomUUID();
  const name = fittingName(upload.name, content.type);
  await fileStoreOf(services).take(fileId, upload.path);
  await services.db
    .insertInto('stored_file')
    .values({
      id: fileId,
      name,
      kind,
      module,
      size,
      hash,
      ...content,
      record_id: null,
      uploaded_by: username,
      uploaded_at: services.now(),
      expires_at: new Date(services.now().getTime() + unnamedForMs),
    })
    .execute();
  return { fileId, name, size, kind, ...content, url: `/api/direct/file/${fileId}` };
}

const shownInline = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'application/pdf']);

/**
 * A stored file as an answer. The caller checks who may see it.
 * @throws Refusal NOT_FOUND
 * @example return fileAnswer(app.services, design.photo_id);
 */
export async function fileAnswer(
  services: Pick<Services, 'db' | 'configuration'>,
  fileId: string,
): Promise<FileAnswer> {
  const file = await services.db.selectFrom('stored_file').selectAll().where('id', '=', fileId).executeTakeFirst();
  if (!file) throw notFound();
  return new FileAnswer(await fileStoreOf(services).open(fileId), {
    name: file.name,
    type: file.type,
    disposition: shownInline.has(file.type) ? 'inline' : 'attachment',
    headers: {
      'cache-control': 'private, no-store',
      'content-length': String(file.size),
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

/**
 * Deletes expired files; runs hourly.
 * @returns their number.
 */
export async function removeExpiredFiles(services: Services): Promise<number> {
  const rows = await services.db
    .deleteFrom('stored_file')
    .where('expires_at', '<', services.now().toISOString())
    .where('record_id', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of rows) await fileStoreOf(services).remove(id);
  return rows.length;
}
