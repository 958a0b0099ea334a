import { randomUUID } from 'node:crypto';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { unusualIn } from '../branch-rates/admin-only.ts';
import { branchesStoresModules } from '../modules.ts';

export const today = jakartaDay(seedDate);
export const tomorrow = dayAfter(today, 1);
export const later = dayAfter(today, 10);
export const office = branchId('SPEKTRA', '13020');
const band = { tenorFrom: 7, tenorTo: 12 };

/** A rate that yields enough with an ADMIN fee of 7.5 percent, and too little without one. */
export const rate = { branchId: office, productGroupId: null, ...band, rateRegular: '1.1000', rateRepeat: null };
export const fee = {
  branchId: office,
  feeType: 'ADMIN',
  tenorFrom: 1,
  tenorTo: 24,
  amountFrom: 0,
  amountTo: null,
  valueType: 'AMOUNT',
  amountRegular: 400_000,
  amountRepeat: null,
  percentRegular: null,
  percentRepeat: null,
  charge: 'FINANCED',
  effectiveFrom: today,
  effectiveTo: null,
} as const;

/** What every stored row has. */
export const frame = () => ({
  id: randomUUID(),
  created_at: seedDate,
  updated_at: seedDate,
  created_by: 'TEST',
  updated_by: 'TEST',
});
/** The codes about yields. */
export const codes = (found: readonly { readonly code: string }[]) =>
  found.map(({ code }) => code).filter((code) => code.startsWith('YIELD'));
export const below = ['YIELD_BELOW_FLOOR'];

/**
 * A server with one setting of fees and rates of an office, for the tests of what a yield is judged by. Each test file
 * calls it: files of one process share this module.
 * @param insured whether groups that need an insurance do so in the tests too: else none needs one
 */
export function useJudgedOffice({ insured = false }: { readonly insured?: boolean } = {}) {
  const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
  const db = () => server.current.database.db;
  beforeAll(async () => {
    if (!insured) await db().updateTable('product_group').set({ insurance_coverage: 'NONE' }).execute();
  });

  /** The only ADMIN fees of the office, by day and amounts. */
  async function charge(
    ...fees: readonly {
      from: string;
      to?: string;
      amounts?: readonly [number, number | null];
      percent: string;
      type?: string;
    }[]
  ): Promise<void> {
    await db().deleteFrom('branch_fee_exclusive').execute();
    await db().deleteFrom('branch_fee').where('branch_id', '=', office).execute();
    for (const { from, to = null, amounts = [0, null], percent, type = 'ADMIN' } of fees)
      await db()
        .insertInto('branch_fee')
        .values({
          ...frame(),
          branch_id: office,
          fee_type: type,
          tenor_from: 1,
          tenor_to: 24,
          amount_from: amounts[0],
          amount_to: amounts[1],
          value_type: 'PERCENT',
          percent_regular: percent,
          charge: 'FINANCED',
          effective_from: from,
          effective_to: to,
          approval: 'APPROVED',
        } as never)
        .execute();
  }

  /** The only rate of the office in the band, in force since today. */
  async function pay(rateRegular: string): Promise<string> {
    await db().deleteFrom('branch_rate_exclusive').execute();
    await db().deleteFrom('branch_rate').where('branch_id', '=', office).execute();
    const { id } = await db()
      .insertInto('branch_rate')
      .values({
        ...frame(),
        branch_id: office,
        tenor_from: band.tenorFrom,
        tenor_to: band.tenorTo,
        rate_regular: rateRegular,
        effective_from: today,
        approval: 'APPROVED',
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** The codes about the yield of a rate like {@link rate}. */
  const ofRate = async (values: object) =>
    codes(
      await unusualIn(server.current.app, db(), 'SPEKTRA', { values: { ...rate, ...values } as never, before: null }),
    );

  /** The fee of a type that the office has. */
  const feeIdOf = async (type = 'ADMIN'): Promise<string> =>
    (
      await db()
        .selectFrom('branch_fee')
        .select('id')
        .where('branch_id', '=', office)
        .where('fee_type', '=', type)
        .executeTakeFirstOrThrow()
    ).id;

  return { server, db, charge, pay, ofRate, feeIdOf };
}
