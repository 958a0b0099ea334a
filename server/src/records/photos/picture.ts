import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { watermarked } from '../../platform/files/drawing/watermark.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { FileAnswer } from '../../platform/http/answer.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { photoOf, requireTaken, type Served } from './locked.ts';
import { openPhoto, sawPicture } from './opening.ts';

/**
 * The picture of a taken photo, or of another photo that stands beside it, with the screener's name and the time on it.
 * @throws Refusal NOT_FOUND, ALREADY_DECIDED, CLAIM_EXPIRED, FORBIDDEN; BudgetRefusal PHOTO_UNDECIDED_LIMIT
 */
export async function answerPicture(
  services: Services,
  served: Served,
  context: Context<unknown, { readonly of?: string | undefined }>,
): Promise<FileAnswer> {
  const { caller, body, parameters } = context;
  const { db } = services;
  const at = services.now();
  const { kind } = served;
  const { photo } = await photoOf(db, served, parameters['secureId'] ?? '', caller);
  await requireTaken(db, kind, photo, caller, at);
  const subject = sql.ref(kind.subject);
  const { rows } = await sql<{ id: string; file_id: string }>`select id, file_id from ${sql.table(kind.table)}
    where id = ${body.of ?? photo.id} and ${subject} = ${photo[kind.subject]}
      and document_type = any(${served.kind.compared(photo)}) and deleted_at is null`.execute(db);
  const [shown] = rows;
  if (!shown) throw notFound();
  const picture = await buffer(await fileStoreOf(services).open(shown.file_id));
  await db.transaction().execute(async (tx) => {
    await openPhoto(tx, kind, photo, context, at);
    await sawPicture(tx, kind, photo, context, shown.id, at);
  });
  const marked = await watermarked(picture, `${caller.username} ${toWireInstant(at).slice(0, 16).replace('T', ' ')}`);
  return new FileAnswer(Readable.from([marked]), {
    name: `${photo.document_type}.webp`,
    type: 'image/webp',
    disposition: 'inline',
    headers: { 'cache-control': 'no-store', 'content-length': String(marked.length) },
  });
}
