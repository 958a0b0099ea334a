import { sameValue } from '@console/contracts/core/same-value';
import type { Db, Tx } from '../../platform/context.ts';
import { causesIn, unjudgedOf } from '@console/contracts/products/unjudged';
import { lobParametersOn, needsInsurance } from '../../products/index.ts';
import { judgedDown } from '../simulation/judged-prices.ts';
import type { Warning } from '../../records/resource/approval.ts';

/** What a scheme says about when fees and instalments are paid, and for which contracts. */
interface Charged {
  readonly lobId: string;
  readonly tenors: readonly string[] | null;
  readonly adminCharge: string;
  readonly provisiCharge: string;
  readonly firstInstalment: string;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

const names = [
  'lobId',
  'tenors',
  'adminCharge',
  'provisiCharge',
  'firstInstalment',
  'effectiveFrom',
  'effectiveTo',
] as const satisfies readonly (keyof Charged)[];

const unjudged = unjudgedOf('financial-scheme')!;

/** What refuses them to all but admins. */
export const schemeAdminOnly = { warnings: [unjudged.warning], refusal: unjudged.refusal };

/** What rates were judged with before a scheme is there: the down payments of all contracts that have a premium. */
const judgedBefore = {
  dpMinPct: String(judgedDown(0)),
  dpBands: [{ dpMinPct: String(judgedDown(0)) }],
  // Above what is demanded nothing is calculated with a premium (`premiumBeyondJudged`).
  dpMaxPct: '100',
};

/**
 * Stored rates were approved with the charges of their fees, and of the schemes of that day. A scheme that finances a
 * fee, begins a month later than its line of business, or asks for more down payment beside an insurance, is approved
 * by an admin alone: yields fall below the least one without a rate being changed.
 */
export async function warningsOfScheme(
  db: Db | Tx,
  line: 'SPEKTRA' | 'NMC',
  values: Charged | null,
  before: Charged | null,
): Promise<readonly Warning[]> {
  if (!values) return [];
  const insured = await needsInsurance(db, line, { lobId: values.lobId });
  const judged = before ? { ...before } : judgedBefore;
  if (causesIn(unjudged, { ...values }, judged, insured).length > 0) return [{ code: unjudged.warning }];
  if (before && names.every((name) => sameValue(values[name], before[name]))) return [];
  const { lobId, adminCharge, provisiCharge, firstInstalment, effectiveFrom } = values;
  const isFinanced = [adminCharge, provisiCharge].includes('FINANCED');
  const lob = await lobParametersOn(db, lobId, effectiveFrom);
  const isLater = firstInstalment === 'ADDB' && lob?.firstInstalment === 'ADDM';
  return isFinanced || isLater ? [{ code: unjudged.warning }] : [];
}
