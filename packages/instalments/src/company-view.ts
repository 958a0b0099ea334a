import { Decimal, percentOf, sum, type Amount } from './decimal.ts';
import { flowsOf, paid } from './instalment.ts';
import { annualPercent, internalRate } from './internal-rate.ts';
import { feesBy } from './principal.ts';
import type { Terms } from './terms.ts';

/** What a promotion or a store costs the company and pays it. */
export interface CompanyTerms {
  /** Percent of Base withheld from what the store is paid. */
  readonly storeSubsidy?: Amount;
  /** Percent of Base: the part of the subsidy that is booked as income. */
  readonly fifIncome?: Amount;
  /** Rupiah of the down payment's subsidy that the company funds. */
  readonly fundedDownPayment?: Amount;
  /** Rupiah of the premium that goes to the insurer. */
  readonly premiumToInsurer?: Amount;
  readonly fiduciaryFee?: Amount;
  readonly incentive?: Amount;
}

/** What a contract means to the company; amounts in whole rupiah. Never sent to users of a branch. */
export interface CompanyView {
  readonly subsidy: number;
  readonly income: number;
  /** Paid to the store or dealer. */
  readonly disbursement: number;
  /** Percent per year with four decimals. */
  readonly yieldRate: string;
}

/** Fees paid at signing that count into the yield. */
const earnedFees = ['ADMIN', 'PROVISI'];

/** What the customer pays of the premium at signing: it is handed on to the insurer, and is neither gain nor cost. */
const premiumAtSigning = ({ premium }: Terms): Amount =>
  premium && 'charge' in premium && premium.charge === 'UPFRONT' ? premium.amount : 0;

/**
 * Calculates the company's view of a contract (docs/model/branches-stores.md#calculation).
 * @throws {TermsRefused} as `instalmentOf`
 */
export function companyViewOf(terms: Terms, company: CompanyTerms): CompanyView {
  const { base, fees, payments } = paid(terms);
  const subsidy = percentOf(base, company.storeSubsidy ?? 0);
  const income = percentOf(base, company.fifIncome ?? 0);
  const disbursement = base
    .minus(subsidy)
    .minus(terms.storeAdminFee ?? 0)
    .plus(company.fundedDownPayment ?? 0);
  const spent = sum([
    disbursement,
    ...[company.premiumToInsurer, company.fiduciaryFee, company.incentive].map((each) => new Decimal(each ?? 0)),
  ]);
  const atStart = feesBy(fees, 'UPFRONT', earnedFees).plus(premiumAtSigning(terms)).minus(spent);
  return {
    subsidy: subsidy.toNumber(),
    income: income.toNumber(),
    disbursement: disbursement.toNumber(),
    yieldRate: annualPercent(internalRate(flowsOf(atStart, payments, terms))),
  };
}
