import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { ChangeRequest } from '@console/contracts/core/changes';
import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { effectOf } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { isPriced, proposedBy } from '../simulation/priced-change.ts';
import { tablesOf } from '../simulation/tables.ts';

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

/** What a proposed fee does to the instalment of the sample price at its longest tenor. */
export async function effectOfFeeChange(
  app: Application,
  db: Db,
  line: BusinessLine,
  change: ChangeRequest,
): Promise<Text | null> {
  if (!isPriced(change)) return null;
  const { rows } = await sql<PricedFee>`select branch_id as "branchId", fee_type as "feeType", tenor_to as "tenorTo",
      value_type as "valueType", amount_regular as "amountRegular", amount_repeat as "amountRepeat",
      percent_regular as "percentRegular", percent_repeat as "percentRepeat", charge, effective_from as "effectiveFrom"
    from ${sql.table(tablesOf[line].fees)} where id = ${change.recordId}`.execute(db);
  const [stored] = rows;
  if (!stored) return null;
  const fee = proposedBy(stored, change);
  const override = feeOverride(fee);
  if (!override) return null;
  const today = jakartaDay(app.services.now());
  const effects = await effectOf(app, db, {
    line,
    branchId: fee.branchId,
    tenor: fee.tenorTo,
    day: fee.effectiveFrom > today ? fee.effectiveFrom : today,
    ...(line === 'UFI' ? { collateralType: 'MOTOR_BEKAS', ageBand: '0-3' } : {}),
    overrides: { fees: [override] },
  });
  return effectInWords(fee.tenorTo, effects);
}
