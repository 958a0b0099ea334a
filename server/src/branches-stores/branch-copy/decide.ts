import type { BranchCopy, CopyState } from '@console/contracts/branches-stores/branch/copies';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { SecondPerson } from '@console/contracts/core/call';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireApprover } from '../../records/changes/approver.ts';
import { present } from '../../records/resource/present.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { touch } from '../../records/resource/write.ts';
import { applyCopy } from './apply.ts';
import type { Registered } from './plan.ts';

type Given = Context<
  unknown,
  { readonly secureId: string; readonly version: number; readonly reason?: string | null | undefined }
>;
type WithCopies = Registered & { readonly copies: RegisteredResource };

/** The copy, locked. @throws Refusal NOT_FOUND, STALE_VERSION, NOT_PENDING */
async function waiting(tx: Tx, copies: RegisteredResource, { caller, body }: Given): Promise<BranchCopy> {
  const options = { of: 'detail', caller, lock: true } as const;
  const [row] = await findRecords(tx, copies, [body.secureId], caller.scope, options);
  if (!row) throw notFound();
  const copy = row as unknown as BranchCopy;
  if (copy.state !== 'WAITING') throw new Refusal('NOT_PENDING');
  if (row.version !== body.version) throw new Refusal('STALE_VERSION', { result: present(copies, row, caller) });
  return copy;
}

async function move(
  tx: Tx,
  app: Application,
  copies: RegisteredResource,
  context: Given,
  copy: BranchCopy,
  { action, to }: { readonly action: string; readonly to: CopyState },
): Promise<{ readonly auditId: string; readonly answer: { secureId: string; version: number; state: string } }> {
  const { caller, body } = context;
  const now = app.services.now();
  const note = body.reason ?? null;
  const options = { actor: actorOf(context as Context), caller, now };
  const store = { state: to, decided_by: caller.username, decided_at: now, note };
  await touch(tx, copies, [copy.secureId], store, options);
  const auditId = await recordEntry(tx, {
    actor: options.actor,
    module: copies.resource.module,
    action,
    entityId: copy.secureId,
    entityLabel: copy.copyNo,
    changes: [{ field: 'state', before: copy.state, after: to }],
    recordCount: copy.rateCount + copy.feeCount,
    reason: note ?? copy.reason,
    at: now,
  });
  return { auditId, answer: { secureId: copy.secureId, version: copy.version + 1, state: to } };
}

/** The decisions on a copy; each is made in one transaction. */
export function copyDecisions(app: Application, line: BusinessLine, { copies, ...registered }: WithCopies) {
  const decided = async (tx: Tx, context: Given, secondPerson: SecondPerson) => {
    const copy = await waiting(tx, copies, context);
    const decider = context.caller;
    await guardSecondPerson(tx, { secondPerson, makers: copy.editors, decider, now: app.services.now() });
    requireApprover(registered.rates, decider);
    return copy;
  };
  const inOne = <T>(work: (tx: Tx) => Promise<T>) => app.services.db.transaction().execute(work);
  return {
    approve: (context: Given) =>
      inOne(async (tx) => {
        const copy = await decided(tx, context, 'independent');
        const { auditId, answer } = await move(tx, app, copies, context, copy, { action: 'APPROVE', to: 'APPROVED' });
        const { planned } = await tx
          .selectFrom('branch_copy')
          .select('planned')
          .where('id', '=', copy.secureId)
          .executeTakeFirstOrThrow();
        await applyCopy(app, tx, line, registered, planned, {
          actor: actorOf(context as Context),
          caller: context.caller,
          now: app.services.now(),
          reason: copy.reason,
          verb: 'copy-rates',
          parentId: auditId,
        });
        return answer;
      }),
    reject: (context: Given) =>
      inOne(async (tx) => {
        const copy = await decided(tx, context, 'other');
        return (await move(tx, app, copies, context, copy, { action: 'REJECT', to: 'REJECTED' })).answer;
      }),
    withdraw: (context: Given) =>
      inOne(async (tx) => {
        const copy = await waiting(tx, copies, context);
        // Taken back by its maker alone, as changes are; nobody else learns that it is there by this.
        if (!copy.editors.includes(context.caller.username)) throw notFound();
        return (await move(tx, app, copies, context, copy, { action: 'WITHDRAW', to: 'WITHDRAWN' })).answer;
      }),
  };
}
