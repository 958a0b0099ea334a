import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { SimulationBody, SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { qanunBranches } from '../qanun-branch/in-force.ts';
import { computed } from './calculate.ts';
import { calculationOn } from './calculation.ts';
import { samplePrice } from './sample.ts';

/** A change of rates or fees, of which the effect on the instalment of the sample price is wanted. */
export interface Proposal {
  readonly line: BusinessLine;
  readonly branchId: string;
  readonly productGroupId?: string | null;
  readonly collateralType?: string | null;
  readonly ageBand?: string | null;
  readonly tenor: number;
  /** Plain date on which both are calculated. */
  readonly day: string;
  /** Values in place of those stored. */
  readonly overrides?: SimulationOverrides;
  /** Levels of fees that no longer count. */
  readonly withoutFees?: readonly string[];
}

/** Instalments of the sample price; `null` where nothing can be calculated. */
export interface Effect {
  readonly now: number | null;
  readonly proposed: number | null;
}

/** The instalment of the sample price now and as proposed, for each kind of customer. */
export async function effectOf(
  app: Application,
  db: Db | Tx,
  proposal: Proposal,
): Promise<Readonly<Record<CustomerKind, Effect>>> {
  const { line, branchId, tenor, day, overrides, withoutFees = [], ...of } = proposal;
  const body = { line, branchId, ...of, price: samplePrice[line], tenors: [tenor], overrides } as SimulationBody;
  const noon = new Date(`${day}T12:00:00+07:00`);
  const branch = { name: '', isQanun: (await qanunBranches(db, [branchId], noon)).has(branchId) };
  const now = await calculationOn(app, db, body, { branch, day, language: 'id', leastYield: null });
  const then = { ...now, fees: now.fees.filter(({ key }) => !withoutFees.includes(key)) };
  const instalments = (kind: CustomerKind): Effect => ({
    now: computed(now, tenor, kind, false).outcome?.instalment ?? null,
    proposed: computed(then, tenor, kind, true).outcome?.instalment ?? null,
  });
  return { REGULAR: instalments('REGULAR'), REPEAT: instalments('REPEAT') };
}
