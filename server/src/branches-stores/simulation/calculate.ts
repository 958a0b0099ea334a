import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type {
  SimulationBody,
  SimulationCell,
  SimulationOutcome,
  SimulationOverrides,
} from '@console/contracts/branches-stores/branch/simulation';
import type { Language } from '@console/contracts/core/text';
import {
  amountBeforeFees,
  companyViewOf,
  instalmentOf,
  scheduleOf,
  TermsRefused,
  type Terms,
} from '@console/instalments';
import { Refusal } from '../../platform/http/refusal.ts';
import type { GroupTerms } from '../../products/index.ts';
import { beyondJudged, premiumBeyondJudged } from './judged-prices.ts';
import type { PromoTerms, SellerPays } from './levels.ts';
import type { PremiumOf } from './premiums.ts';
import { grantedBy } from './promo-terms.ts';
import { isLeftOut, proposedBody, proposedFees, proposedGroup, proposedPayment, proposedRates } from './proposed.ts';
import { feesFor, rateFor, type ReadFees, type ReadRates, type ResolvedFee, type ResolvedRate } from './resolve.ts';
import { chargedBy, refusedBy } from './scheme.ts';
import { financedOf, termsOf } from './terms.ts';
import { limitWord, rupiahWord } from './wording.ts';

/** What every cell of a simulation is calculated from. */
export interface Calculation {
  readonly body: SimulationBody;
  readonly group: GroupTerms;
  readonly rates: ReadRates;
  readonly fees: ReadFees;
  /** What the promo grants, by tenor; left out without a promo. */
  readonly promo?: ReadonlyMap<number, PromoTerms> | undefined;
  /** What the outlet that sells pays by its own terms, by tenor; left out where it has none. */
  readonly sellerPays?: ReadonlyMap<number, SellerPays> | undefined;
  /** Left out where nothing is insured. */
  readonly premiumOf?: PremiumOf;
  readonly stampDuty: number;
  readonly day: string;
  readonly language: Language;
  /** Least yield of the line; `null` for people who do not see the company's view. */
  readonly leastYield: number | null;
  /** The sentence of a code. */
  readonly say: (code: string, parameters?: Readonly<Record<string, string>>) => string;
}

type Refused = NonNullable<SimulationCell['nowRefused']>;
interface Computed {
  readonly outcome: SimulationOutcome | null;
  readonly refused: Refused | null;
  readonly terms: Terms | null;
}

/** Parameters of refusals as people read them: percentages of some codes, rupiah of the others. */
const percentages = new Set(['RATE_OUT_OF_BOUNDS', 'DP_TOO_HIGH', 'DP_BEYOND_PREMIUM']);
const inWords = (code: string, parameters: Readonly<Record<string, string>>, language: Language) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      percentages.has(code) ? limitWord(value, language) : rupiahWord(value),
    ]),
  );

/** Who pays besides the customer: store or dealer for a promo or by their own terms, and by a scheme. */
interface PaidBeside {
  readonly paid?: SellerPays | null;
  readonly outlet?: SimulationOverrides['outlet'];
}

/** What the terms mean to the company. */
export const companyOf = (terms: Terms, leastYield: number, { paid, outlet }: PaidBeside = {}) => {
  const fiduciary = terms.fees.find(({ type }) => type === 'FIDUSIA')?.value;
  const view = companyViewOf(terms, {
    storeSubsidy: paid?.storeSubsidy ?? 0,
    fifIncome: paid?.fifIncome ?? 0,
    ...(fiduciary && 'amount' in fiduciary ? { fiduciaryFee: fiduciary.amount } : {}),
    ...(terms.premium ? { premiumToInsurer: terms.premium.amount } : {}),
    ...(outlet?.subsidyPct ? { storeSubsidy: outlet.subsidyPct } : {}),
    ...(outlet?.incentive ? { incentive: outlet.incentive } : {}),
    ...(outlet?.dpSubsidyByCompany && outlet.dpSubsidy ? { fundedDownPayment: outlet.dpSubsidy } : {}),
  });
  return { ...view, belowFloor: Number(view.yieldRate) < leastYield };
};

interface Found {
  readonly rate: ResolvedRate;
  readonly fees: readonly ResolvedFee[];
  readonly terms: Terms;
  /** A promo that is granted goes before the terms of the outlet. */
  readonly paid: SellerPays | null;
}

