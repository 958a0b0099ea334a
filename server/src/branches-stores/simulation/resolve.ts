import { inMargin } from '@console/contracts/branches-stores/branch/margin-words';
import { percentWords } from '@console/contracts/core/percent-words';
import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { ResolvedStep } from '@console/contracts/branches-stores/branch/simulation';
import type { Language, Text } from '@console/contracts/core/text';
import { text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { feeLevels, inOrder, rateLevels, type Ask, type FeeHit, type RateHit } from './levels.ts';

const nothing = text('tidak ada', 'none');
const noValue = text('tanpa nilai', 'no value');

/** What a level has, by tenor. */
interface Read<Hit> {
  readonly key: string;
  readonly title: Text;
  readonly absent?: Text | undefined;
  /** What is said in place of a hit. */
  readonly without?: Text | null | undefined;
  readonly hits: ReadonlyMap<number, Hit>;
}
export type ReadRates = readonly Read<RateHit>[];
export type ReadFees = readonly Read<readonly FeeHit[]>[];

/** Reads all levels of rates one time for all branches and tenors. @returns the levels of a branch, in its words */
export async function readRates(
  app: Application,
  db: Db | Tx,
  ask: Ask,
  tenors: readonly number[],
): Promise<(branchId: string, isQanun: boolean) => ReadRates> {
  const levels = await Promise.all(
    inOrder(rateLevels(app), ask.line).map(async ({ key, title, absent, without, find }) => ({
      key,
      title,
      absent,
      without: without?.(ask) ?? null,
      hitsIn: await find(db, ask, tenors),
    })),
  );
  return (branchId, isQanun) =>
    levels.map(({ hitsIn, title, ...level }) => ({
      ...level,
      title: isQanun ? inMargin(title) : title,
      hits: hitsIn(branchId),
    }));
}

/** The same for fees. @returns the levels that count for a branch */
export async function readFees(
  app: Application,
  db: Db | Tx,
  ask: Ask,
  tenors: readonly number[],
): Promise<(branchId: string, isQanun: boolean) => ReadFees> {
  const levels = await Promise.all(
    inOrder(feeLevels(app), ask.line).map(async ({ key, title, inQanun, find }) => ({
      key,
      title,
      inQanun,
      hitsIn: await find(db, ask, tenors),
    })),
  );
  return (branchId, isQanun) =>
    levels
      .filter(({ inQanun }) => inQanun === 'kept' || (inQanun === 'only') === isQanun)
      .map(({ key, title, hitsIn }) => ({ key, title, hits: hitsIn(branchId) }));
}

export interface ResolvedRate {
  readonly rate: string;
  readonly path: readonly ResolvedStep[];
  readonly passedOver: readonly ResolvedStep[];
}

/** The value of a kind of customer: a repeat order without one of its own takes the regular one of the same level. */
const valueOf = <V>(hit: { readonly regular: V; readonly repeat: V | null }, kind: CustomerKind): V =>
  kind === 'REPEAT' ? (hit.repeat ?? hit.regular) : hit.regular;

/** Whether what a level has is for this kind of customer. */
const isFor = ({ kinds }: { readonly kinds?: readonly CustomerKind[] }, kind: CustomerKind): boolean =>
  kinds?.includes(kind) ?? true;

/**
 * The first level that has a rate for the tenor; `null` for none. Passed over are the levels before it, which have
 * none, and the rates of the levels behind it.
 */
export function rateFor(levels: ReadRates, tenor: number, kind: CustomerKind, language: Language): ResolvedRate | null {
  const passedOver: ResolvedStep[] = [];
  let found: Pick<ResolvedRate, 'rate' | 'path'> | null = null;
  for (const { key, title, absent, without, hits } of levels) {
    const hit = hits.get(tenor);
    const rate = hit && isFor(hit, kind) ? valueOf(hit, kind) : null;
    const step = { level: key, title: title[language] };
    if (hit && rate != null) {
      const detail = typeof hit.detail === 'string' ? hit.detail : hit.detail[language];
      if (found) passedOver.push({ ...step, detail: `${percentWords(rate)[language]} (${detail})` });
      found ??= { rate, path: [{ ...step, detail }] };
    } else if (!found) passedOver.push({ ...step, detail: (hit ? noValue : (absent ?? without ?? nothing))[language] });
  }
  return found && { ...found, passedOver };
}

export interface ResolvedFee {
  readonly feeType: string;
  readonly unit: 'AMOUNT' | 'PERCENT';
  readonly amount: string;
  readonly charge: 'FINANCED' | 'UPFRONT';
  readonly level: string;
}

/** The fee of each kind from the first level that has one. */
export function feesFor(levels: ReadFees, tenor: number, kind: CustomerKind, language: Language): ResolvedFee[] {
  const found = new Map<string, ResolvedFee>();
  const all = levels.flatMap(({ title, hits }) =>
    (hits.get(tenor) ?? []).filter((hit) => isFor(hit, kind)).map((hit) => ({ ...hit, title })),
  );
  const chargeOf = (feeType: string) => all.find((hit) => hit.feeType === feeType && hit.charge !== null)?.charge;
  for (const { title, ...hit } of all)
    if (!found.has(hit.feeType))
      found.set(hit.feeType, {
        feeType: hit.feeType,
        unit: hit.unit,
        amount: valueOf(hit, kind),
        charge: hit.charge ?? chargeOf(hit.feeType) ?? 'FINANCED',
        level: title[language],
      });
  return [...found.values()];
}
