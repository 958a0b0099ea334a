// Long: one test for each thing by which a yield is judged.
import { seedId } from '../../platform/database/seed-id.ts';
import { lobParametersOn, storePeriod } from '../../products/master-lob/periods.ts';
import { lobId } from '../../products/master-lob/seed.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { unusualIn, warningsOfSheet } from '../branch-rates/admin-only.ts';
import { warningsOfFee, warningsOfFeeSheet } from '../branch-fees/admin-only.ts';
import { warningsOfQanun } from '../qanun-branch/admin-only.ts';
import { below, codes, fee, frame, later, office, rate, today, tomorrow, useJudgedOffice } from './judged.fixtures.ts';

const { charge, db, ofRate, pay, server } = useJudgedOffice();

test('a rate is judged on each day on which a fee of its period begins', async () => {
  await charge({ from: today, percent: '7.5' });
  expect(await ofRate({ effectiveFrom: tomorrow })).toEqual([]);
  await charge({ from: today, to: dayAfter(later, -1), percent: '7.5' }, { from: later, percent: '0' });
  expect(await ofRate({ effectiveFrom: tomorrow })).toEqual(below);
  expect(await ofRate({ effectiveFrom: tomorrow, effectiveTo: dayAfter(later, -1) })).toEqual([]);
});

test('a rate is judged at both ends of each band of amounts', async () => {
  await charge(
    { from: today, amounts: [0, 4_999_999], percent: '0' },
    { from: today, amounts: [5_000_000, 6_000_000], percent: '7.5' },
    { from: today, amounts: [6_000_001, null], percent: '7.5' },
  );
  expect(await ofRate({ effectiveFrom: tomorrow })).toEqual(below);
});

test('a fee of a branch without any is judged at the greatest price too, where it weighs least', async () => {
  await charge();
  await pay('0.5000');
  const warnings = async (amountRegular: number) =>
    codes(
      await warningsOfFee(server.current.app, db(), 'SPEKTRA', {
        values: { ...fee, amountRegular } as never,
        before: null,
      }),
    );
  // Enough for the sample price, and a hundredth of what 50,000,000 would need.
  expect(await warnings(900_000)).toEqual(below);
});

/** The prices of every line of business of SPEKTRA, from a day on. */
async function prices(priceMax: number, from: string): Promise<void> {
  const lobs = await db()
    .selectFrom('line_of_business')
    .select(['id', 'lob_code'])
    .where('business_line', '=', 'SPEKTRA')
    .execute();
  for (const { id } of lobs) {
    const parameters = { ...(await lobParametersOn(db(), id, from))!, priceMax };
    await db()
      .transaction()
      .execute((tx) => storePeriod(tx as never, id, from, parameters));
  }
}

const low = { rateRegular: '0.5000', tenorFrom: 7, tenorTo: 8, effectiveFrom: tomorrow };

/** A fee in rupiah with which this low rate yields enough up to the greatest price. */
async function lowButEnough(): Promise<void> {
  await charge({ from: today, percent: '0' });
  await db()
    .updateTable('branch_fee')
    .set({ value_type: 'AMOUNT', amount_regular: 900_000, percent_regular: null } as never)
    .where('branch_id', '=', office)
    .execute();
  await prices(6_000_000, today);
  expect(await ofRate(low)).toEqual([]);
}

test('a rate is judged by the parameters of each day of its period', async () => {
  await lowButEnough();
  await prices(50_000_000, later);
  expect(await ofRate(low)).toEqual(below);
  expect(await ofRate({ ...low, effectiveTo: dayAfter(later, -1) })).toEqual([]);
});

test('a rate of all groups is judged by the parameters of every line of business', async () => {
  await lowButEnough();
  const last = lobId('JSA');
  const parameters = { ...(await lobParametersOn(db(), last, today))!, priceMax: 25_000_000 };
  await db()
    .transaction()
    .execute((tx) => storePeriod(tx as never, last, today, parameters));
  expect(await ofRate(low)).toEqual(below);
});

