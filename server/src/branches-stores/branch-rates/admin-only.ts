import type { BusinessLine } from '@console/contracts/core/business-lines';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { currentReads } from '../../platform/shared-reads.ts';
import type { Application } from '../../platform/http/application.ts';
import { freedDays } from '../../records/effective/freed.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { leastRate } from '../simulation/least-yield.ts';
import { tablesOf } from '../simulation/tables.ts';
import { sql } from 'kysely';
import { eachOnce, type Warning } from '../../records/resource/approval.ts';
import { inWords } from './coverage.ts';
import { earlierRates, type EarlierRate } from './earlier-rates.ts';
import { paidWithout } from './paid-without.ts';
import { faultOfYield, isNew, type PlacedRate, type Rates } from './placed-rate.ts';
import { startOf, uncoveredBy, type RateChange } from './uncovered.ts';

/** A move of a rate by more than this share of the rate before needs an admin. */
const mostMove = 0.25;

/** Whether one of the rates is below the floor of its line. */
export const isLow = ({ rateRegular, rateRepeat }: Rates, floor: number): boolean =>
  [rateRegular, rateRepeat].some((rate) => rate != null && Number(rate) < floor);

const isFar = (rate: string, before: string): boolean =>
  Math.abs(Number(rate) - Number(before)) > Number(before) * mostMove;

/**
 * The first of the rates paid before from which these move by more than a quarter, regular or repeat. Without a regular
 * rate only what repeat orders pay moves.
 */
export function movedFrom<Before extends EarlierRate>(
  { rateRegular, rateRepeat }: Rates,
  earlier: readonly Before[],
): Before | undefined {
  const paidRepeat = rateRepeat ?? rateRegular;
  return earlier.find(
    ({ regular, repeat }) =>
      (rateRegular != null && isFar(rateRegular, regular)) ||
      (paidRepeat != null && isFar(paidRepeat, repeat ?? regular)),
  );
}

/** The rate that moves, before and after: the regular one, else the one of repeat orders. */
export function movedParameters({ rateRegular, rateRepeat }: Rates, { regular, repeat }: EarlierRate) {
  const isRegular = movedFrom({ rateRegular }, [{ regular, repeat: null }]) !== undefined;
  return isRegular
    ? { before: regular, after: rateRegular! }
    : { before: repeat ?? regular, after: rateRepeat ?? rateRegular! };
}

const floorIn = async (db: Db | Tx, line: BusinessLine): Promise<number> =>
  Number(await currentReads().once([leastRate[line]], () => settingIn(db, leastRate[line])));

/** The warning of rates below the floor of their line. */
const lowWarning = (rates: readonly Rates[], floor: number): Warning[] =>
  rates.some((each) => isLow(each, floor)) ? [{ code: 'BELOW_FLOOR', parameters: { floor } }] : [];

/** Warnings of what customers pay on the days that a rate no longer holds. */
async function warningsWithout(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  before: NonNullable<RateChange['before']>,
  { values, before: stored }: RateChange,
): Promise<readonly Warning[]> {
  const paid: PlacedRate[] = [];
  for (const freed of await freedDays(db, tablesOf[line].rates, { values, before: stored }))
    paid.push(...(await paidWithout(db, line, before, freed)));
  const approved = [{ regular: before.rateRegular ?? '0', repeat: before.rateRepeat ?? null }];
  const far = values && paid.find((rates) => movedFrom(rates, approved));
  const moves = far ? [{ code: 'RATE_MOVES', parameters: movedParameters(far, approved[0]!) }] : [];
  for (const rates of paid) {
    const fault = await faultOfYield(app, db, line, rates);
    if (fault?.code === 'YIELD_BELOW_FLOOR') return [...moves, fault];
  }
  return moves;
}

/**
 * What makes a rate one that only an admin approves: below the floor, far from what was paid before or was approved for
 * the row itself, or a yield below what its line demands. Of one that goes, the rate that customers pay without it.
 */
