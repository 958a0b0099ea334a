import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { yieldJudge, type YieldFault } from '../simulation/judge-yield.ts';
import type { Subject } from '../simulation/judged-receivers.ts';
import { tenorsOf } from '../simulation/least-yield.ts';

/** A regular rate and one of repeat orders. */
export interface Rates {
  readonly rateRegular?: string | null | undefined;
  readonly rateRepeat?: string | null | undefined;
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
  readonly effectiveTo?: string | null;
  /** Concessions that come with it. */
  readonly carriedLines?: readonly (Rates & Subject)[] | null;
}

/** Whether a branch is new: its fees are entered after its rates, and judged with these. */
export async function isNew(db: Db | Tx, branchId: string): Promise<boolean> {
  const { rows } = await sql`select from branch_view b where b.id = ${branchId} and b.status = 'new'`.execute(db);
  return rows.length > 0;
}

/** What speaks against the yield of a rate, or of a concession for a receiver, anywhere in its period. */
export async function faultOfYield(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  rate: PlacedRate,
  subject?: Subject,
): Promise<YieldFault | null> {
  const { branchId, productGroupId, collateralType, ageBand, tenorFrom, tenorTo, effectiveFrom, effectiveTo } = rate;
  const { rateRegular, rateRepeat = null } = rate;
  if (rateRegular == null) return null;
  const today = jakartaDay(app.services.now());
  const band = { from: tenorFrom, to: tenorTo };
  const judge = await yieldJudge(app, db, {
    line,
    branchIds: [branchId],
    groupId: productGroupId,
    collateralType,
    ageBand,
    tenors: tenorsOf(band),
    day: effectiveFrom > today ? effectiveFrom : today,
    until: effectiveTo ?? null,
    subject,
  });
  return judge(branchId, band, { rates: [{ tenorFrom, tenorTo, rateRegular, rateRepeat }] });
}
