import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Phase } from '@console/contracts/core/resource';
import { settingIn } from '../../people/settings/settings.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { proposedTerms } from '../simulation/effect.ts';
import { judgedTenors, leastYield, yieldsBelow } from '../simulation/least-yield.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { tablesOf } from '../simulation/tables.ts';
import { sql } from 'kysely';
import type { Warning } from '../../records/resource/approval.ts';
import { inWords, tenorsWithoutRate } from './coverage.ts';
import { earlierRates, type EarlierRate, type RateStart } from './earlier-rates.ts';
import { comparedRate } from './effect-of-change.ts';

/** The setting of the least rate of a line that needs no admin. */
export const floorOf = {
  SPEKTRA: 'RATE_FLOOR_SPEKTRA',
  NMC: 'RATE_FLOOR_NMC',
  UFI: 'RATE_FLOOR_UFI',
} as const;

/** A move of a rate by more than this share of the rate before needs an admin. */
const mostMove = 0.25;

interface Rates {
  readonly rateRegular?: string | null | undefined;
  readonly rateRepeat?: string | null | undefined;
}

/** Whether one of the rates is below the floor of its line. */
export const isLow = ({ rateRegular, rateRepeat }: Rates, floor: number): boolean =>
  [rateRegular, rateRepeat].some((rate) => rate != null && Number(rate) < floor);

const isFar = (rate: string, before: string): boolean =>
  Math.abs(Number(rate) - Number(before)) > Number(before) * mostMove;

/** The first of the rates paid before from which these move by more than a quarter, regular or repeat. */
export const movedFrom = <Before extends EarlierRate>(
  { rateRegular, rateRepeat }: Rates,
  earlier: readonly Before[],
): Before | undefined =>
  rateRegular == null
    ? undefined
    : earlier.find(
        ({ regular, repeat }) => isFar(rateRegular, regular) || isFar(rateRepeat ?? rateRegular, repeat ?? regular),
      );

/** The rate that moves, before and after: the regular one, else the one of repeat orders. */
export function movedParameters({ rateRegular, rateRepeat }: Rates, { regular, repeat }: EarlierRate) {
  const isRegular = movedFrom({ rateRegular }, [{ regular, repeat: null }]) !== undefined;
  return isRegular
    ? { before: regular, after: rateRegular! }
    : { before: repeat ?? regular, after: rateRepeat ?? rateRegular! };
}

/** A rate with what it is for. */
export interface PlacedRate extends Rates {
  readonly branchId: string;
  readonly productGroupId: string | null;
  readonly tenorFrom: number;
  readonly tenorTo: number;
  readonly collateralType?: string;
  readonly ageBand?: string;
  readonly effectiveFrom: string;
}

const startOf = ({ effectiveFrom, collateralType, ageBand }: PlacedRate): RateStart => ({
  effectiveFrom,
  collateralType: collateralType ?? null,
  ageBand: ageBand ?? null,
});

/** Whether a rate yields less than its line demands on the sample price at the first or last tenor that is offered. */
async function isPoor(app: Application, db: Db | Tx, line: BusinessLine, rate: PlacedRate): Promise<boolean> {
  const { rateRegular, rateRepeat = null } = rate;
  if (rateRegular == null) return false;
  const compared = await comparedRate(app, db, line, { ...rate, rateRegular, rateRepeat });
  const isBelow = yieldsBelow(Number(await settingIn(db, leastYield[line])));
  return judgedTenors(compared.now.group, { from: rate.tenorFrom, to: rate.tenorTo }).some((tenor) =>
    (['REGULAR', 'REPEAT'] as const).some((kind) => {
      const terms = proposedTerms(compared, tenor, kind);
      return terms !== null && isBelow(terms);
    }),
  );
}

/** The warning of rates below the floor of their line. */
const lowWarning = (rates: readonly Rates[], floor: number): Warning[] =>
  rates.some((each) => isLow(each, floor)) ? [{ code: 'BELOW_FLOOR', parameters: { floor } }] : [];

/** A change of a rate: its values, and the stored row. */
interface RateChange {
  readonly values: PlacedRate | null;
  readonly before: (PlacedRate & { readonly phase?: Phase }) | null;
}