export async function unusualIn(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  change: RateChange,
): Promise<readonly Warning[]> {
  const { values, before } = change;
  const without = before ? await warningsWithout(app, db, line, before, change) : [];
  if (!values || before?.phase === 'IN_FORCE') return without;
  const { branchId, productGroupId: groupId, tenorFrom: from, tenorTo: to } = values;
  const start = { ...startOf(values), today: jakartaDay(app.services.now()) };
  const earlier = await earlierRates(db, line, [branchId], [{ groupId, from, to }], start);
  const approved = before?.rateRegular ? [{ regular: before.rateRegular, repeat: before.rateRepeat ?? null }] : [];
  const moved = movedFrom(values, [...approved, ...earlier(branchId, 0)]);
  const floor = await floorIn(db, line);
  const fault = await faultOfYield(app, db, line, values);
  const isTold = fault?.code === 'YIELD_BELOW_FLOOR' || (fault && !(await isNew(db, branchId)));
  const own: readonly Warning[] = [
    ...lowWarning([values], floor),
    ...(moved ? [{ code: 'RATE_MOVES', parameters: movedParameters(values, moved) }] : []),
    ...(isTold ? [fault] : []),
  ];
  const carried = values.carriedLines ? await warningsOfLines(app, db, line, values, values.carriedLines) : [];
  return eachOnce([...own, ...carried, ...without]);
}

/** All that the approver of a rate has to tick. */
export async function warningsOfRate(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  change: RateChange,
): Promise<readonly Warning[]> {
  const tenors = await uncoveredBy(db, line, change);
  return [
    ...(await unusualIn(app, db, line, change)),
    ...(tenors.length > 0 ? [{ code: 'TENORS_WITHOUT_RATE', parameters: { tenors: inWords(tenors) } }] : []),
  ];
}

/** The base row of a sheet. */
export async function baseOf(db: Db | Tx, line: BusinessLine, id: string): Promise<PlacedRate | null> {
  const own = line === 'UFI' ? sql`, collateral_type as "collateralType", age_band as "ageBand"` : sql``;
  const { rows } = await sql<PlacedRate>`select branch_id as "branchId", product_group_id as "productGroupId",
      tenor_from as "tenorFrom", tenor_to as "tenorTo", rate_regular as "rateRegular", rate_repeat as "rateRepeat",
      effective_from as "effectiveFrom", effective_to as "effectiveTo" ${own}
    from ${sql.table(tablesOf[line].rates)} where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A concession on a rate. */
type Line = NonNullable<PlacedRate['carriedLines']>[number];

/** Warnings of concessions on a rate: below the floor, far below the rate, or with too low a yield. */
async function warningsOfLines(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  base: PlacedRate,
  lines: readonly Line[],
): Promise<readonly Warning[]> {
  const approved = [{ regular: base.rateRegular ?? '0', repeat: base.rateRepeat ?? null }];
  const conceded = lines.map(({ rateRegular, rateRepeat, ...subject }) => ({
    subject,
    rateRegular: rateRegular ?? base.rateRegular,
    rateRepeat: rateRepeat ?? rateRegular ?? base.rateRepeat,
  }));
  const far = conceded.find((rates) => movedFrom(rates, approved));
  const found: Warning[] = [
    ...lowWarning(lines, await floorIn(db, line)),
    ...(far ? [{ code: 'RATE_MOVES', parameters: movedParameters(far, approved[0]!) }] : []),
  ];
  for (const { subject, ...rates } of conceded) {
    const fault = await faultOfYield(app, db, line, { ...base, ...rates }, subject);
    if (fault?.code === 'YIELD_BELOW_FLOOR') return [...found, fault];
  }
  return found;
}

interface Sheet {
  readonly baseId: string;
  readonly lines: readonly Line[];
}

/** What the approver of a sheet of concessions has to tick. */
export async function warningsOfSheet(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  sheet: Sheet | null,
): Promise<readonly Warning[]> {
  const base = sheet && (await baseOf(db, line, sheet.baseId));
  return sheet && base ? warningsOfLines(app, db, line, base, sheet.lines) : [];
}
