import type { BusinessLine } from '@console/contracts/core/business-lines';
import { settingIn } from '../../people/settings/settings.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { proposedTerms } from '../simulation/effect.ts';
import { leastYield, yieldsBelow } from '../simulation/least-yield.ts';
import { earlierRates, type EarlierRate } from './earlier-rates.ts';
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

/** Whether a rate yields less than its line demands on the sample price at its longest tenor. */
async function isPoor(app: Application, tx: Tx, line: BusinessLine, rate: PlacedRate): Promise<boolean> {
  const { rateRegular, rateRepeat = null } = rate;
  if (rateRegular == null) return false;
  const compared = await comparedRate(app, tx, line, { ...rate, rateRegular, rateRepeat });
  const isBelow = yieldsBelow(Number(await settingIn(tx, leastYield[line])));
  return (['REGULAR', 'REPEAT'] as const).some((kind) => {
    const terms = proposedTerms(compared, rate.tenorTo, kind);
    return terms !== null && isBelow(terms);
  });
}

/**
 * Only an admin approves a rate below the floor, far from what was paid before or was approved for the row itself, or
 * that yields less than its line demands.
 * @throws Refusal RATE_NEEDS_ADMIN
 */
export async function requireAdminForRate(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  {
    values,
    before,
    caller,
  }: { readonly values: PlacedRate | null; readonly before: PlacedRate | null; readonly caller: Caller },
): Promise<void> {
  if (caller.isAdmin || !values) return;
  const { branchId, productGroupId: groupId, tenorFrom: from, tenorTo: to, effectiveFrom } = values;
  const earlier = await earlierRates(tx, line, [branchId], [{ groupId, from, to }], {
    effectiveFrom,
    collateralType: values.collateralType ?? null,
    ageBand: values.ageBand ?? null,
  });
  const own = before?.rateRegular ? [{ regular: before.rateRegular, repeat: before.rateRepeat ?? null }] : [];
  const floor = Number(await settingIn(tx, floorOf[line]));
  if (isLow(values, floor) || movedFrom(values, [...own, ...earlier(branchId, 0)]))
    throw new Refusal('RATE_NEEDS_ADMIN');
  if (await isPoor(app, tx, line, values)) throw new Refusal('RATE_NEEDS_ADMIN');
}

/** Only an admin approves a sheet with a rate below the floor. @throws Refusal RATE_NEEDS_ADMIN */
export async function requireAdminForSheet(
  tx: Tx,
  line: BusinessLine,
  lines: readonly Rates[],
  caller: Caller,
): Promise<void> {
  if (caller.isAdmin) return;
  const floor = Number(await settingIn(tx, floorOf[line]));
  if (lines.some((each) => isLow(each, floor))) throw new Refusal('RATE_NEEDS_ADMIN');
}
