import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { plainText } from '../../platform/plain-text.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { putInForce } from '../../records/effective/apply.ts';
import { requireNoSuccessor, storePending } from '../../records/effective/pending.ts';
import { requireNoChange, startErrors, successorErrors, type Values } from '../../records/effective/rules.ts';
import { checkBody } from '../../records/resource/check.ts';
import type { Application } from '../../platform/http/application.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { insertRecord, type WriteOptions } from '../../records/resource/write.ts';
import { floorOf, isLow, movedFrom, type PlacedRate } from '../branch-rates/admin-only.ts';
import { earlierRates } from '../branch-rates/earlier-rates.ts';
import { tenorBelowYield } from '../branch-rates/yields.ts';
import { liveRows, placed, type Planned, type Registered } from './plan.ts';

/** A rate or fee in words: what it is for, and its tenors. */
const subjectOf = ({ kind, values }: Planned): string =>
  [
    kind === 'RATE' ? 'Rate' : `Fee ${plainText(values['feeType'])}`,
    `${plainText(values['tenorFrom'])}-${plainText(values['tenorTo'])}`,
  ].join(' ');

/** Only an admin approves rates that are unusual. */
async function requireAdmin(tx: Tx, line: BusinessLine, planned: readonly Planned[], today: string): Promise<void> {
  const floor = Number(await settingIn(tx, floorOf[line]));
  for (const { kind, values } of planned) {
    if (kind !== 'RATE') continue;
    const rate = values as unknown as PlacedRate;
    const key = { groupId: rate.productGroupId, from: rate.tenorFrom, to: rate.tenorTo };
    const { effectiveFrom, collateralType = null, ageBand = null } = rate;
    const start = { effectiveFrom, collateralType, ageBand, today };
    const earlier = await earlierRates(tx, line, [rate.branchId], [key], start);
    if (isLow(rate, floor) || movedFrom(rate, earlier(rate.branchId, 0))) throw new Refusal('RATE_NEEDS_ADMIN');
  }
}

/** Nor rates that yield less than the line demands with the fees that are written with them. */
async function requireYields(app: Application, tx: Tx, line: BusinessLine, planned: readonly Planned[]): Promise<void> {
  for (const { values } of planned) {
    const { branchId, tenorFrom: from, tenorTo: to, effectiveFrom: day } = values as unknown as PlacedRate;
    if ((await tenorBelowYield(app, tx, line, { branchId, day, from, to })) !== null)
      throw new Refusal('RATE_NEEDS_ADMIN');
  }
}

/** The row whose place is taken, locked, when nothing else is about to happen to it. */
async function predecessor(tx: Tx, registered: RegisteredResource, id: string): Promise<Row | null> {
  await requireNoChange(tx, registered, [id]);
  await requireNoSuccessor(tx, registered, id);
  const options = { of: 'detail', caller: null, lock: true } as const;
  return (await findRecords(tx, registered, [id], { type: 'all' }, options))[0] ?? null;
}

async function write(
  tx: Tx,
  registered: RegisteredResource,
  values: Values,
  before: Row | null,
  options: WriteOptions,
) {
  const today = jakartaDay(options.now);
  const alsoCheck = before ? successorErrors(today) : startErrors(today, false);
  const body = before ? { ...values, version: before.version } : values;
  const checked = await checkBody(tx, registered, body, before, { ...options, alsoCheck });
  if (before)
    await putInForce(
      tx,
      registered,
      await storePending(tx, registered, checked, before, options),
      checked.store,
      options,
    );
  else await insertRecord(tx, registered, checked, options);
}

/**
 * Writes what was planned for a branch, all or none.
 * @throws Refusal COPY_OUTDATED when a row no longer finds what it found when the copy was asked for, RATE_NEEDS_ADMIN,
 *   or the refusal of a rate or fee itself
 */
export async function applyCopy(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  { rates, fees }: Registered,
  planned: readonly Planned[],
  options: WriteOptions,
): Promise<void> {
  const today = jakartaDay(options.now);
  if (!options.caller?.isAdmin) await requireAdmin(tx, line, planned, today);
  for (const [kind, registered] of [
    ['RATE', rates],
    ['FEE', fees],
  ] as const) {
    const rows = planned.filter((each) => each.kind === kind);
    const [first] = rows;
    if (!first) continue;
    const branchId = plainText(first.values['branchId']);
    const live = await liveRows(tx, registered, branchId, plainText(first.values['effectiveFrom']));
    for (const row of rows) {
      const { effect, before } = placed(registered, row.values, live, today);
      const found = before && effect === 'REPLACE' ? await predecessor(tx, registered, before.secureId) : null;
      if (effect !== row.effect || before?.secureId !== row.before?.secureId)
        throw new Refusal('COPY_OUTDATED', { parameters: { subject: subjectOf(row) } });
      await write(tx, registered, row.values, found, options);
    }
  }
  if (!options.caller?.isAdmin) await requireYields(app, tx, line, planned);
}
