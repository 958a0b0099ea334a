import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { ChangeWarning } from '@console/contracts/core/changes';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { plainText } from '../../platform/plain-text.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { summed, worded } from '../../records/changes/warnings.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { putInForce } from '../../records/effective/apply.ts';
import { requireNoSuccessor, storePending } from '../../records/effective/pending.ts';
import { requireNoChange, startErrors, successorErrors, type Values } from '../../records/effective/rules.ts';
import { checkBody } from '../../records/resource/check.ts';
import type { Application } from '../../platform/http/application.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { insertRecord, type WriteOptions } from '../../records/resource/write.ts';
import { isLow, movedFrom, movedParameters } from '../branch-rates/admin-only.ts';
import { faultOfYield, isNew, type PlacedRate } from '../branch-rates/placed-rate.ts';
import { earlierRates } from '../branch-rates/earlier-rates.ts';
import { lowestYields } from '../branch-rates/yields.ts';
import { belowFloor } from '../simulation/judge-yield.ts';
import { leastRate } from '../simulation/least-yield.ts';
import { leftWithout } from './left-without.ts';
import { carriedTo, liveRows, placedWithSheet, type Planned, type Registered } from './plan.ts';

/** A rate or fee in words: what it is for, and its tenors. */
const subjectOf = ({ kind, values }: Planned): string =>
  [
    kind === 'RATE' ? 'Rate' : `Fee ${plainText(values['feeType'])}`,
    `${plainText(values['tenorFrom'])}-${plainText(values['tenorTo'])}`,
  ].join(' ');

/** What is unusual in the rates of a copy, beside what is paid before it is written. */
async function unusualIn(
  tx: Tx,
  line: BusinessLine,
  planned: readonly Planned[],
  today: string,
): Promise<(readonly Warning[])[]> {
  const floor = Number(await settingIn(tx, leastRate[line]));
  const found: (readonly Warning[])[] = [];
  for (const { kind, values } of planned) {
    if (kind !== 'RATE') continue;
    const rate = values as unknown as PlacedRate;
    const key = { groupId: rate.productGroupId, from: rate.tenorFrom, to: rate.tenorTo };
    const { effectiveFrom, collateralType = null, ageBand = null } = rate;
    const start = { effectiveFrom, collateralType, ageBand, today };
    const earlier = await earlierRates(tx, line, [rate.branchId], [key], start);
    const moved = movedFrom(rate, earlier(rate.branchId, 0));
    found.push([
      ...(isLow(rate, floor) ? [{ code: 'BELOW_FLOOR', parameters: { floor } }] : []),
      ...(moved ? [{ code: 'RATE_MOVES', parameters: movedParameters(rate, moved) }] : []),
    ]);
  }
  return found;
}

/** What speaks against the yields of a copy, with the fees that are written with its rates. */
async function yieldsOf(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  planned: readonly Planned[],
): Promise<(readonly Warning[])[]> {
  const wanted = planned.map(({ values }) => {
    const { branchId, tenorFrom: from, tenorTo: to, effectiveFrom: day } = values as unknown as PlacedRate;
    return { branchId, day, from, to };
  });
  const poor = await lowestYields(app, tx, line, wanted);
  const found: (readonly Warning[])[] = [];
  for (const [at, { kind, values }] of planned.entries()) {
    const lowest = poor[at] ?? null;
    const rate = values as unknown as PlacedRate;
    const isJudged = kind === 'RATE' && !(await isNew(tx, rate.branchId));
    const fault = isJudged ? await faultOfYield(app, tx, line, rate) : null;
    if (fault) found.push([fault]);
    else if (lowest) found.push([belowFloor(lowest)]);
  }
  return found;
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
  const alsoCheck = before ? successorErrors(registered, before, today) : startErrors(today, false);
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
 * @returns what the approver has to tick, each code once; with any of it only an admin approves
 * @throws Refusal COPY_OUTDATED when a row no longer finds what it found when the copy was asked for, or the refusal of
 *   a rate or fee itself
 */
export async function applyCopy(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  { rates, fees }: Registered,
  planned: readonly Planned[],
  options: WriteOptions,
): Promise<ChangeWarning[]> {
  const today = jakartaDay(options.now);
  const unusual = [...(await unusualIn(tx, line, planned, today)), ...(await leftWithout(tx, line, planned))];
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
      const { effect, before } = await placedWithSheet(tx, line, kind, registered, row.values, live, today);
      const found = before && effect === 'REPLACE' ? await predecessor(tx, registered, before.secureId) : null;
      if (effect !== row.effect || before?.secureId !== row.before?.secureId)
        throw new Refusal('COPY_OUTDATED', { parameters: { subject: subjectOf(row) } });
      const carriedLines = found ? await carriedTo(tx, line, kind, row.values, found.secureId) : [];
      await write(
        tx,
        registered,
        { ...row.values, carriedLines: carriedLines.length > 0 ? carriedLines : null },
        found,
        options,
      );
    }
  }
  const all = [...unusual, ...(await yieldsOf(app, tx, line, planned))];
  return summed(all.map((warnings) => worded(app.errors, warnings)));
}

/** What the approver of a copy will have to tick, found by writing it and taking it back. */
export async function warningsOfCopy(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  registered: Registered,
  planned: readonly Planned[],
  options: WriteOptions,
): Promise<ChangeWarning[]> {
  await sql`savepoint copy`.execute(tx);
  const warnings = await applyCopy(app, tx, line, registered, planned, options);
  await sql`rollback to savepoint copy`.execute(tx);
  return warnings;
}
