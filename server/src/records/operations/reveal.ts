import type { RevealBody } from '@console/contracts/core/resource';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { spend } from '../../people/budgets/spend.ts';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { hiddenFieldsOf } from '../resource/hidden.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { mayReveal } from '../../people/roles/reveal-right.ts';
import { labelOf } from '../resource/label.ts';

/**
 * Permits one reveal: of a value, or of a photo by a module's own call. The caller of this function audits it as
 * REVEAL.
 * @throws Refusal FORBIDDEN without the switch, REVEAL_LIMIT when the budget is spent
 */
export async function spendReveal(tx: Tx, caller: Caller, privilege: string, now: Date): Promise<void> {
  if (!(await mayReveal(tx, caller))) throw new Refusal('FORBIDDEN', { privilege, action: 'reveal' });
  await spend(tx, caller, 'reveal', { now });
}

async function reveal(
  tx: Tx,
  registered: RegisteredResource,
  context: Context,
  now: Date,
): Promise<{ value: unknown }> {
  const { caller, parameters } = context;
  const { field, reason } = context.body as RevealBody;
  const { resource } = registered;
  if (!(await mayReveal(tx, caller)))
    throw new Refusal('FORBIDDEN', { privilege: resource.privilege, action: 'reveal' });
  const personal = { ...resource.fields, ...resource.derived }[field]?.personal;
  if (!personal || hiddenFieldsOf(registered, caller).includes(field))
    throw invalid({ field: 'field', code: 'NOT_ALLOWED' });
  const [row] = await findRecords(tx, registered, [parameters['secureId'] ?? ''], caller.scope, {
    of: 'detail',
    caller,
  });
  if (!row) throw notFound();
  await spendReveal(tx, caller, resource.privilege, now);
  // The value itself is only in the answer.
  await recordEntry(tx, {
    actor: actorOf(context),
    module: resource.module,
    action: 'REVEAL',
    entityId: row.secureId,
    entityLabel: labelOf(registered, row),
    changes: [{ field, before: null, after: '***' }],
    reason,
    at: now,
  });
  return { value: row[field] ?? null };
}

/**
 * `POST x/{secureId}/reveal`: the unmasked value of one personal field, for those who hold the switch and give a reason
 * (docs/model/platform.md#personal-data).
 */
export function serveReveal(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['reveal'], async (context: Context) => {
    return (context.db as Db).transaction().execute((tx) => reveal(tx, registered, context, app.services.now()));
  });
}
