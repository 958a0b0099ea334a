import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type {
  SimulationBody,
  SimulationCell,
  SimulationOutcome,
} from '@console/contracts/branches-stores/branch/simulation';
import type { Language } from '@console/contracts/core/text';
import { companyViewOf, instalmentOf, scheduleOf, TermsRefused, type Terms } from '@console/instalments';
import type { GroupTerms } from '../../products/index.ts';
import { proposedFees, proposedRates } from './proposed.ts';
import { feesFor, rateFor, type ReadFees, type ReadRates } from './resolve.ts';
import { termsOf } from './terms.ts';

/** What every cell of a simulation is calculated from. */
export interface Calculation {
  readonly body: SimulationBody;
  readonly group: GroupTerms;
  readonly rates: ReadRates;
  readonly fees: ReadFees;
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

const companyOf = (terms: Terms, leastYield: number) => {
  const fiduciary = terms.fees.find(({ type }) => type === 'FIDUSIA')?.value;
  const view = companyViewOf(terms, {
    ...(fiduciary && 'amount' in fiduciary ? { fiduciaryFee: fiduciary.amount } : {}),
    ...(terms.premium ? { premiumToInsurer: terms.premium.amount } : {}),
  });
  return { ...view, belowFloor: Number(view.yieldRate) < leastYield };
};

/** The outcome of one tenor and kind, or why there is none. */
export function computed(of: Calculation, tenor: number, kind: CustomerKind, isProposed: boolean): Computed {
  const { body, group, stampDuty, language, leastYield, say, day } = of;
  const overrides = isProposed ? (body.overrides ?? {}) : {};
  const found = rateFor(isProposed ? proposedRates(of.rates, overrides) : of.rates, tenor, kind, language);
  const refuse = (code: string, parameters: Readonly<Record<string, string>> = {}): Computed => ({
    outcome: null,
    terms: null,
    refused: { code, message: say(code, { tenor: String(tenor), date: day, ...parameters }) },
  });
  if (!found) return refuse('RATE_NOT_FOUND');
  const fees = proposedFees(feesFor(of.fees, tenor, kind, language), overrides, kind, language);
  if (!fees.some(({ feeType }) => feeType === 'ADMIN')) return refuse('FEE_NOT_FOUND');
  const terms = termsOf(body, group, { tenor, rate: found.rate, fees, stampDuty });
  try {
    const { raw: _, monthlyPremium: __, ...shown } = instalmentOf(terms);
    const company = leastYield === null ? {} : { company: companyOf(terms, leastYield) };
    return { outcome: { ...found, fees: [...fees], ...shown, ...company } as SimulationOutcome, refused: null, terms };
  } catch (error) {
    if (error instanceof TermsRefused) return refuse(error.code, error.parameters);
    throw error;
  }
}

/** One cell of the grid: what applies now beside what the screen proposes. */
export function cellOf(of: Calculation, tenor: number, kind: CustomerKind): SimulationCell {
  const { overrides, schedule } = of.body;
  const now = computed(of, tenor, kind, false);
  const proposed = overrides ? computed(of, tenor, kind, true) : null;
  const isWanted = schedule?.tenor === tenor && schedule.kind === kind;
  const terms = proposed?.terms ?? now.terms;
  return {
    tenor,
    kind,
    now: now.outcome,
    nowRefused: now.refused,
    proposed: proposed?.outcome ?? null,
    proposedRefused: proposed?.refused ?? null,
    schedule: isWanted && terms ? scheduleOf(terms, of.day) : null,
  };
}