/**
 * What makes a rate one that only an admin approves: below the floor, far from what was paid before or was approved for
 * the row itself, or a yield below what its line demands. Nothing for a rate that only ends.
 */
export async function unusualIn(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  { values, before }: RateChange,
): Promise<readonly Warning[]> {
  if (!values || before?.phase === 'IN_FORCE') return [];
  const { branchId, productGroupId: groupId, tenorFrom: from, tenorTo: to } = values;
  const start = { ...startOf(values), today: jakartaDay(app.services.now()) };
  const earlier = await earlierRates(db, line, [branchId], [{ groupId, from, to }], start);
  const own = before?.rateRegular ? [{ regular: before.rateRegular, repeat: before.rateRepeat ?? null }] : [];
  const moved = movedFrom(values, [...own, ...earlier(branchId, 0)]);
  const floor = Number(await settingIn(db, floorOf[line]));
  return [
    ...lowWarning([values], floor),
    ...(moved ? [{ code: 'RATE_MOVES', parameters: movedParameters(values, moved) }] : []),
    ...((await isPoor(app, db, line, values)) ? [{ code: 'YIELD_BELOW_FLOOR', parameters: { target: to } }] : []),
  ];
}

/** All that the approver of a rate has to tick. */
export async function warningsOfRate(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  change: RateChange,
): Promise<readonly Warning[]> {
  const { values, before } = change;
  if (!values || before?.phase === 'IN_FORCE') return [];
  const { branchId, productGroupId: groupId, tenorFrom: from, tenorTo: to } = values;
  const without = await tenorsWithoutRate(db, line, [branchId], [groupId], startOf(values));
  const tenors = without(branchId, groupId, [{ from, to }]);
  return [
    ...(await unusualIn(app, db, line, change)),
    ...(tenors.length > 0 ? [{ code: 'TENORS_WITHOUT_RATE', parameters: { tenors: inWords(tenors) } }] : []),
  ];
}

/** Only an admin approves a rate that is unusual. @throws Refusal RATE_NEEDS_ADMIN */
export async function requireAdminForRate(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  { caller, ...change }: RateChange & { readonly caller: Caller },
): Promise<void> {
  if (!caller.isAdmin && (await unusualIn(app, tx, line, change)).length > 0) throw new Refusal('RATE_NEEDS_ADMIN');
}

/** The base row of a sheet. */
async function baseOf(db: Db | Tx, line: BusinessLine, id: string): Promise<PlacedRate | null> {
  const own = line === 'UFI' ? sql`, collateral_type as "collateralType", age_band as "ageBand"` : sql``;
  const { rows } = await sql<PlacedRate>`select branch_id as "branchId", product_group_id as "productGroupId",
      tenor_from as "tenorFrom", tenor_to as "tenorTo", rate_regular as "rateRegular", rate_repeat as "rateRepeat",
      effective_from as "effectiveFrom" ${own}
    from ${sql.table(tablesOf[line].rates)} where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

interface Sheet {
  readonly baseId: string;
  readonly lines: readonly Rates[];
}

/** What the approver of a sheet of concessions has to tick. */
export async function warningsOfSheet(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  sheet: Sheet | null,
): Promise<readonly Warning[]> {
  const base = sheet && (await baseOf(db, line, sheet.baseId));
  if (!sheet || !base) return [];
  const low = lowWarning(sheet.lines, Number(await settingIn(db, floorOf[line])));
  for (const { rateRegular, rateRepeat } of sheet.lines) {
    const rates = {
      rateRegular: rateRegular ?? base.rateRegular,
      rateRepeat: rateRepeat ?? rateRegular ?? base.rateRepeat,
    };
    if (await isPoor(app, db, line, { ...base, ...rates }))
      return [...low, { code: 'YIELD_BELOW_FLOOR', parameters: { target: base.tenorTo } }];
  }
  return low;
}

/** Only an admin approves a sheet with a rate or yield below the floor. @throws Refusal RATE_NEEDS_ADMIN */
export async function requireAdminForSheet(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  sheet: Sheet | null,
  caller: Caller,
): Promise<void> {
  if (!caller.isAdmin && (await warningsOfSheet(app, tx, line, sheet)).length > 0)
    throw new Refusal('RATE_NEEDS_ADMIN');
}