test('a fee is judged for the amounts that it is about', async () => {
  await charge({ from: today, percent: '7.5' });
  await pay('1.1000');
  const ofFee = async (values: object) =>
    codes(
      await warningsOfFee(server.current.app, db(), 'SPEKTRA', {
        values: { ...fee, ...values } as never,
        before: null,
      }),
    );
  expect(await ofFee({ amountFrom: 5_000_000, amountTo: 5_500_000 })).toEqual([]);
  expect(await ofFee({ amountFrom: 5_000_000, amountTo: 40_000_000 })).toEqual(below);
});

test('concessions of a rate and of a fee are judged together where one receiver gets both', async () => {
  await charge({ from: today, percent: '7.5' });
  const baseId = await pay('1.6000');
  const { id: feeId } = await db()
    .selectFrom('branch_fee')
    .select('id')
    .where('branch_id', '=', office)
    .executeTakeFirstOrThrow();
  const group = { subjectType: 'MEMBERSHIP_GROUP', subjectCode: 'KAMPANYE1', effectiveFrom: null, effectiveTo: null };
  const rates = [{ ...group, rateRegular: '1.1000', rateRepeat: '1.1000' }];
  const fees = [{ ...group, percentRegular: '0', percentRepeat: '0' }] as never;
  const { app } = server.current;
  const ofRates = async (lines = rates) =>
    codes(await warningsOfSheet(app, db(), 'SPEKTRA', { baseId, lines: lines as never }));
  const ofFees = async () => codes(await warningsOfFeeSheet(app, db(), 'SPEKTRA', { baseId: feeId, lines: fees }));
  expect([await ofRates(), await ofFees()]).toEqual([[], []]);
  await db()
    .insertInto('branch_fee_exclusive')
    .values({ ...frame(), base_id: feeId, lines: JSON.stringify(fees) } as never)
    .execute();
  expect(await ofRates()).toEqual(below);
  // A member may be in several groups; a person has one employer.
  expect(await ofRates([{ ...rates[0]!, subjectCode: 'KAMPANYE2' }])).toEqual(below);
  const employer = JSON.stringify([{ ...(fees as readonly object[])[0]!, subjectType: 'COMPANY' }]);
  await db()
    .updateTable('branch_fee_exclusive')
    .set({ lines: employer } as never)
    .execute();
  expect(await ofRates([{ ...rates[0]!, subjectType: 'COMPANY', subjectCode: 'KAMPANYE2' }])).toEqual([]);
  await db().deleteFrom('branch_fee_exclusive').execute();
  await db()
    .insertInto('branch_rate_exclusive')
    .values({ ...frame(), base_id: baseId, lines: JSON.stringify(rates) } as never)
    .execute();
  expect(await ofFees()).toEqual(below);
});

test('a fee that ends, or is cancelled, is judged by what is charged without it', async () => {
  await charge({ from: today, percent: '1' }, { from: today, percent: '7.5', type: 'PROVISI' });
  await pay('1.1000');
  const stored = { ...fee, feeType: 'PROVISI', secureId: 'a0000000-0000-4000-8000-000000000000' };
  const of = async (values: object | null, phase: string, before: object = stored) =>
    codes(
      await warningsOfFee(server.current.app, db(), 'SPEKTRA', {
        values: values as never,
        before: { ...before, phase } as never,
      }),
    );
  expect(await of({ ...stored, effectiveTo: later }, 'IN_FORCE')).toEqual(below);
  // The fee before it gets its end back: nothing changes for the worse.
  expect(await of(null, 'SCHEDULED', { ...stored, effectiveFrom: later })).toEqual(below);
  await db()
    .updateTable('branch_fee')
    .set({ effective_to: dayAfter(later, -1) })
    .where('fee_type', '=', 'PROVISI')
    .execute();
  expect(await of(null, 'SCHEDULED', { ...stored, effectiveFrom: later })).toEqual([]);
});

