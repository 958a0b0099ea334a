import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { ChangeRequest } from '@console/contracts/core/changes';
import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { comparedOf, effectsOn, type Compared } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { tenorsOf } from '../simulation/least-yield.ts';
import { isPriced, proposedBy } from '../simulation/priced-change.ts';
import { tablesOf } from '../simulation/tables.ts';

/** A rate, of which the effect is wanted. */
export interface PricedRate {
  readonly branchId: string;
  readonly productGroupId: string | null;
  readonly tenorFrom: number;
  readonly tenorTo: number;
  readonly rateRegular: string;
  readonly rateRepeat: string | null;
  readonly effectiveFrom: string;
  readonly collateralType?: string | null;
  readonly ageBand?: string | null;
}

/** What the sample price at the tenors of a rate is calculated from, on its first day or today. */
export function comparedRate(app: Application, db: Db | Tx, line: BusinessLine, rate: PricedRate): Promise<Compared> {
  const today = jakartaDay(app.services.now());
  const { branchId, productGroupId, collateralType, ageBand, effectiveFrom, ...band } = rate;
  const { tenorFrom, tenorTo, rateRegular, rateRepeat } = band;
  return comparedOf(app, db, {
    line,
    branchId,
    productGroupId,
    ...(line === 'UFI' ? { collateralType: collateralType ?? null, ageBand: ageBand ?? null } : {}),
    tenors: tenorsOf({ from: tenorFrom, to: tenorTo }),
    day: effectiveFrom > today ? effectiveFrom : today,
    overrides: { rates: [{ tenorFrom, tenorTo, rateRegular, rateRepeat }] },
  });
}

/** What a change of a rate that awaits a decision does to it, in words; `null` for one that says no rate. */
export async function effectOfRateChange(
  app: Application,
  db: Db,
  line: BusinessLine,
  change: ChangeRequest,
): Promise<Text | null> {
  if (!isPriced(change)) return null;
  const own = line === 'UFI' ? sql`, collateral_type as "collateralType", age_band as "ageBand"` : sql``;
  const { rows } = await sql<PricedRate>`select branch_id as "branchId", product_group_id as "productGroupId",
      tenor_from as "tenorFrom", tenor_to as "tenorTo", rate_regular as "rateRegular", rate_repeat as "rateRepeat",
      effective_from as "effectiveFrom" ${own}
    from ${sql.table(tablesOf[line].rates)} where id = ${change.recordId}`.execute(db);
  const [stored] = rows;
  if (!stored) return null;
  const proposed = proposedBy(stored, change);
  return effectInWords(proposed.tenorTo, effectsOn(await comparedRate(app, db, line, proposed), proposed.tenorTo));
}
