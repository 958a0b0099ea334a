import type { Call } from '@console/contracts/core/call';
import type { Context } from '../context.ts';
import { actorOf } from '../audit/actor.ts';
import { recordEntry } from '../audit/record.ts';
import { isUuid } from '../database/uuid.ts';
import type { Application } from './application.ts';
import type { Refusal } from './refusal.ts';

/** Refusals of what a user may do or of what a record allows, without errors of typed fields. */
const audited = new Set([403, 404, 409]);

/** Acts that have another name than their call, by its last word or whole. */
const verbs: Readonly<Record<string, string>> = {
  'reorder-submenus': 'REORDER',
  download: 'EXPORT',
  'reporting-download': 'EXPORT',
  import: 'IMPORT_UPLOAD',
  'import-template': 'IMPORT_UPLOAD',
  'import-approve': 'APPROVE',
  'import-reject': 'REJECT',
  'change/approve': 'APPROVE',
  'change/reject': 'REJECT',
  'change/withdraw': 'WITHDRAW',
  'view-as': 'VIEW_AS',
  'insert-user-role': 'ROLE_GRANT',
  'remove-user-role': 'ROLE_REVOKE',
  'reset-password': 'PASSWORD_RESET',
  'user.second-factors.remove': 'SECOND_FACTOR_REMOVE',
  'validate-username': 'CREATE',
  'validate-email': 'CREATE',
  submit: 'REQUEST',
  'restore-revision': 'RESTORE',
  rotate: 'ROTATE_KEY',
  issue: 'CREATE',
  tokens: 'READ',
  find: 'SEARCH',
  pick: 'READ',
  reasons: 'READ',
  open: 'CREATE',
  propose: 'CREATE',
  otp: 'VERIFY',
  report: 'CREATE',
  confirm: 'APPROVE',
  found: 'RESTORE',
  'dispatch-branch': 'DISPATCH',
  'dispatch-customer': 'DISPATCH',
  'deliver-plan': 'READ',
  'customer-plan': 'READ',
  papers: 'PRINT_PAPERS',
  'receive-results': 'RECEIVE',
  'preview-results': 'READ',
  'claim-next': 'CLAIM',
  compareName: 'COMPARE',
  checklist: 'UPDATE',
  override: 'REQUEST',
  resubmit: 'CREATE',
  photo: 'OPEN_PHOTO',
  'platform-develop.start': 'DEVELOP',
  'platform-develop.end': 'DEVELOP_END',
  'line-create': 'UPDATE',
  'line-update': 'UPDATE',
  'line-delete': 'UPDATE',
  'branch-preview': 'READ',
  'customer-preview': 'READ',
  chosen: 'READ',
  'generate-customer': 'GENERATE',
};

/** The audit trail's verb of a call: what its name says after the module. */
export function verbOf(call: Call): string {
  const word = call.name.split('.').at(-1) as string;
  return verbs[call.name] ?? verbs[word] ?? word.replaceAll('-', '_').toUpperCase();
}

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
  const act = { ...who, call, refusal, action: verbOf(call), entityId: recordOf(request) };
  for (const guard of app.guards) if (await guard.keepRefusal?.(act)) return;
  if (typeof call.access === 'string' || call.access.action === 'view' || !audited.has(app.errors.status(refusal.code)))
    return;
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
