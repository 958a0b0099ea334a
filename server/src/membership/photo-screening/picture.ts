import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { watermarked } from '../../platform/files/drawing/watermark.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { FileAnswer } from '../../platform/http/answer.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { comparedTypes, photoOf, requireTaken } from './locked.ts';
import { openPhoto, sawPicture } from './opening.ts';

/**
 * The picture of a taken photo, or of another photo of its member, with the screener's name and the time on it.
 * @throws Refusal NOT_FOUND, ALREADY_DECIDED, CLAIM_EXPIRED, FORBIDDEN; BudgetRefusal PHOTO_UNDECIDED_LIMIT
 */
export async function answerPicture(
  services: Services,
  registered: RegisteredResource,
  context: Context<unknown, { readonly of?: string | undefined }>,
): Promise<FileAnswer> {
  const { caller, body, parameters } = context;
  const { db } = services;
  const at = services.now();
  const { photo } = await photoOf(db, registered, parameters['secureId'] ?? '', caller);
  await requireTaken(db, photo, caller, at);
  const shown = await db
    .selectFrom('photo_screening')
    .select(['id', 'file_id'])
    .where('id', '=', body.of ?? photo.id)
    .where('member_id', '=', photo.member_id)
    .where('document_type', 'in', comparedTypes(photo))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!shown) throw notFound();
  const picture = await buffer(await fileStoreOf(services).open(shown.file_id));
  await db.transaction().execute(async (tx) => {
    await openPhoto(tx, photo, context, at);
    await sawPicture(tx, photo, context, shown.id, at);
  });
  const marked = await watermarked(picture, `${caller.username} ${toWireInstant(at).slice(0, 16).replace('T', ' ')}`);
  return new FileAnswer(Readable.from([marked]), {
    name: `${photo.document_type}.webp`,
    type: 'image/webp',
    disposition: 'inline',
    headers: { 'cache-control': 'no-store', 'content-length': String(marked.length) },
  });
}
