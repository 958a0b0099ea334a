import { auditVerbOf, type Call } from '@console/contracts/core/call';
import type { FastifyRequest } from 'fastify';
import type { Caller, Context } from '../context.ts';
import { actorOf } from '../audit/actor.ts';
import { recordEntry } from '../audit/record.ts';
import { isUuid } from '../database/uuid.ts';
import type { Application } from './application.ts';
import type { NamedRecord } from './call-guard.ts';
import type { Refusal } from './refusal.ts';
import { refusedBody } from './refused-body.ts';

/** Characters of a reason; no form takes more. */
const longestReason = 1_000;

/** Refusals of what a user may do or of what a record allows, without errors of typed fields. */
const audited = new Set([403, 404, 409]);

/**
 * Whether refusals with this code are recorded in the audit trail.
 * @example isAuditedRefusal(app, 'NOT_FOUND'); // true
 */
export const isAuditedRefusal = (app: Application, code: string): boolean => audited.has(app.errors.status(code));

interface Sent {
  readonly params: unknown;
  readonly body: unknown;
}

const membersOf = ({ params, body }: Sent) =>
  ({ ...(body as object | null), ...(params as object) }) as Readonly<Record<string, unknown>>;

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value);

/** Ids of a list of records, each of which is named with the version that the caller saw. */
const idsOf = (list: unknown): readonly string[] =>
  Array.isArray(list)
    ? list
        .filter((each: unknown) => typeof each === 'object' && each !== null && 'version' in each)
        .map((each) => (each as { readonly secureId?: unknown }).secureId)
        .filter(isId)
    : [];

/** Ids of the records that a request names in its path or body, one or several. */
export function recordsOf(sent: Sent): readonly string[] {
  const { secureId, secureIds, ...others } = membersOf(sent);
  if (isId(secureId)) return [secureId];
  if (Array.isArray(secureIds)) return secureIds.filter(isId);
  return (
    Object.values(others)
      .map(idsOf)
      .find((ids) => ids.length > 0) ?? []
  );
}

/** What a request says of what it is about, without a reason that is no text or a page long. */
async function namedBy(app: Application, call: Call, caller: Caller, sent: Sent, isKept: boolean) {
  const ids = recordsOf(sent);
  const [entityId = null] = ids.length === 1 ? ids : [];
  const { reason } = membersOf(sent);
  let entityLabel: string | null = null;
  if (entityId !== null && isKept)
    for (const guard of app.guards) entityLabel ??= (await guard.labelRecord?.(call, entityId, caller)) ?? null;
  const named: NamedRecord = {
    entityId,
    entityLabel,
    reason: typeof reason === 'string' && reason.length <= longestReason ? reason : null,
    ...(ids.length > 1 ? { recordCount: ids.length } : {}),
  };
  return named;
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
  request: FastifyRequest,
): Promise<void> {
  const isKept = typeof call.access !== 'string' && call.access.action !== 'view';
  const sent = { params: request.params, body: isKept ? await refusedBody(request) : request.body };
  const named = await namedBy(app, call, who.caller, sent, isKept);
  const act = { ...who, call, refusal, action: auditVerbOf(call), named };
  for (const guard of app.guards) if (await guard.keepRefusal?.(act)) return;
  if (!isKept || !isAuditedRefusal(app, refusal.code)) return;
  await recordEntry(app.services.db, {
    actor: actorOf(who),
    module: call.name.split('.')[0] as string,
    action: act.action,
    outcome: 'refused',
    code: refusal.code,
    ...named,
    at: app.services.now(),
  });
}
