import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { SimulationOutcome } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Language } from '@console/contracts/core/text';
import { TermsRefused } from '@console/instalments';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { companyOf, computed, foundFor, type Calculation } from './calculate.ts';
import { calculationsOn } from './calculation.ts';
import type { InBranch, PromoTerms } from './levels.ts';
import type { ResolvedFee } from './resolve.ts';
import { leastYield } from './least-yield.ts';
import { qanunBranches } from '../under-qanun/in-force.ts';
import { samplePrice } from './sample.ts';

/** What contracts with and without a promo are compared on. */
export interface PromoQuestion {
  readonly line: BusinessLine;
  readonly branchIds: readonly string[];
  readonly groupId: string | null;
  readonly lobId?: string | null;
  readonly tenors: readonly number[];
  /** Plain date. */
  readonly day: string;
  /** Rupiah; the sample price of the line unless given. */
  readonly price?: number | null;
  readonly dpPercent?: string | null;
  readonly ltvPercent?: string | null;
  /** What the promo grants. */
  readonly promo: InBranch<PromoTerms>;
  readonly language: Language;
  /** Whether the company's view is wanted. */
  readonly withCompany: boolean;
}

/** A contract, or why there is none. */
export interface PromoOutcome {
  readonly outcome: SimulationOutcome | null;
  readonly message: string | null;
}

/** The same contract with the promo and without. */
export interface PromoComparison {
  readonly promo: PromoOutcome;
  readonly without: PromoOutcome;
}

/** What a contract with a promo is judged by. */
export interface PromoJudgement {
  /** The customer's rate in percent; `null` where there is none. */
  readonly rate: string | null;
  /** The same without the promo. */
  readonly branchRate: string | null;
  /** Rupiah; `null` for a fee in percent. */
  readonly adminFee: number | null;
  /** The same without the promo. */
  readonly branchAdminFee: number | null;
  /** Rupiah that the outlet gets; `null` where there is no contract. */
  readonly disbursement: number | null;
  /** Percent a year; `null` where there is no contract. */
  readonly yieldRate: string | null;
  readonly belowFloor: boolean;
}

type At<Found> = (branchId: string, tenor: number, kind: CustomerKind) => Found;

/** The admin fee, in rupiah; `null` for one in percent. */
function adminOf(fees: readonly ResolvedFee[]): number | null {
  const admin = fees.find(({ feeType, unit }) => feeType === 'ADMIN' && unit === 'AMOUNT');
  return admin ? Number(admin.amount) : null;
}

const noPromo: InBranch<PromoTerms> = () => new Map();

type Calculated = (branchId: string) => Calculation;

/** The calculations with the promo and without, in as many statements as one branch takes. */
async function bothCalculations(app: Application, db: Db | Tx, question: PromoQuestion) {
  const { line, branchIds, tenors, day, promo, language, withCompany } = question;
  const body = {
    line,
    productGroupId: question.groupId,
    lobId: question.lobId ?? null,
    price: question.price ?? samplePrice[line],
    dpPercent: question.dpPercent ?? null,
    ltvPercent: question.ltvPercent ?? null,
    tenors: [...tenors],
  };
  const floor = withCompany ? Number(await settingIn(db, leastYield[line])) : null;
  const of = { branchIds, day, language, leastYield: floor };
  const qanun = await qanunBranches(db, branchIds, new Date(`${day}T12:00:00+07:00`));
  const calculated = async (granted: InBranch<PromoTerms>): Promise<Calculated> => {
    const calculations = await calculationsOn(app, db, { ...body, promo: granted }, of);
    return (branchId) => calculations(branchId, { name: '', isQanun: qanun.has(branchId) }, null);
  };
  return { withPromo: await calculated(promo), plain: await calculated(noPromo), floor };
}

/**
 * Calculates contracts with a promo and without. It stores nothing.
 * @returns a function from a branch, a tenor and a kind of customer to both contracts
 */
export async function comparedWithPromo(
  app: Application,
  db: Db | Tx,
  question: PromoQuestion,
): Promise<At<PromoComparison>> {
  const { withPromo, plain } = await bothCalculations(app, db, question);
  return (branchId, tenor, kind) => {
    const outcomeOf = (calculated: Calculated): PromoOutcome => {
      const { outcome, refused } = computed(calculated(branchId), tenor, kind, false);
      return { outcome, message: refused?.message ?? null };
    };
    return { promo: outcomeOf(withPromo), without: outcomeOf(plain) };
  };
}

/**
 * Judges contracts with a promo: their rate beside that of the branch, and their yield. Of equal terms, the usual case
 * among branches, the yield is calculated once.
 */
export async function judgedWithPromo(
  app: Application,
  db: Db | Tx,
  question: Omit<PromoQuestion, 'withCompany' | 'language'>,
): Promise<At<PromoJudgement>> {
  const { withPromo, plain, floor } = await bothCalculations(app, db, {
    ...question,
    language: 'id',
    withCompany: true,
  });
  const yields = new Map<string, ReturnType<typeof companyOf>>();
  return (branchId, tenor, kind) => {
    const found = foundFor(withPromo(branchId), tenor, kind, false);
    const without = foundFor(plain(branchId), tenor, kind, false);
    const branch =
      typeof without === 'string'
        ? { branchRate: null, branchAdminFee: null }
        : { branchRate: without.rate.rate, branchAdminFee: adminOf(without.fees) };
    if (typeof found === 'string')
      return { ...branch, rate: null, adminFee: null, disbursement: null, yieldRate: null, belowFloor: false };
    const { terms, paid, rate, fees } = found;
    const key = JSON.stringify([terms, paid?.storeSubsidy, paid?.fifIncome]);
    const known = yields.get(key) ?? yieldOf(terms, floor ?? 0, { paid });
    if (known) yields.set(key, known);
    return {
      ...branch,
      rate: rate.rate,
      adminFee: adminOf(fees),
      disbursement: known?.disbursement ?? null,
      yieldRate: known?.yieldRate ?? null,
      belowFloor: known?.belowFloor ?? false,
    };
  };
}

/** Terms that cannot be calculated yield nothing that could be too little. */
function yieldOf(...of: Parameters<typeof companyOf>): ReturnType<typeof companyOf> | null {
  try {
    return companyOf(...of);
  } catch (error) {
    if (error instanceof TermsRefused) return null;
    throw error;
  }
}