test('a Qanun record, and its end, are judged by the rates of the branch', async () => {
  await charge({ from: today, percent: '0' });
  await pay('1.1000');
  const record = {
    branchId: office,
    ujrahAdminRegular: 400_000,
    ujrahAdminRepeat: 400_000,
    ujrahCharge: 'FINANCED',
    fiduciaFee: 0,
    effectiveFrom: tomorrow,
    effectiveTo: null,
  } as const;
  const of = async (values: object | null, before: object | null = null) =>
    codes(
      await warningsOfQanun(server.current.app, db(), 'SPEKTRA', { values: values as never, before: before as never }),
    );
  expect(await of({ ...record, ujrahAdminRepeat: 0 })).toEqual(below);
  expect(await of({ ...record, effectiveTo: later }, { ...record, phase: 'IN_FORCE' })).toEqual(below);
  await pay('2.4000');
  expect(await of({ ...record, ujrahAdminRepeat: 0 })).toEqual([]);
});

test('a rate of a group that ends is judged by the rate of all groups that takes its place', async () => {
  await charge({ from: today, percent: '7.5' });
  await pay('1.1000');
  const productGroupId = seedId('product-group', 'TV');
  const before = { ...rate, productGroupId, rateRegular: '2.4000', effectiveFrom: today, phase: 'IN_FORCE' };
  const values = { ...before, effectiveTo: later };
  const found = await unusualIn(server.current.app, db(), 'SPEKTRA', { values, before } as never);
  expect(found).toMatchObject([{ code: 'RATE_MOVES', parameters: { before: '2.4000', after: '1.1000' } }]);
});

test('concessions of several fees are judged together where one receiver gets them all', async () => {
  await charge({ from: today, percent: '4' }, { from: today, percent: '4', type: 'PROVISI' });
  await pay('1.1000');
  const rows = await db().selectFrom('branch_fee').select(['id', 'fee_type']).where('branch_id', '=', office).execute();
  expect(await ofRate({ effectiveFrom: tomorrow })).toEqual([]);
  for (const { id, fee_type: type } of rows)
    await db()
      .insertInto('branch_fee_exclusive')
      .values({
        ...frame(),
        base_id: id,
        lines: JSON.stringify([
          {
            subjectType: type === 'ADMIN' ? 'COMPANY' : 'STORE_GROUP',
            subjectCode: 'GRP014',
            effectiveFrom: null,
            effectiveTo: null,
            percentRegular: '0',
            percentRepeat: '0',
          },
        ]),
      } as never)
      .execute();
  expect(await ofRate({ effectiveFrom: tomorrow })).toEqual(below);
});

test('a rate is judged on the day after a fee of its period has ended', async () => {
  await charge({ from: today, percent: '0' }, { from: today, to: later, percent: '7.5', type: 'PROVISI' });
  expect(await ofRate({ effectiveFrom: tomorrow, effectiveTo: later })).toEqual([]);
  expect(await ofRate({ effectiveFrom: tomorrow })).toEqual(below);
});

test('a fee for amounts below the least price is judged: a down payment leads there', async () => {
  await pay('1.1000');
  const [{ least }] = (await db()
    .selectFrom('line_of_business')
    .select((of) => of.fn.min('price_min' as never).as('least'))
    .where('business_line', '=', 'SPEKTRA')
    .execute()) as never as [{ least: number }];
  const belowLeast = { from: today, amounts: [0, Number(least) - 1] as const, percent: '0' };
  await charge(belowLeast, { from: today, amounts: [Number(least), null], percent: '7.5' });
  expect(await ofRate({ effectiveFrom: tomorrow })).toEqual(below);
});

test('a rate is judged with the charges of financial schemes, which may finance a fee of the signing', async () => {
  // Paid at signing it is enough at 12 months; financed it would have to be 3.35 percent.
  await charge({ from: today, percent: '3.28' });
  await db().updateTable('branch_fee').set({ charge: 'UPFRONT' }).where('branch_id', '=', office).execute();
  const fits = { effectiveFrom: tomorrow };
  const financed = { admin_charge: 'FINANCED' } as const;
  const before = await ofRate(fits);
  await db().updateTable('financial_scheme').set(financed).execute();
  const after = await ofRate(fits);
  await db().updateTable('financial_scheme').set({ admin_charge: 'BY_FEE' }).execute();
  expect([before, after]).toEqual([[], below]);
});
