import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { plainText } from '../../platform/plain-text.ts';
import { comparedOf, effectsOn, missingFor, type Compared } from '../simulation/effect.ts';
import { sampleBase } from '../simulation/sample.ts';
import { isWritten, type Planned } from './plan.ts';
import { valueOf } from './value-of.ts';

/** What a row does to the instalment of the sample price for a first contract, and why nothing can be said. */
export interface SampleEffect {
  readonly now: number | null;
  readonly proposed: number | null;
  /** A code of `missingForSample`. */
  readonly missing: string | null;
}

type Fee = NonNullable<SimulationOverrides['fees']>[number];

const groupOf = ({ values }: Planned): string | null => (values['productGroupId'] as string | null | undefined) ?? null;
const bandOf = ({ values }: Planned) => ({
  tenorFrom: Number(values['tenorFrom']),
  tenorTo: Number(values['tenorTo']),
});
/** What rates of UFI are for. */
const goodsOf = ({ values }: Planned) => ({
  collateralType: (values['collateralType'] as string | null | undefined) ?? null,
  ageBand: (values['ageBand'] as string | null | undefined) ?? null,
});
type Goods = ReturnType<typeof goodsOf>;
const sameGoods = (one: Goods, other: Goods): boolean =>
  one.collateralType === other.collateralType && one.ageBand === other.ageBand;

const rateOf = (planned: Planned) => {
  const { regular, repeat } = valueOf(planned, planned.values);
  const groupId = groupOf(planned);
  return {
    ...bandOf(planned),
    rateRegular: regular,
    rateRepeat: repeat,
    of: { groups: groupId === null ? null : [groupId] },
  };
};

const feeOf = (planned: Planned): Fee => {
  const { values } = planned;
  const { unit, regular, repeat } = valueOf(planned, values);
  return {
    ...bandOf(planned),
    feeType: plainText(values['feeType']),
    valueType: unit,
    regular: regular ?? '0',
    repeat,
    charge: values['charge'] as 'FINANCED',
    of: 'BRANCH',
    amountFrom: Number(values['amountFrom'] ?? 0),
    amountTo: values['amountTo'] == null ? null : Number(values['amountTo']),
  };
};

/** What is financed where a fee of these amounts applies, nearest to the sample; undefined where it applies to that. */
function baseWithin(line: BusinessLine, { amountFrom = 0, amountTo }: Fee): number | undefined {
  const base = Math.min(Math.max(sampleBase[line], amountFrom), amountTo ?? Infinity);
  return base === sampleBase[line] ? undefined : base;
}

/** Rates of a group price that group alone: without a group, what is meant is one that has no rate of its own. */
const prices = (rate: Planned, groupId: string | null): boolean => groupId !== null || groupOf(rate) === null;

interface Place {
  readonly groupId: string | null;
  readonly goods: Goods;
}
const placeOf = (rate: Planned): Place => ({ groupId: groupOf(rate), goods: goodsOf(rate) });

/** What a row is looked at with: its own group and goods; of a fee the first ones for which there is a rate. */
const placesOf = (row: Planned, rates: readonly Planned[]): readonly Place[] =>
  row.kind === 'RATE' ? [placeOf(row)] : [{ groupId: null, goods: goodsOf(rates[0] ?? row) }, ...rates.map(placeOf)];

/**
 * What rows of a copy do to the instalment of the sample price once the whole copy is written: a rate is looked at with
 * the fees that come with it, and the other way round. What applies now is read one time for each product group.
 * @param batch all that the copy writes
 */
export async function effectsOfBatch(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  rows: readonly Planned[],
  batch: readonly Planned[],
): Promise<(row: Planned) => SampleEffect> {
  const written = batch.filter(isWritten);
  const rates = written.filter(({ kind }) => kind === 'RATE');
  const fees = written.filter(({ kind }) => kind === 'FEE');
  const tenors = [...new Set(rows.map((row) => bandOf(row).tenorTo))];
  const known = new Map<string, Promise<Compared>>();
  const compare = (row: Planned, { groupId, goods }: Place): Promise<Compared> => {
    const own = row.kind === 'FEE' ? row : null;
    const key = JSON.stringify([groupId, goods, own && written.indexOf(own)]);
    const before = known.get(key);
    if (before) return before;
    const base = own ? baseWithin(line, feeOf(own)) : undefined;
    const compared = comparedOf(app, db, {
      line,
      branchId: plainText(row.values['branchId']),
      productGroupId: groupId,
      ...(base === undefined ? {} : { base }),
      ...goods,
      tenors,
      day: plainText(row.values['effectiveFrom']),
      overrides: {
        rates: rates.filter((rate) => sameGoods(goodsOf(rate), goods) && prices(rate, groupId)).map(rateOf),
        fees: fees.map(feeOf),
      },
    });
    known.set(key, compared);
    return compared;
  };
  const effects = new Map<Planned, SampleEffect>();
  for (const row of rows.filter(isWritten)) {
    const tenor = bandOf(row).tenorTo;
    for (const place of placesOf(row, rates)) {
      const compared = await compare(row, place);
      const { REGULAR } = effectsOn(compared, tenor);
      const missing = missingFor(compared, tenor);
      if (!effects.has(row) || missing === null) effects.set(row, { ...REGULAR, missing });
      if (missing !== 'RATE_NOT_FOUND') break;
    }
  }
  return (row) => effects.get(row) ?? { now: null, proposed: null, missing: null };
}
