import { auditVerbOf, type Call } from '@console/contracts/core/call';
import type { Context } from '../context.ts';
import { actorOf } from '../audit/actor.ts';
import { recordEntry } from '../audit/record.ts';
import { isUuid } from '../database/uuid.ts';
import type { Application } from './application.ts';
import type { Refusal } from './refusal.ts';

/** Refusals of what a user may do or of what a record allows, without errors of typed fields. */
const audited = new Set([403, 404, 409]);

/**
 * Whether refusals with this code are recorded in the audit trail.
 * @example isAuditedRefusal(app, 'NOT_FOUND'); // true
 */
export const isAuditedRefusal = (app: Application, code: string): boolean => audited.has(app.errors.status(code));

/** The record that a request names in its path or body. */
export function recordOf({ params, body }: { readonly params: unknown; readonly body: unknown }): string | null {
  const { secureId } = { ...(body as object | null), ...(params as object) } as { secureId?: unknown };
  return typeof secureId === 'string' && isUuid(secureId) ? secureId : null;
}

/**
 * Records a refused act in the audit trail, in a transaction of its own, for every action but view
 * (docs/model/platform.md#order-of-checks); a guard may record refusals of its own kind instead.
 */
export async function keepRefusal(
  app: Application,
  call: Call,
  who: Pick<Context, 'caller' | 'request'>,
  refusal: Refusal,
  request: { readonly params: unknown; readonly body: unknown },
): Promise<void> {
  const act = { ...who, call, refusal, action: auditVerbOf(call), entityId: recordOf(request) };
  for (const guard of app.guards) if (await guard.keepRefusal?.(act)) return;
  if (typeof call.access === 'string' || call.access.action === 'view' || !isAuditedRefusal(app, refusal.code)) return;
  await recordEntry(app.services.db, {
    actor: actorOf(who),
    module: call.name.split('.')[0] as string,
    action: act.action,
    outcome: 'refused',
    code: refusal.code,
    entityId: act.entityId,
    at: app.services.now(),
  });
}
