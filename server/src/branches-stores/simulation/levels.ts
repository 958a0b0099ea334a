import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';
import { exclusiveFees, feesOfBranch, qanunFees } from './fee-rows.ts';
import { exclusiveRates, ratesOfAllGroups, ratesOfGroup } from './rate-rows.ts';

/** What is asked for: the rates or fees of branches on a day, for each of several tenors. */
export interface Ask {
  readonly line: BusinessLine;
  readonly branchIds: readonly string[];
  readonly groupId: string | null;
  /** Plain date. */
  readonly day: string;
  /** Rupiah financed before fees; bands of fees are of it. */
  readonly base: number;
  readonly collateralType: string | null;
  readonly ageBand: string | null;
  /** Codes of those that concessions are for, by kind. */
  readonly subjects: Readonly<Record<string, readonly string[]>>;
}

/** A rate that a level has for a tenor; a value may be empty. */
export interface RateHit {
  readonly regular: string | null;
  readonly repeat: string | null;
  /** What the row is, in words. */
  readonly detail: string | Text;
}
/** A fee that a level has; `repeat` empty is as regular. */
export interface FeeHit {
  readonly feeType: string;
  readonly unit: 'AMOUNT' | 'PERCENT';
  readonly regular: string;
  readonly repeat: string | null;
  readonly charge: 'FINANCED' | 'UPFRONT';
  readonly detail: string;
}

/** What a level has in a branch, by tenor. */
export type InBranch<Hit> = (branchId: string) => ReadonlyMap<number, Hit>;

interface Level<Hit> {
  readonly key: string;
  readonly title: Text;
  /** Place among the levels: the first that has a value applies. */
  readonly order: number;
  readonly lines: readonly BusinessLine[];
  /** What the level has; one query for all branches and tenors. */
  readonly find: (db: Db | Tx, ask: Ask, tenors: readonly number[]) => Promise<InBranch<Hit>>;
}
export type RateLevel = Level<RateHit>;
/** A level has a fee of each kind. */
export type FeeLevel = Level<readonly FeeHit[]> & {
  /** Branches under Qanun take their fees from their record, and skip the other levels. */
  readonly inQanun: 'only' | 'skipped' | 'kept';
};

/**
 * Levels at which a rate is looked for (docs/model/branches-stores.md#which-rate-and-fee-apply). Later domains add
 * theirs.
 * @example rateLevels(app).push({ key: 'promo', title, order: 10, lines: ['SPEKTRA'], find });
 */
export const rateLevels = part((): RateLevel[] => [exclusiveRates, ratesOfGroup, ratesOfAllGroups]);

/** The same for fees. */
export const feeLevels = part((): FeeLevel[] => [qanunFees, exclusiveFees, feesOfBranch]);

/** Levels of a line, the first first. */
export const inOrder = <L extends RateLevel | FeeLevel>(levels: readonly L[], line: BusinessLine): L[] =>
  levels.filter(({ lines }) => lines.includes(line)).toSorted((one, other) => one.order - other.order);
