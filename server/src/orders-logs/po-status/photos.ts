import type { PoLine, poStatus } from '@console/contracts/orders-logs/po-status';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import type { FileAnswer } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { watermarkedAnswer } from '../../records/files/person-picture.ts';
import { spendReveal } from '../../records/operations/reveal.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { photosOfOrder } from '../photos-screening/of-order.ts';
import { orderOf } from './order-of.ts';

type Asked = Context<unknown, { readonly photoId: string; readonly reason: string }>;

/**
 * A photo of an order with the name of who looks at it: a reveal, counted and audited as those of values.
 * @throws Refusal NOT_FOUND, FORBIDDEN without the switch, REVEAL_LIMIT
 */
async function openPhoto(app: Application, registered: RegisteredResource, context: Asked): Promise<FileAnswer> {
  const { db, caller, body, parameters } = context;
  const { secureId, applNo } = await orderOf(db, registered, parameters['secureId'] ?? '', caller);
  const photo = await db
    .selectFrom('order_photo')
    .select(['file_id', 'document_type'])
    .where('id', '=', body.photoId)
    .where('order_id', '=', secureId)
    .where('recheck_of', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!photo) throw notFound();
  const at = app.services.now();
  await db.transaction().execute(async (tx) => {
    await spendReveal(tx, caller, registered.resource.privilege, at);
    await recordEntry(tx, {
      actor: actorOf(context as Context),
      module: registered.resource.module,
      action: 'REVEAL',
      entityId: secureId,
      entityLabel: String(applNo),
      changes: [{ field: `photo ${photo.document_type} ${body.photoId}`, before: null, after: '***' }],
      reason: body.reason,
      at,
    });
  });
  return watermarkedAnswer(app.services, photo.file_id, caller);
}

/** Serves the photos of the orders of a page, and each of them as a reveal. */
export function servePhotosOf(
  app: Application,
  registered: RegisteredResource,
  { photos, photo }: typeof poStatus.calls,
  line: PoLine,
): void {
  serve(app, photos, async ({ db, caller, parameters: { secureId = '' } }) => {
    const { applNo } = await orderOf(db, registered, secureId, caller);
    return photosOfOrder(db, line, String(applNo), caller.scope);
  });
  serve(app, photo, (context) => openPhoto(app, registered, context as Asked));
}
