import { promoFees } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import type { promoFeeResets, PromoFeeReset } from '@console/contracts/branches-stores/promo-fee/reset';
import { sql } from 'kysely';
import { entryId } from '../../platform/audit/entry-id.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { requireApprover } from '../../records/changes/approver.ts';
import { lockAndMove } from '../../records/changes/judged-under.ts';
import { giveBackEnd } from '../../records/effective/give-back.ts';
import { follow } from '../../records/resource/follow.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf, type RegisteredResource } from '../../records/resource/registered.ts';
import { touch, type WriteOptions } from '../../records/resource/write.ts';
import { eachRecord, type StepHooksOf, type StepRecord, type StepSet } from '../../records/steps/hooks.ts';
import { locksOfReset } from '../simulation/pricing-locks.ts';
import { keepSeen, resetRows } from './rows.ts';

type Resets = typeof promoFeeResets;

const everything = { type: 'all' } as const;
/** Promo fees that are read, written and audited together. */
const batchSize = 500;

/**
 * Ends those in force with today, or cancels those that have not started: the one before gets the end back that it had.
 * One that is over stays as it is.
 */
async function applyTo(
  tx: Tx,
  fees: RegisteredResource,
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

/** The promo fees of a reset. */
async function idsIn(tx: Tx, { secureId }: PromoFeeReset): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select promo_fee_id as id from promo_fee_reset_row
    where reset_id = ${secureId} order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

const inPieces = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) => ids.slice(at * batchSize, (at + 1) * batchSize));

/** Stores who decided on a reset, and says its promo fees in the audit entry. */
function decide(
  each: StepRecord<Resets>,
  { caller, now }: Pick<StepSet<Resets>, 'caller' | 'now'>,
  note: string | null,
): void {
  const { record, store } = each;
  Object.assign(store, { decided_by: caller.username, decided_at: now, note });
  const recordCount = record.runningCount + record.scheduledCount;
  each.entry = { id: entryId(), recordCount, reason: note ?? record.reason };
}

/** The decisions on resets of promo fees (docs/model/branches-stores.md#reset-of-promo-fees). */
export function resetSteps(app: Application): StepHooksOf<Resets> {
  const fees = () => resourcesOf(app).get(promoFees.module)!;
  const byApprover = eachRecord<Resets, unknown>((_, { caller }) => requireApprover(fees(), caller));
  /** Keeps the rows as they are seen before the decision, whatever changes later. */
  const keepRows = async ({ tx, now }: Pick<StepSet<Resets>, 'tx' | 'now'>, reset: PromoFeeReset): Promise<void> => {
    for (const ids of inPieces(await idsIn(tx, reset)))
      await keepSeen(tx, reset.secureId, await resetRows(app, tx, fees(), ids, jakartaDay(now)));
  };
  return {
    approve: {
      async locks(tx, ids) {
        for (const id of ids) await lockAndMove(tx, await locksOfReset(tx, id));
      },
      guard: byApprover,
      perform: eachRecord(async (each, set) => {
        await keepRows(set, each.record);
        decide(each, set, null);
      }),
      effects: eachRecord(async ({ record: reset, entry }, { tx, caller, actor, now }) => {
        const options = { actor, caller, now, reason: reset.reason, parentId: entry.id ?? null };
        const all = await idsIn(tx, reset);
        // What is given an end back by a cancelled one may end by this reset itself: cancelled ones go first.
        for (const phase of ['SCHEDULED', 'IN_FORCE'] as const)
          for (const ids of inPieces(all)) await applyTo(tx, fees(), phase, ids, reset, options);
      }),
    },
    reject: {
      guard: byApprover,
      perform: eachRecord(async (each, set) => {
        await keepRows(set, each.record);
        decide(each, set, set.values.reason);
      }),
    },
    withdraw: { perform: eachRecord((each, set) => decide(each, set, null)) },
  };
}
