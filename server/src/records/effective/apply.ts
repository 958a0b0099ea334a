import { onlyEnds } from '@console/contracts/core/resource';
import type { Tx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { checkBody } from '../resource/check.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { follow } from '../resource/follow.ts';
import { removeRecord, reread, touch, updateRecord, type WriteOptions } from '../resource/write.ts';
import type { StoredChange } from '../changes/table.ts';
import { giveBackEnd, updateScheduled } from './give-back.ts';
import { withoutOverlap } from '../resource/period-overlap.ts';
import { sharedStandingOf, standingOf } from './pending.ts';
import { coveredBefore, pieceOf } from './pieces.ts';
import { jakartaDay } from '../resource/phase.ts';
import { approvalErrors, dayAfter, dayText, endErrors, phaseOf, requirePhase, type Values } from './rules.ts';

const fieldsOf = ({ resource }: RegisteredResource, row: Row): Record<string, unknown> =>
  Object.fromEntries(Object.keys(resource.fields).map((name) => [name, row[name]]));

/** The record that a successor takes the place of, locked. */
async function predecessorOf(tx: Tx, registered: RegisteredResource, id: string | null): Promise<Row | null> {
  if (id === null) return null;
  const found = await findRecords(tx, registered, [id], { type: 'all' }, { of: 'detail', caller: null, lock: true });
  return found[0] ?? null;
}

const predecessorOfRow = async (tx: Tx, registered: RegisteredResource, { secureId }: Row): Promise<Row | null> =>
  predecessorOf(tx, registered, (await standingOf(tx, registered, secureId)).supersedes);

/** Cuts the record before at the day before; nothing when it ends by itself earlier. */
const isCut = (before: Row | null, from: string): before is Row =>
  before !== null && (before['effectiveTo'] == null || dayText(before['effectiveTo']) >= from);

/**
 * Puts a record in the place of the one before it: that one ends the day before, in the same transaction.
 * @param row stored, awaiting approval
 * @param known the record before it, where it was read and locked already
 * @throws Refusal PERIOD_OVERLAP, or of a rule that is violated now
 */
export async function putInForce(
  tx: Tx,
  registered: RegisteredResource,
  row: Row,
  store: Readonly<Record<string, unknown>>,
  options: WriteOptions,
  known?: Row | null,
): Promise<Row> {
  const before = known === undefined ? await predecessorOfRow(tx, registered, row) : known;
  const from = dayText(row['effectiveFrom']);
  const own = [row.secureId, ...(before ? [before.secureId] : [])];
  const cut = isCut(before, from) ? before : null;
  const endBefore = before ? await coveredBefore(tx, registered, before, from) : null;
  await withoutOverlap(tx, registered, { values: row, own, now: options.now }, async () => {
    if (cut) await touch(tx, registered, [cut.secureId], { effective_to: dayAfter(from, -1) }, options);
    await touch(tx, registered, [row.secureId], { ...store, approval: 'APPROVED', covered_to: endBefore }, options);
  });
  const after = await reread(tx, registered, row.secureId, options);
  const ended = cut ? await reread(tx, registered, cut.secureId, options) : null;
  await follow(
    tx,
    registered,
    [
      ...(ended ? [{ action: 'update' as const, verb: 'supersede', before: cut, after: ended }] : []),
      { action: 'create' as const, before: null, after },
    ],
    options,
  );
  return after;
}

/** Checks a record that awaits approval by the rules in force now, and puts it in force. */
async function approve(
  tx: Tx,
  registered: RegisteredResource,
  change: StoredChange,
  row: Row,
  supersedes: string | null,
  options: WriteOptions,
): Promise<void> {
  const before = await predecessorOf(tx, registered, supersedes);
  const alsoCheck = approvalErrors(jakartaDay(options.now), jakartaDay(new Date(change.made_at)));
  const piece = before && pieceOf(registered, before, row);
  const { store } = await checkBody(tx, registered, fieldsOf(registered, row), piece, { ...options, alsoCheck });
  await putInForce(tx, registered, row, store, options, before);
}

async function end(
  tx: Tx,
  registered: RegisteredResource,
  before: Row,
  values: Values,
  options: WriteOptions,
): Promise<void> {
  const alsoCheck = endErrors(jakartaDay(options.now), before);
  const checked = await checkBody(tx, registered, values, before, { ...options, alsoCheck });
  await updateRecord(tx, registered, before, checked, { ...options, verb: 'end' });
}

/** Applies an approved change to an effective-dated record. */
export async function applyToPeriod(
  tx: Tx,
  registered: RegisteredResource,
  change: StoredChange,
  { before, values }: { readonly before: Row | null; readonly values: Values | null },
  options: WriteOptions,
): Promise<void> {
  if (!before) throw notFound();
  const today = jakartaDay(options.now);
  const { pending, supersedes } = await sharedStandingOf(tx, registered, before.secureId);
  if (pending) return approve(tx, registered, change, before, supersedes, options);
  if (change.action === 'delete') {
    requirePhase(before, ['SCHEDULED'], 'cancel');
    await removeRecord(tx, registered, before, { ...options, verb: 'cancel' });
    return giveBackEnd(tx, registered, before, options);
  }
  if (phaseOf(before) === 'IN_FORCE' && values && onlyEnds(registered.resource.fields, { before, values }))
    return end(tx, registered, before, values, options);
  requirePhase(before, ['SCHEDULED'], 'update');
  const alsoCheck = approvalErrors(today, jakartaDay(new Date(change.made_at)));
  const checked = await checkBody(tx, registered, values, before, { ...options, alsoCheck });
  await updateScheduled(tx, registered, before, checked, options);
}
