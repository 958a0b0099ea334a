import { randomUUID } from 'node:crypto';
import type { CopyBody, CopyScope } from '@console/contracts/branches-stores/branch/copies';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { allowsBranch } from '../../people/scope/predicate.ts';
import { actorOf, type Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { startErrors } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { countChanged } from '../../records/selection/count-changed.ts';
import { warningsOfCopy } from './apply.ts';
import { openBranchErrors } from '../branch/open-branch.ts';
import { isWritten, planCopy, type Planned, type Registered } from './plan.ts';

/** Number of a copy. */
export const copyNumber = (counter: number): string => `SLN-${String(counter).padStart(6, '0')}`;

/**
 * What a copy would write, for somebody who sees both branches.
 * @throws Refusal NOT_FOUND, VALIDATION beside each field
 */
export async function planFor(
  db: Db | Tx,
  line: BusinessLine,
  registered: Registered,
  copying: CopyScope,
  { caller, today }: { readonly caller: Caller; readonly today: string },
): Promise<readonly Planned[]> {
  const { branchId, sourceId } = copying;
  if (!allowsBranch(caller.scope, branchId)) throw notFound();
  const source = await db
    .selectFrom('branch_view')
    .select('id')
    .where('id', '=', sourceId)
    .where('business_line', '=', line)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const isAllowed = source !== undefined && sourceId !== branchId && allowsBranch(caller.scope, sourceId);
  const errors = [
    ...(await openBranchErrors(db as Tx, line, branchId)),
    ...(isAllowed ? [] : [{ field: 'sourceId', code: 'NOT_ALLOWED' }]),
    ...startErrors(today, false)(copying),
  ];
  if (errors.length > 0) throw invalid(...errors);
  return planCopy(db, line, registered, copying, today);
}

interface Proposed {
  /** What it writes. */
  readonly written: readonly Planned[];
  readonly reason: string;
  readonly maker: string;
  readonly actor: Actor;
  readonly caller: Caller | null;
}

/** Keeps what a copy writes until somebody decides on it. @returns its id */
export async function storeCopy(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  { copies, ...registered }: Registered & { readonly copies: RegisteredResource },
  copying: CopyScope,
  { written, reason, maker, actor, caller }: Proposed,
): Promise<string> {
  const now = app.services.now();
  const options = { actor, caller, now, reason, verb: 'copy-rates' as const };
  const warnings = await warningsOfCopy(app, tx, line, registered, written, options);
  const { rows } = await sql<{ next: number }>`select nextval('branch_copy_no')::int as next`.execute(tx);
  const copy = {
    id: randomUUID(),
    copy_no: copyNumber(rows[0]!.next),
    business_line: line,
    branch_id: copying.branchId,
    source_id: copying.sourceId,
    effective_from: copying.effectiveFrom,
    reason,
    editors: [maker],
    rate_count: written.filter(({ kind }) => kind === 'RATE').length,
    fee_count: written.filter(({ kind }) => kind === 'FEE').length,
    planned: JSON.stringify(written),
    warnings: JSON.stringify(warnings),
    created_by: maker,
    created_at: now,
    updated_by: maker,
    updated_at: now,
  };
  await tx.insertInto('branch_copy').values(copy).execute();
  await recordEntry(tx, {
    actor,
    module: copies.resource.module,
    action: 'REQUEST',
    entityId: copy.id,
    entityLabel: copy.copy_no,
    recordCount: written.length,
    filter: copying,
    reason,
    at: now,
  });
  return copy.id;
}

/**
 * Asks for a copy of rates and fees. What it writes is kept as it is now; the branch stays as it is until the decision.
 * @throws Refusal NOTHING_TO_COPY, COUNT_CHANGED
 */
export const proposeCopy = (
  app: Application,
  line: BusinessLine,
  { copies, ...registered }: Registered & { readonly copies: RegisteredResource },
  context: Context<unknown, CopyBody>,
) =>
  app.services.db.transaction().execute(async (tx) => {
    const { caller, body } = context;
    const { expectedCount, reason, ...copying } = body;
    const now = app.services.now();
    const planned = await planFor(tx, line, registered, copying, { caller, today: jakartaDay(now) });
    const written = planned.filter(isWritten);
    if (written.length === 0) throw new Refusal('NOTHING_TO_COPY');
    if (written.length !== expectedCount) throw countChanged(written.length);
    const secureId = await storeCopy(app, tx, line, { copies, ...registered }, copying, {
      written,
      reason,
      maker: caller.username,
      actor: actorOf(context as Context),
      caller,
    });
    const answer = { secureId, version: 1, state: 'WAITING' };
    await context.remember(tx, answer);
    return answer;
  });
