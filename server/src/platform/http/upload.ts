import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '../context.ts';
import { invalid, Refusal } from './refusal.ts';
import { makeFolder } from '../configuration/directory-mark.ts';

/** Largest file of any kind (docs/model/platform.md#file-uploads); each kind has its own lower limit. */
export const largestUploadBytes = 20 * 1024 * 1024;

export interface Received {
  readonly upload: Upload;
  /** The other parts of the body; repeated ones become arrays. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The sender's file name, without control characters and half surrogate pairs, which cannot be stored or displayed. */
const fileName = (given: string): string => given.toWellFormed().replace(/\p{Cc}/gu, ' ');

async function receiveFile(part: MultipartFile, directory: string): Promise<Upload> {
  const file = path.join(directory, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(part.file, measure, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated)
      throw new Refusal('FILE_TOO_LARGE', { parameters: { limit: `${largestUploadBytes / 1024 / 1024} MB` } });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { path: file, name: fileName(part.filename), type: part.mimetype, size, hash: hash.digest('hex') };
}

/**
 * Receives a multipart body with one `file`, streamed into the temporary directory; a dropped connection leaves no file
 * there.
 */
export async function receiveUpload(request: FastifyRequest, temporaryDirectory: string): Promise<Received> {
  if (!request.isMultipart()) throw new Refusal('MALFORMED');
  await makeFolder(temporaryDirectory);
  const fields: Record<string, unknown> = {};
  let upload: Upload | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        const before = fields[part.fieldname];
        fields[part.fieldname] = before === undefined ? part.value : [before, part.value].flat();
      } else if (part.fieldname === 'file' && !upload) upload = await receiveFile(part, temporaryDirectory);
      else throw new Refusal('MALFORMED');
    }
  } catch (error) {
    if (upload) await rm(upload.path, { force: true });
    throw error;
  }
  if (!upload) throw invalid({ field: 'file', code: 'REQUIRED' });
  return { upload, fields };
}
