import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ConsequentChange } from '../../records/resource/approval.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { effectOf, type Effects } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { isPriced, proposedBy } from '../simulation/priced-change.ts';
import { tablesOf } from '../simulation/tables.ts';
import { qanunBranches } from '../under-qanun/in-force.ts';

export interface PricedFee {
  readonly branchId: string;
  readonly feeType: string;
  readonly tenorTo: number;
  readonly valueType: 'AMOUNT' | 'PERCENT';
  readonly amountRegular: number | null;
  readonly amountRepeat: number | null;
  readonly percentRegular: string | null;
  readonly percentRepeat: string | null;
  readonly charge: 'FINANCED' | 'UPFRONT';
  readonly effectiveFrom: string;
}

const valueText = (value: number | string | null): string | null => (value === null ? null : String(value));

/** A fee as the simulation takes it; `null` for one without a value. */
export function feeOverride(fee: Omit<PricedFee, 'branchId' | 'tenorTo' | 'effectiveFrom'>) {
  const [regular, repeat] =
    fee.valueType === 'AMOUNT' ? [fee.amountRegular, fee.amountRepeat] : [fee.percentRegular, fee.percentRepeat];
  const { feeType, valueType, charge } = fee;
  return regular === null ? null : { feeType, valueType, regular: String(regular), repeat: valueText(repeat), charge };
}

/** The fee with this id. */
export async function storedFee(db: Db | Tx, line: BusinessLine, id: string | null): Promise<PricedFee | undefined> {
  const { rows } = await sql<PricedFee>`select branch_id as "branchId", fee_type as "feeType", tenor_to as "tenorTo",
      value_type as "valueType", amount_regular as "amountRegular", amount_repeat as "amountRepeat",
      percent_regular as "percentRegular", percent_repeat as "percentRepeat", charge, effective_from as "effectiveFrom"
    from ${sql.table(tablesOf[line].fees)} where id = ${id}`.execute(db);
  return rows[0];
}

/**
 * What a fee of a branch, or a concession on one, does to the instalment of the sample price at its last tenor; `null`
 * where it has none.
 */
export async function effectsOfFee(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  of: 'BRANCH' | 'BRANCH_EXCLUSIVE',
  fee: PricedFee,
): Promise<Effects | null> {
  const override = feeOverride(fee);
  if (!override) return null;
  const today = jakartaDay(app.services.now());
  const day = fee.effectiveFrom > today ? fee.effectiveFrom : today;
  // Under Qanun the fees of the record count, so that this one changes nothing.
  if ((await qanunBranches(db, [fee.branchId], new Date(`${day}T12:00:00+07:00`))).size > 0) return null;
  return effectOf(app, db, {
    line,
    branchId: fee.branchId,
    tenor: fee.tenorTo,
    day,
    ...(line === 'UFI' ? { collateralType: 'MOTOR_BEKAS', ageBand: '0-3' } : {}),
    overrides: { fees: [{ ...override, of }] },
  });
}

/** What a proposed fee does to the instalment, in words. */
export async function effectOfFeeChange(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  change: ConsequentChange,
  stored: PricedFee | null,
): Promise<Text | null> {
  if (!stored || !isPriced(change)) return null;
  const fee = proposedBy(stored, change);
  const effects = await effectsOfFee(app, db, line, 'BRANCH', fee);
  return effects && effectInWords(fee.tenorTo, effects);
}
