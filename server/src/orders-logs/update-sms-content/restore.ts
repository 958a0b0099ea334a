import { actorOf } from '../../platform/audit/actor.ts';
import { awaiting } from '../../records/changes/awaiting.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { checkBody } from '../../records/resource/check.ts';
import { present } from '../../records/resource/present.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { updateRecord } from '../../records/resource/write.ts';
import type { Services } from '../../platform/services.ts';

interface Body {
  readonly secureId: string;
  readonly version: number;
  readonly revision: number;
  readonly reason?: string | null;
}

/**
 * Restores an earlier text: a change like any other, checked by the current rules.
 * @throws Refusal NOT_FOUND, STALE_VERSION, CHANGE_PENDING, VALIDATION
 */
export const restoreRevision = (services: Services, registered: RegisteredResource, context: Context<unknown, Body>) =>
  services.db.transaction().execute(async (tx) => {
    const {
      caller,
      body: { secureId, version, revision, reason = null },
    } = context;
    const [before] = await findRecords(tx, registered, [secureId], caller.scope, { of: 'detail', caller, lock: true });
    const earlier = await tx
      .selectFrom('sms_revision')
      .select('content')
      .where('sms_content_id', '=', secureId)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (!before || !earlier) throw notFound();
    requireVersion(before, version, registered.resource);
    const options = { actor: actorOf(context), caller, now: services.now(), reason };
    const checked = await checkBody(tx, registered, { secureId, version, content: earlier.content }, before, options);
    const waiting = await awaiting(tx, services, registered, context as Context, {
      action: 'update',
      before,
      values: checked.values,
      reason,
    });
    return waiting ?? present(registered, await updateRecord(tx, registered, before, checked, options), caller);
  });
