import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Phase } from '@console/contracts/core/resource';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { tenorBelowYield } from '../branch-rates/yields.ts';
import { feeOverride, type PricedFee } from './effect-of-change.ts';

interface FeeChange {
  readonly values: (PricedFee & { readonly tenorFrom: number }) | null;
  readonly before: { readonly phase: Phase } | null;
}

/** A fee with which a rate of the branch yields less than its line demands; nothing for one that only ends. */
export async function warningsOfFee(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  { values, before }: FeeChange,
): Promise<readonly Warning[]> {
  const override = values && before?.phase !== 'IN_FORCE' ? feeOverride(values) : null;
  if (!values || !override) return [];
  const today = jakartaDay(app.services.now());
  const { branchId, tenorFrom: from, tenorTo: to, effectiveFrom } = values;
  const day = effectiveFrom > today ? effectiveFrom : today;
  const tenor = await tenorBelowYield(app, db, line, { branchId, day, from, to, fees: [override] });
  return tenor === null ? [] : [{ code: 'YIELD_BELOW_FLOOR', parameters: { target: tenor } }];
}

/** Only an admin approves such a fee. @throws Refusal RATE_NEEDS_ADMIN */
export async function requireAdminForFee(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  { caller, ...change }: FeeChange & { readonly caller: Caller },
): Promise<void> {
  if (!caller.isAdmin && (await warningsOfFee(app, tx, line, change)).length > 0) throw new Refusal('RATE_NEEDS_ADMIN');
}
