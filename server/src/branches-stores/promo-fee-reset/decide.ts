import type { PromoFeeReset, ResetState } from '@console/contracts/branches-stores/promo-fee/reset';
import type { SecondPerson } from '@console/contracts/core/call';
import { sql } from 'kysely';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { lockAndMove } from '../../records/changes/judged-under.ts';
import { requireApprover } from '../../records/changes/approver.ts';
import { giveBackEnd } from '../../records/effective/give-back.ts';
import { follow } from '../../records/resource/follow.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { present } from '../../records/resource/present.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { touch, type WriteOptions } from '../../records/resource/write.ts';
import { keepSeen, resetRows } from './rows.ts';
import { locksOfReset } from '../simulation/pricing-locks.ts';

interface Registered {
  readonly fees: RegisteredResource;
  readonly resets: RegisteredResource;
}
type Given = Context<
  unknown,
  { readonly secureId: string; readonly version: number; readonly reason?: string | null | undefined }
>;

const everything = { type: 'all' } as const;
/** Promo fees that are read, written and audited together. */
const batchSize = 500;

/** The reset, locked. @throws Refusal NOT_FOUND, STALE_VERSION, NOT_PENDING */
async function waiting(tx: Tx, { resets }: Registered, { caller, body }: Given): Promise<PromoFeeReset> {
  const options = { of: 'detail', caller, lock: true } as const;
  const [row] = await findRecords(tx, resets, [body.secureId], caller.scope, options);
  if (!row) throw notFound();
  const reset = row as unknown as PromoFeeReset;
  if (reset.state !== 'WAITING') throw new Refusal('NOT_PENDING');
  if (row.version !== body.version) throw new Refusal('STALE_VERSION', { result: present(resets, row, caller) });
  return reset;
}

/**
 * Ends those in force with today, or cancels those that have not started: the one before gets the end back that it had.
 * One that is over stays as it is.
 */
async function applyTo(
  tx: Tx,
  { fees }: Registered,
  phase: 'IN_FORCE' | 'SCHEDULED',
  ids: readonly string[],
  { batchNo, reason }: PromoFeeReset,
  options: WriteOptions,
): Promise<void> {
  const read = (of: readonly string[], lock = false) =>
    findRecords(tx, fees, of, everything, { of: 'detail', caller: null, lock });
  const found = (await read(ids, true)).filter((row) => row['phase'] === phase);
  const own = found.map(({ secureId }) => secureId);
  const mark = { reset_batch_no: batchNo, ended_reason: reason };
  const isCancel = phase === 'SCHEDULED';
  await touch(
    tx,
    fees,
    own,
    { ...mark, ...(isCancel ? { deleted_at: options.now } : { effective_to: jakartaDay(options.now) }) },
    options,
  );
  const after = new Map((isCancel ? [] : await read(own)).map((row) => [row.secureId, row]));
  const changes = found.map((before) => ({
    action: isCancel ? ('delete' as const) : ('update' as const),
    before,
    after: after.get(before.secureId) ?? null,
  }));
  await follow(tx, fees, changes, { ...options, verb: 'reset' });
  if (isCancel) for (const row of found) await giveBackEnd(tx, fees, row, options);
}

async function move(
  tx: Tx,
  app: Application,
  { resets }: Registered,
  context: Given,
  reset: PromoFeeReset,
  { action, to }: { readonly action: string; readonly to: ResetState },
): Promise<{ readonly auditId: string; readonly answer: { secureId: string; version: number; state: string } }> {
  const { caller, body } = context;
  const now = app.services.now();
  const note = body.reason ?? null;
  const options = { actor: actorOf(context as Context), caller, now };
  const store = { state: to, decided_by: caller.username, decided_at: now, note };
  await touch(tx, resets, [reset.secureId], store, options);
  const auditId = await recordEntry(tx, {
    actor: options.actor,
    module: resets.resource.module,
    action,
    entityId: reset.secureId,
    entityLabel: reset.batchNo,
    changes: [{ field: 'state', before: reset.state, after: to }],
    recordCount: reset.runningCount + reset.scheduledCount,
    reason: note ?? reset.reason,
    at: now,
  });
  return { auditId, answer: { secureId: reset.secureId, version: reset.version + 1, state: to } };
}

/** The promo fees of a reset. */
async function idsIn(tx: Tx, { secureId }: PromoFeeReset): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select promo_fee_id as id from promo_fee_reset_row
    where reset_id = ${secureId} order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

const inPieces = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) => ids.slice(at * batchSize, (at + 1) * batchSize));

/** The decisions on a reset; each is made in one transaction. */
export function resetDecisions(app: Application, registered: Registered) {
  const decided = async (tx: Tx, context: Given, secondPerson: SecondPerson) => {
    const reset = await waiting(tx, registered, context);
    const decider = context.caller;
    await guardSecondPerson(tx, { secondPerson, makers: reset.editors, decider, now: app.services.now() });
    requireApprover(registered.fees, decider);
    return reset;
  };
  /** Keeps the rows as they are seen before the decision, whatever changes later. */
  const seen = async (tx: Tx, reset: PromoFeeReset): Promise<void> => {
    const today = jakartaDay(app.services.now());
    for (const ids of inPieces(await idsIn(tx, reset)))
      await keepSeen(tx, reset.secureId, await resetRows(app, tx, registered.fees, ids, today));
  };
  const inOne = <T>(work: (tx: Tx) => Promise<T>) => app.services.db.transaction().execute(work);
  return {
    approve: (context: Given) =>
      inOne(async (tx) => {
        await lockAndMove(tx, await locksOfReset(tx, context.body.secureId));
        const reset = await decided(tx, context, 'independent');
        await seen(tx, reset);
        const { auditId, answer } = await move(tx, app, registered, context, reset, {
          action: 'APPROVE',
          to: 'APPROVED',
        });
        const all = await idsIn(tx, reset);
        const { caller } = context;
        const options = {
          actor: actorOf(context as Context),
          caller,
          now: app.services.now(),
          reason: reset.reason,
          parentId: auditId,
        };
        // What is given an end back by a cancelled one may end by this reset itself: cancelled ones go first.
        for (const phase of ['SCHEDULED', 'IN_FORCE'] as const)
          for (const ids of inPieces(all)) await applyTo(tx, registered, phase, ids, reset, options);
        return answer;
      }),
    reject: (context: Given) =>
      inOne(async (tx) => {
        const reset = await decided(tx, context, 'other');
        await seen(tx, reset);
        return (await move(tx, app, registered, context, reset, { action: 'REJECT', to: 'REJECTED' })).answer;
      }),
    withdraw: (context: Given) =>
      inOne(async (tx) => {
        const reset = await waiting(tx, registered, context);
        // Taken back by its maker alone, as changes are; nobody else learns that it is there by this.
        if (!reset.editors.includes(context.caller.username)) throw notFound();
        return (await move(tx, app, registered, context, reset, { action: 'WITHDRAW', to: 'WITHDRAWN' })).answer;
      }),
  };
}
