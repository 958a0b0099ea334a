import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller, Context } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { watermarked } from '../../platform/files/drawing/watermark.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { FileAnswer } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Services } from '../../platform/services.ts';
import { labelOf } from '../resource/label.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';

/** Who looked at a picture of a person is in the audit trail of its record. */
export async function recordOpening(
  { services }: Application,
  context: Context,
  { registered, record }: { readonly registered: RegisteredResource; readonly record: Row },
): Promise<void> {
  const { db, now } = services;
  await db.transaction().execute((tx) =>
    recordEntry(tx, {
      actor: actorOf(context),
      module: registered.resource.module,
      action: 'OPEN_PHOTO',
      entityId: record.secureId,
      entityLabel: labelOf(registered, record),
      changes: [],
      reason: null,
      at: now(),
    }),
  );
}

/** A picture with the name of who looks at it, and when, written over it. */
export async function watermarkedAnswer(
  services: Pick<Services, 'configuration' | 'now'>,
  fileId: string,
  { username }: Caller,
): Promise<FileAnswer> {
  const picture = await buffer(await fileStoreOf(services).open(fileId));
  const at = toWireInstant(services.now()).slice(0, 16).replace('T', ' ');
  const marked = await watermarked(picture, `${username} ${at}`);
  return new FileAnswer(Readable.from([marked]), {
    name: 'foto.webp',
    type: 'image/webp',
    disposition: 'inline',
    headers: { 'cache-control': 'no-store', 'content-length': String(marked.length) },
  });
}
