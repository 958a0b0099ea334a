import { storeExclusiveLevel, storeLevel } from '@console/contracts/branches-stores/outlet/levels';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { text, type Text } from '@console/contracts/core/text';
import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { Db, Tx } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';
import type { Subjects } from './concessions.ts';
import { exclusiveFees, feesOfBranch, qanunFees } from './fee-rows.ts';
import { exclusiveRates, ratesOfAllGroups, ratesOfGroup } from './rate-rows.ts';
import type { SharedReads } from '../../platform/shared-reads.ts';
import { allLines } from './tables.ts';

/** What is asked for: the rates or fees of branches on a day, for each of several tenors. */
export interface Ask {
  readonly line: BusinessLine;
  readonly branchIds: readonly string[];
  readonly groupId: string | null;
  /** Plain date. */
  readonly day: string;
  /** Rupiah financed before fees; bands of fees are of it. */
  readonly base: number;
  /** Rupiah that the goods cost, or the appraised value; left out where the question names none. */
  readonly price?: number | undefined;
  readonly collateralType: string | null;
  readonly ageBand: string | null;
  /** Those that concessions are for. */
  readonly subjects: Subjects;
  /** Whether exclusive rates of outlets whose quota is used up are left out, as they are for new orders. */
  readonly withinQuotas?: boolean | undefined;
  /** The promo that was chosen. */
  readonly promoCode?: string | null;
  /** What a promo grants that is not stored, in place of the one that was chosen. */
  readonly promo?: InBranch<PromoTerms> | undefined;
  /** Shared with other questions about the same state of the database. */
  readonly reads?: SharedReads | undefined;
}

/** A rate that a level has for a tenor; a value may be empty. */
export interface RateHit {
  readonly regular: string | null;
  readonly repeat: string | null;
  /** What the row is, in words. */
  readonly detail: string | Text;
  /** Whose contracts it is for; all unless given. */
  readonly kinds?: readonly CustomerKind[];
  /** Of an outlet: what its rows of the product group say by themselves, and what those of all groups do. */
  readonly parts?: Readonly<Record<'ofGroup' | 'ofAll', RateHit | null>>;
}
/** A fee that a level has; `repeat` empty is as regular. */
export interface FeeHit {
  readonly feeType: string;
  readonly unit: 'AMOUNT' | 'PERCENT';
  readonly regular: string;
  readonly repeat: string | null;
  /** `null`: as the fee that it takes the place of. */
  readonly charge: 'FINANCED' | 'UPFRONT' | null;
  readonly kinds?: readonly CustomerKind[];
}

/** What a level has in a branch, by tenor. */
export type InBranch<Hit> = (branchId: string) => ReadonlyMap<number, Hit>;

/** What a promo grants for a tenor at a branch (docs/model/promos.md#types). */
export interface PromoTerms {
  readonly promoCode: string;
  readonly kinds: readonly CustomerKind[];
  /** Rates in percent, '0' of zero interest; `null`: none of its own. */
  readonly rateRegular: string | null;
  readonly rateRepeat: string | null;
  /** Rupiah in place of the admin fee. */
  readonly adminFee: number | null;
  /** Whether the customer's rate is that of the promo, so that the rest holds with it alone. */
  readonly withRate: boolean;
  /** Percent of Base. */
  readonly storeSubsidy: string | null;
  readonly fifIncome: string | null;
  /** Rupiah of the admin fee that the store pays. */
  readonly storeAdminFee: number | null;
}

/** What the outlet that sells pays for a tenor: percentages of Base, and rupiah of the admin fee. */
export interface SellerPays extends Pick<PromoTerms, 'storeSubsidy' | 'fifIncome' | 'storeAdminFee'> {
  /** Whether terms of the product group say so, which go before those of all groups. */
  readonly ofGroup?: boolean;
}

interface Level<Hit> {
  readonly key: string;
  readonly title: Text;
  /** What the path says where it has none, of a question that asks for it; `null`: nothing in particular. */
  readonly without?: { without(ask: Ask): Text | null }['without'];
  /** Place among the levels: the first that has a value applies. */
  readonly order: number;
  readonly lines: readonly BusinessLine[];
  /** Why it never has any, of a level whose module is not in the console. */
  readonly absent?: Text;
  /** What the level has; one query for all branches and tenors. */
  readonly find: (db: Db | Tx, ask: Ask, tenors: readonly number[]) => Promise<InBranch<Hit>>;
}
export type RateLevel = Level<RateHit>;
/** A level has a fee of each kind. */
export type FeeLevel = Level<readonly FeeHit[]> & {
  /** Branches under Qanun take their fees from their record, and skip the other levels. */
  readonly inQanun: 'only' | 'skipped' | 'kept';
};

/** A level of the model whose module is still to come; one that is registered under its key takes its place. */
const toCome = (key: string, title: Text, order: number, lines: readonly BusinessLine[]): RateLevel => ({
  key,
  title,
  order,
  lines,
  absent: text('belum ada di konsol', 'not in the console yet'),
  find: async () => () => new Map(),
});

/** The key of the level of promos. */
export const promoKey = 'PROMO';

/**
 * Levels at which a rate is looked for (docs/model/branches-stores.md#which-rate-and-fee-apply). Later domains add
 * theirs.
 * @example rateLevels(app).push({ key: 'promo', title, order: 10, lines: ['SPEKTRA'], find });
 */
export const rateLevels = part((): RateLevel[] => [
  toCome(promoKey, text('Promo', 'Promo'), 10, allLines),
  toCome(storeExclusiveLevel, text('Rate eksklusif toko', 'Exclusive rate of the store'), 20, ['SPEKTRA']),
  toCome(storeLevel, text('Rate toko', 'Rate of the store'), 30, ['SPEKTRA']),
  toCome('DEALER_EXCLUSIVE', text('Rate eksklusif dealer', 'Exclusive rate of the dealer'), 20, ['NMC', 'UFI']),
  exclusiveRates,
  ratesOfGroup,
  ratesOfAllGroups,
]);

/** The same for fees. */
export const feeLevels = part((): FeeLevel[] => [qanunFees, exclusiveFees, feesOfBranch]);

/** Levels of a line, the first first. */
export const inOrder = <L extends RateLevel | FeeLevel>(levels: readonly L[], line: BusinessLine): L[] => {
  const own = levels.filter(({ lines }) => lines.includes(line));
  const isThere = (key: string) => own.some((level) => level.key === key && !level.absent);
  return own.filter(({ key, absent }) => !absent || !isThere(key)).toSorted((one, other) => one.order - other.order);
};
