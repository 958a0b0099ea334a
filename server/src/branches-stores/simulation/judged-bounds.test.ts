import { unusualIn } from '../branch-rates/admin-only.ts';
import { warningsOfFee } from '../branch-fees/admin-only.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { below, codes, fee, frame, office, rate, today, tomorrow, useJudgedOffice } from './judged.fixtures.ts';
import { judgedPoints } from './judged-points.ts';

const { server, db, charge, pay, ofRate, feeIdOf } = useJudgedOffice();

/** Stores concessions on the fee of a type. */
async function concede(type: string, lines: readonly object[]): Promise<void> {
  const base = { percentRegular: '0', percentRepeat: '0', effectiveFrom: null, effectiveTo: null };
  await db()
    .insertInto('branch_fee_exclusive')
    .values({
      ...frame(),
      base_id: await feeIdOf(type),
      lines: JSON.stringify(lines.map((line) => ({ ...base, ...line }))),
    } as never)
    .execute();
}

const group = (subjectCode: string) => ({ subjectType: 'MEMBERSHIP_GROUP', subjectCode });

test('the rounding of the instalment hides no yield between the ends of a band of amounts', async () => {
  const amounts = [
    { amounts: [0, 260_870], percent: '10' },
    { amounts: [260_871, 279_504], percent: '0' },
    { amounts: [279_505, null], percent: '10' },
  ] as const;
  await charge(...amounts.map((each) => ({ from: today, ...each })));
  const tenors = { tenorFrom: 24, tenorTo: 24, rateRegular: '1.2000', effectiveFrom: tomorrow };
  expect(await ofRate(tenors)).toEqual(below);
  expect(await ofRate({ ...tenors, rateRegular: '1.6000' })).toEqual([]);
});

test('a fee is judged with the concessions of a member of three groups', async () => {
  await charge(...['ADMIN', 'PROVISI', 'SURVEY'].map((type) => ({ from: today, percent: '4', type })));
  await pay('1.4000');
  const of = async (percentRegular: string) =>
    codes(
      await warningsOfFee(server.current.app, db(), 'SPEKTRA', {
        values: { ...fee, feeType: 'SURVEY', valueType: 'PERCENT', amountRegular: null, percentRegular } as never,
        before: null,
      }),
    );
  expect(await of('0')).toEqual([]);
  await concede('ADMIN', [group('KOMUNITAS1')]);
  await concede('PROVISI', [group('KOMUNITAS2')]);
  expect(await of('0')).toEqual(below);
  expect(await of('4')).toEqual([]);
});

test('that a yield is unknown is said too where the bounds alone are too low', async () => {
  await charge({ from: today, percent: '5' }, { from: today, percent: '5', type: 'PROVISI' });
  await db()
    .updateTable('branch_fee')
    .set({ tenor_to: 11 } as never)
    .where('id', '=', await feeIdOf())
    .execute();
  const brand = (subjectCode: string) => ({ subjectType: 'BRAND', subjectCode });
  await concede('ADMIN', [brand('Toba')]);
  await concede('PROVISI', [brand('Merapi')]);
  const { app } = server.current;
  const values = { ...rate, rateRegular: '1.4000', effectiveFrom: tomorrow } as never;
  const found = await unusualIn(app, db(), 'SPEKTRA', { values, before: null });
  expect(codes(found)).toEqual(['YIELD_UNKNOWN']);
});

test('many concessions with periods of their own are judged at as few points as without them', async () => {
  await charge({ from: today, percent: '7.5' });
  const pointsOf = async () => {
    const terms = { starts: [], prices: { from: 500_000, to: 25_000_000 } };
    const period = { line: 'SPEKTRA', day: today, until: null, branchIds: [office], terms } as const;
    return (await judgedPoints(db(), period)).get(office)!;
  };
  const { bounds } = await pointsOf();
  const lines = Array.from({ length: 200 }, (_, at) => ({
    ...group(`KELOMPOK${at}`),
    effectiveFrom: dayAfter(today, at + 1),
    effectiveTo: dayAfter(today, at + 300),
  }));
  await concede('ADMIN', lines);
  expect(await pointsOf()).toEqual({ bounds, each: null });
  // The bounds decide where each set of receivers would be too many.
  expect(await ofRate({ effectiveFrom: tomorrow })).toEqual(below);
  expect(await ofRate({ effectiveFrom: tomorrow, rateRegular: '1.9000' })).toEqual([]);
});