/** The terms of one tenor and kind; the code of what is missing for them. */
export function foundFor(
  { body, group: stored, premiumOf, stampDuty, language, rates, fees: read, promo: promos, sellerPays }: Calculation,
  tenor: number,
  kind: CustomerKind,
  isProposed: boolean,
): Found | 'RATE_NOT_FOUND' | 'FEE_NOT_FOUND' | 'TARIFF_NOT_FOUND' | 'TENOR_NOT_OFFERED' {
  const overrides = isProposed ? (body.overrides ?? {}) : {};
  if (isLeftOut(overrides, tenor)) return 'TENOR_NOT_OFFERED';
  const group = proposedGroup(stored, overrides);
  const rate = rateFor(proposedRates(rates, overrides, body.productGroupId ?? null, tenor), tenor, kind, language);
  if (!rate) return 'RATE_NOT_FOUND';
  const levels = overrides.fees
    ? proposedFees(read, overrides, tenor, amountBeforeFees(financedOf(body, group)))
    : read;
  const fees = chargedBy(body.scheme, feesFor(levels, tenor, kind, language));
  if (!fees.some(({ feeType }) => feeType === 'ADMIN')) return 'FEE_NOT_FOUND';
  const premium = premiumOf?.(tenor) ?? null;
  if (premium instanceof Refusal) return 'TARIFF_NOT_FOUND';
  const paid = proposedPayment(overrides, tenor, {
    groupId: body.productGroupId ?? null,
    granted: grantedBy(promos?.get(tenor), kind, rate),
    own: sellerPays?.get(tenor) ?? null,
  });
  const storeAdminFee = paid?.storeAdminFee ?? null;
  const found = { tenor, rate: rate.rate, fees, stampDuty, premium, storeAdminFee };
  return {
    rate,
    fees,
    paid,
    terms: {
      ...termsOf(proposedBody(body, group, overrides), group, found),
      ...(overrides.outlet?.dpSubsidy ? { downPaymentSubsidy: overrides.outlet.dpSubsidy } : {}),
    },
  };
}

/** The outcome of one tenor and kind, or why there is none. */
export function computed(of: Calculation, tenor: number, kind: CustomerKind, isProposed: boolean): Computed {
  const { body, language, leastYield, say } = of;
  const refuse = (code: string, parameters: Readonly<Record<string, string>> = {}): Computed => ({
    outcome: null,
    terms: null,
    refused: { code, message: say(code, { tenor: String(tenor), ...inWords(code, parameters, language) }) },
  });
  const base = amountBeforeFees(financedOf(body, of.group));
  const beyond = base > 0 && beyondJudged({ price: body.price, base }, of.group.parameters);
  if (beyond) return refuse(...beyond);
  const found = foundFor(of, tenor, kind, isProposed);
  if (typeof found === 'string') return refuse(found);
  const { rate, fees, terms, paid } = found;
  const demanded = 'minimumPercent' in terms.financed ? Number(terms.financed.minimumPercent) : 0;
  const unjudged = base > 0 && premiumBeyondJudged({ price: body.price, base }, terms.premium, demanded);
  if (unjudged) return refuse(...unjudged);
  try {
    const { raw: _, ...shown } = instalmentOf(terms);
    const outside = body.scheme && refusedBy(body.scheme, { kind, price: body.price, ...shown });
    if (outside) return refuse(...outside);
    const outlet = isProposed ? body.overrides?.outlet : undefined;
    const company = leastYield === null ? {} : { company: companyOf(terms, leastYield, { paid, outlet }) };
    return { outcome: { ...rate, fees: [...fees], ...shown, ...company } as SimulationOutcome, refused: null, terms };
  } catch (error) {
    if (error instanceof TermsRefused) return refuse(error.code, error.parameters);
    throw error;
  }
}

/** One cell of the grid: what applies now beside what the screen proposes. */
export function cellOf(
  present: Calculation,
  changed: Calculation | null,
  tenor: number,
  kind: CustomerKind,
): SimulationCell {
  const { schedule } = present.body;
  const now = computed(present, tenor, kind, false);
  const proposed = changed && computed(changed, tenor, kind, true);
  const isWanted = schedule?.tenor === tenor && schedule.kind === kind;
  const terms = proposed?.terms ?? now.terms;
  return {
    tenor,
    kind,
    now: now.outcome,
    nowRefused: now.refused,
    proposed: proposed?.outcome ?? null,
    proposedRefused: proposed?.refused ?? null,
    schedule: isWanted && terms ? scheduleOf(terms, present.day) : null,
  };
}
