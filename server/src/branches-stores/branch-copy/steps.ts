import type { CopiesOfBranches, CopyRow } from '@console/contracts/branches-stores/branch/copies';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { ticksOf, type ChangeWarning } from '@console/contracts/core/changes';
import { entryId } from '../../platform/audit/entry-id.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { requireApprover } from '../../records/changes/approver.ts';
import { lockAndMove } from '../../records/changes/judged-under.ts';
import { requireTicked, tickedLines } from '../../records/changes/warnings.ts';
import { eachRecord, type StepHooksOf, type StepRecord, type StepSet } from '../../records/steps/hooks.ts';
import { locksOfCopy } from '../simulation/pricing-locks.ts';
import { applyCopy } from './apply.ts';
import type { Registered } from './plan.ts';
import { copyRows } from './rows.ts';

interface Decided {
  readonly note?: string;
  /** Of the audit entry. */
  readonly id?: string;
  readonly ticked?: readonly ChangeWarning[];
  /** The rows as the decider saw them. */
  readonly seen?: readonly CopyRow[];
}

/** Stores who decided on a copy with what was ticked, and says its rows in the audit entry. */
function decide(
  each: StepRecord<CopiesOfBranches>,
  { caller, now }: Pick<StepSet<CopiesOfBranches>, 'caller' | 'now'>,
  { note, id = entryId(), ticked = [], seen }: Decided = {},
): void {
  const { record, store } = each;
  Object.assign(store, {
    decided_by: caller.username,
    decided_at: now,
    note: note ?? null,
    acknowledged: JSON.stringify(ticked),
    ...(seen ? { seen: JSON.stringify(seen) } : {}),
  });
  const recordCount = record.rateCount + record.feeCount;
  each.entry = { id, recordCount, reason: note ?? record.reason, lines: tickedLines(ticked) };
}

const storedOf = (tx: Tx, id: string) =>
  tx.selectFrom('branch_copy').select(['planned', 'warnings']).where('id', '=', id).executeTakeFirstOrThrow();

/** The decisions on copies of rates and fees (docs/model/branches-stores.md#copies-of-rates-and-fees). */
export function copySteps(app: Application, line: BusinessLine, registered: Registered): StepHooksOf<CopiesOfBranches> {
  const byApprover = eachRecord<CopiesOfBranches, unknown>((_, { caller }) =>
    requireApprover(registered.rates, caller),
  );
  return {
    approve: {
      async locks(tx, ids) {
        for (const id of ids) await lockAndMove(tx, await locksOfCopy(tx, id));
      },
      guard: byApprover,
      perform: eachRecord(async (each, set) => {
        const { tx, caller, actor, now, values } = set;
        const { record: copy } = each;
        const id = entryId();
        const { planned, warnings } = await storedOf(tx, copy.secureId);
        const seen = await copyRows(app, tx, line, planned, planned);
        const options = { actor, caller, now, reason: copy.reason, verb: 'copy-rates', parentId: id };
        const ticked = await applyCopy(app, tx, line, registered, planned, options);
        if (ticked.length > 0 && !caller.isAdmin) throw new Refusal('RATE_NEEDS_ADMIN');
        // What nobody was shown is not ticked either.
        const shown = ticksOf(warnings);
        if (ticksOf(ticked).some((tick) => !shown.includes(tick)))
          throw new Refusal('COPY_OUTDATED', { parameters: { subject: copy.copyNo } });
        requireTicked(ticked, values.acknowledged ?? []);
        decide(each, set, { id, ticked, seen });
      }),
    },
    reject: {
      guard: byApprover,
      perform: eachRecord(async (each, set) => {
        const { planned } = await storedOf(set.tx, each.record.secureId);
        const seen = await copyRows(app, set.tx, line, planned, planned);
        decide(each, set, { note: set.values.reason, seen });
      }),
    },
    withdraw: { perform: eachRecord((each, set) => decide(each, set)) },
  };
}
