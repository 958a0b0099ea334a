import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Phase } from '@console/contracts/core/resource';
import type { Db, Tx } from '../../platform/context.ts';
import { currentReads } from '../../platform/shared-reads.ts';
import { freedDays, type PeriodChange } from '../../records/effective/freed.ts';
import { tablesOf } from '../simulation/tables.ts';
import { tenorsWithoutRate, type WithoutRate } from './coverage.ts';
import type { RateStart } from './earlier-rates.ts';
import { paidWithout } from './paid-without.ts';
import type { PlacedRate } from './placed-rate.ts';

/** A change of a rate: its values, and the stored row. */
export interface RateChange {
  readonly values: PlacedRate | null;
  readonly before: (PlacedRate & { readonly secureId?: string; readonly phase?: Phase }) | null;
}

/** The start of a rate, and of UFI its collateral. */
export const startOf = ({
  effectiveFrom,
  collateralType,
  ageBand,
}: PlacedRate): RateStart & { effectiveFrom: string } => ({
  effectiveFrom,
  collateralType: collateralType ?? null,
  ageBand: ageBand ?? null,
});

/** What a branch has no rate for. Rates that are judged together read it once. */
const withoutRate = (
  db: Db | Tx,
  line: BusinessLine,
  branchId: string,
  groupId: string | null,
  start: RateStart,
  except: readonly string[] = [],
): Promise<WithoutRate> =>
  currentReads().once(['without rate', line, branchId, groupId, start, except], () =>
    tenorsWithoutRate(db, line, [branchId], [groupId], start, except),
  );

/** Tenors of a rate that customers have none for on days that no values hold once its change is in force. */
export async function freedTenors(
  db: Db | Tx,
  line: BusinessLine,
  change: RateChange & Pick<PeriodChange, 'replaces'>,
): Promise<ReadonlySet<number>> {
  const { values, before } = change;
  const tenors = new Set<number>();
  const gone = before ?? values;
  if (!gone) return tenors;
  const { branchId, productGroupId: groupId, tenorFrom: from, tenorTo: to } = values ?? gone;
  for (const freed of await freedDays(db, tablesOf[line].rates, change)) {
    const kept = await paidWithout(db, line, gone, freed);
    const start = { ...startOf(gone), effectiveFrom: freed.from };
    const without = await withoutRate(db, line, branchId, groupId, start, freed.heldBy);
    const bands = kept.map(({ tenorFrom, tenorTo }) => ({ from: tenorFrom, to: tenorTo }));
    for (const tenor of without(branchId, groupId, bands)) if (from <= tenor && tenor <= to) tenors.add(tenor);
  }
  return tenors;
}

/** Tenors of a rate that customers have none for once its change is in force. */
export async function uncoveredBy(db: Db | Tx, line: BusinessLine, change: RateChange): Promise<readonly number[]> {
  const { values, before } = change;
  const tenors = new Set(await freedTenors(db, line, change));
  if (values && before?.phase !== 'IN_FORCE') {
    const { branchId, productGroupId: groupId, tenorFrom: from, tenorTo: to } = values;
    const without = await withoutRate(db, line, branchId, groupId, startOf(values));
    for (const tenor of without(branchId, groupId, [{ from, to }])) tenors.add(tenor);
  }
  return [...tenors].toSorted((one, other) => one - other);
}
