import type { BranchCopy, CopyRow, CopyState } from '@console/contracts/branches-stores/branch/copies';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { ticksOf, type ChangeWarning } from '@console/contracts/core/changes';
import type { SecondPerson } from '@console/contracts/core/call';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { entryId } from '../../platform/audit/entry-id.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireApprover } from '../../records/changes/approver.ts';
import { lockAndMove } from '../../records/changes/judged-under.ts';
import { requireTicked, tickedLines } from '../../records/changes/warnings.ts';
import { present } from '../../records/resource/present.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { touch } from '../../records/resource/write.ts';
import { locksOfCopy } from '../simulation/pricing-locks.ts';
import { applyCopy } from './apply.ts';
import type { Registered } from './plan.ts';
import { copyRows } from './rows.ts';

type Given = Context<
  unknown,
  {
    readonly secureId: string;
    readonly version: number;
    readonly reason?: string | null | undefined;
    readonly acknowledged?: readonly string[] | undefined;
  }
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

interface Move {
  readonly action: string;
  readonly to: CopyState;
  /** The entry of the decision in the audit trail. */
  readonly auditId?: string;
  readonly ticked?: readonly ChangeWarning[];
  /** The rows as who decides saw them. */
  readonly seen?: readonly CopyRow[];
}

async function move(
  tx: Tx,
  app: Application,
  copies: RegisteredResource,
  context: Given,
  copy: BranchCopy,
  { action, to, auditId = entryId(), ticked = [], seen }: Move,
): Promise<{ secureId: string; version: number; state: string }> {
  const { caller, body } = context;
  const now = app.services.now();
  const note = body.reason ?? null;
  const options = { actor: actorOf(context as Context), caller, now };
  const acknowledged = JSON.stringify(ticked);
  const kept = seen ? { seen: JSON.stringify(seen) } : {};
  const store = { state: to, decided_by: caller.username, decided_at: now, note, acknowledged, ...kept };
  await touch(tx, copies, [copy.secureId], store, options);
  await recordEntry(tx, {
    id: auditId,
    actor: options.actor,
    module: copies.resource.module,
    action,
    entityId: copy.secureId,
    entityLabel: copy.copyNo,
    changes: [{ field: 'state', before: copy.state, after: to }, ...tickedLines(ticked)],
    recordCount: copy.rateCount + copy.feeCount,
    reason: note ?? copy.reason,
    at: now,
  });
  return { secureId: copy.secureId, version: copy.version + 1, state: to };
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
  /** The rows as they are seen before the decision, whatever changes later. */
  const seenRows = async (tx: Tx, { secureId }: BranchCopy): Promise<readonly CopyRow[]> => {
    const { planned } = await tx
      .selectFrom('branch_copy')
      .select('planned')
      .where('id', '=', secureId)
      .executeTakeFirstOrThrow();
    return copyRows(app, tx, line, planned, planned);
  };
  const inOne = <T>(work: (tx: Tx) => Promise<T>) => app.services.db.transaction().execute(work);
  return {
    approve: (context: Given) =>
      inOne(async (tx) => {
        await lockAndMove(tx, await locksOfCopy(tx, context.body.secureId));
        const copy = await decided(tx, context, 'independent');
        const { caller } = context;
        const auditId = entryId();
        const { planned, warnings } = await tx
          .selectFrom('branch_copy')
          .select(['planned', 'warnings'])
          .where('id', '=', copy.secureId)
          .executeTakeFirstOrThrow();
        const seen = await seenRows(tx, copy);
        const ticked = await applyCopy(app, tx, line, registered, planned, {
          actor: actorOf(context as Context),
          caller,
          now: app.services.now(),
          reason: copy.reason,
          verb: 'copy-rates',
          parentId: auditId,
        });
        if (ticked.length > 0 && !caller.isAdmin) throw new Refusal('RATE_NEEDS_ADMIN');
        // What nobody was shown is not ticked either.
        const shown = ticksOf(warnings);
        if (ticksOf(ticked).some((each) => !shown.includes(each)))
          throw new Refusal('COPY_OUTDATED', { parameters: { subject: copy.copyNo } });
        requireTicked(ticked, context.body.acknowledged ?? []);
        return move(tx, app, copies, context, copy, { action: 'APPROVE', to: 'APPROVED', auditId, ticked, seen });
      }),
    reject: (context: Given) =>
      inOne(async (tx) => {
        const copy = await decided(tx, context, 'other');
        const seen = await seenRows(tx, copy);
        return move(tx, app, copies, context, copy, { action: 'REJECT', to: 'REJECTED', seen });
      }),
    withdraw: (context: Given) =>
      inOne(async (tx) => {
        const copy = await waiting(tx, copies, context);
        // Taken back by its maker alone, as changes are; nobody else learns that it is there by this.
        if (!copy.editors.includes(context.caller.username)) throw notFound();
        return move(tx, app, copies, context, copy, { action: 'WITHDRAW', to: 'WITHDRAWN' });
      }),
  };
}
