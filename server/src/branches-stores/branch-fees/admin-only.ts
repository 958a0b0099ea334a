import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Phase } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { eachOnce, type Warning } from '../../records/resource/approval.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { freedDays, type Freed } from '../../records/effective/freed.ts';
import { inWords, tenorsWithoutFee } from '../branch-rates/coverage.ts';
import { firstDayWithoutQanun } from '../under-qanun/in-force.ts';
import { lowestYields } from '../branch-rates/yields.ts';
import { belowFloor } from '../simulation/judge-yield.ts';
import type { Subject } from '../simulation/judged-receivers.ts';
import { lowerOf } from '../simulation/least-yield.ts';
import { tablesOf } from '../simulation/tables.ts';
import { feeOverride, type PricedFee } from './effect-of-change.ts';

type PlacedFee = PricedFee & {
  readonly tenorFrom: number;
  readonly amountFrom: number;
  readonly amountTo: number | null;
  readonly effectiveTo?: string | null;
  /** Concessions that come with it. */
  readonly carriedLines?: readonly ExclusiveLine[] | null;
};

/** The columns of what a fee charges. */
const priced = sql`branch_id as "branchId", fee_type as "feeType", tenor_from as "tenorFrom", tenor_to as "tenorTo",
  value_type as "valueType", amount_regular as "amountRegular", amount_repeat as "amountRepeat",
  percent_regular as "percentRegular", percent_repeat as "percentRepeat", charge,
  effective_from as "effectiveFrom", effective_to as "effectiveTo", amount_from as "amountFrom",
  amount_to as "amountTo"`;

interface FeeChange {
  readonly values: PlacedFee | null;
  readonly before: (PlacedFee & { readonly secureId: string; readonly phase: Phase }) | null;
}

/** A fee, or a concession on it for a receiver. */
type JudgedFee = Omit<PricedFee, 'branchId' | 'tenorTo' | 'effectiveFrom'> & { readonly subject?: Subject };

/** The warning of fees in the place of a stored one with which a rate of the branch yields too little. */
async function poorWith(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  { branchId, tenorFrom: from, tenorTo: to, amountFrom, amountTo, effectiveFrom, effectiveTo = null }: PlacedFee,
  fees: readonly JudgedFee[],
): Promise<readonly Warning[]> {
  const today = jakartaDay(app.services.now());
  const day = effectiveFrom > today ? effectiveFrom : today;
  const amounts = { from: amountFrom, to: amountTo };
  const wanted = fees.flatMap(({ subject, ...fee }) => {
    const override = feeOverride(fee);
    if (!override) return [];
    const of = { branchId, day, until: effectiveTo, from, to, amounts, overrides: { fees: [override] } };
    return [subject ? { ...of, subject } : of];
  });
  const lowest = (await lowestYields(app, db, line, wanted)).reduce(lowerOf, null);
  return lowest ? [belowFloor(lowest)] : [];
}

/** A concession as the fee that its receiver pays: what it leaves empty is that of the base fee. */
const concession = (base: PlacedFee, line: ExclusiveLine): PlacedFee & JudgedFee => ({
  ...base,
  subject: { subjectType: line.subjectType, subjectCode: line.subjectCode },
  amountRegular: line.amountRegular ?? base.amountRegular,
  amountRepeat: line.amountRepeat ?? line.amountRegular ?? base.amountRepeat,
  percentRegular: line.percentRegular ?? base.percentRegular,
  percentRepeat: line.percentRepeat ?? line.percentRegular ?? base.percentRepeat,
});

/** The warning of an ADMIN fee that leaves tenors without one; while the branch is under Qanun it is not charged. */
export async function warningsOfEnd(
  db: Db | Tx,
  line: BusinessLine,
  {
    branchId,
    feeType,
    tenorFrom: from,
    tenorTo: to,
  }: Pick<PlacedFee, 'branchId' | 'feeType' | 'tenorFrom' | 'tenorTo'>,
  { from: first, to: last, heldBy: ids }: Pick<Freed, 'from' | 'to' | 'heldBy'>,
): Promise<readonly Warning[]> {
  if (feeType !== 'ADMIN') return [];
  const day = await firstDayWithoutQanun(db, line, branchId, first);
  if (day === null || (last !== null && day > last)) return [];
  const tenors = await tenorsWithoutFee(db, line, { ids, branchId, from, to, day });
  return tenors.length > 0 ? [{ code: 'TENORS_WITHOUT_FEE', parameters: { tenors: inWords(tenors) } }] : [];
}

/**
 * What is charged on days that a fee no longer holds: nothing, or the fee before it where that one takes them back.
 * `null` without an ADMIN fee, for then there is no contract.
 */
async function chargedWithout(
  db: Db | Tx,
  line: BusinessLine,
  gone: PlacedFee,
  { givenBack }: Freed,
): Promise<JudgedFee | null> {
  const { branchId, feeType, tenorFrom, amountFrom, effectiveFrom, charge } = gone;
  const { rows } = await sql<JudgedFee>`select ${priced} from ${sql.table(tablesOf[line].fees)}
    where ${givenBack} and branch_id = ${branchId} and fee_type = ${feeType} and tenor_from = ${tenorFrom}
      and amount_from = ${amountFrom} and deleted_at is null and approval = 'APPROVED'
      and effective_to = ${effectiveFrom}::date - 1`.execute(db);
  if (rows[0]) return rows[0];
  const nothing = { valueType: 'AMOUNT', amountRegular: 0, amountRepeat: 0, percentRegular: null } as const;
  return feeType === 'ADMIN' ? null : { feeType, ...nothing, percentRepeat: null, charge };
}

/** Warnings of the days that a fee no longer holds once a change is in force. */
async function warningsWithout(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  change: FeeChange,
  gone: PlacedFee,
): Promise<readonly Warning[]> {
  const found: Warning[] = [];
  for (const freed of await freedDays(db, tablesOf[line].fees, change)) {
    const charged = await chargedWithout(db, line, gone, freed);
    if (!charged) found.push(...(await warningsOfEnd(db, line, gone, freed)));
    const days = { effectiveFrom: freed.from, effectiveTo: freed.to };
    if (charged) found.push(...(await poorWith(app, db, line, { ...gone, ...days }, [charged])));
  }
  return found;
}

/** A fee with which a rate of the branch yields less than its line demands, or that leaves tenors without one. */
export async function warningsOfFee(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  change: FeeChange,
): Promise<readonly Warning[]> {
  const { values, before } = change;
  const gone = before ?? values;
  const without = gone ? await warningsWithout(app, db, line, change, gone) : [];
  if (!values || before?.phase === 'IN_FORCE') return eachOnce(without);
  const lines = values.carriedLines ?? [];
  const own = await poorWith(app, db, line, values, [values, ...lines.map((each) => concession(values, each))]);
  return eachOnce([...own, ...without]);
}

interface Sheet {
  readonly baseId: string;
  readonly lines: readonly ExclusiveLine[];
}

/** Concessions on a fee with which a rate of the branch yields less than its line demands. */
export async function warningsOfFeeSheet(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  sheet: Sheet | null,
): Promise<readonly Warning[]> {
  if (!sheet) return [];
  const { rows } = await sql<PlacedFee>`select ${priced}
    from ${sql.table(tablesOf[line].fees)} where id = ${sheet.baseId}`.execute(db);
  const [base] = rows;
  return base
    ? poorWith(
        app,
        db,
        line,
        base,
        sheet.lines.map((each) => concession(base, each)),
      )
    : [];
}
