import { warningsOfRate } from '../branch-rates/admin-only.ts';
import { warningsOfFee } from '../branch-fees/admin-only.ts';
import { warningsOfQanun } from '../qanun-branch/admin-only.ts';
import { below, codes, fee, frame, later, office, rate, today, tomorrow, useJudgedOffice } from './judged.fixtures.ts';

const { charge, db, pay, server, feeIdOf } = useJudgedOffice();

/** Values of a row before and after a change, judged. */
const moved = (before: object, values: object | null) => ({ before, values }) as never;
test.each([
  ['ends earlier', { effectiveTo: later }],
  ['begins later', { effectiveFrom: later }],
])('a scheduled fee that %s is judged by what is charged on the days that it leaves', async (_, change) => {
  await charge({ from: today, percent: '0' }, { from: tomorrow, percent: '7.5', type: 'PROVISI' });
  await pay('1.1000');
  const own = { ...fee, feeType: 'PROVISI', valueType: 'PERCENT', amountRegular: null, percentRegular: '7.5' };
  const stored = { ...own, effectiveFrom: tomorrow, secureId: await feeIdOf('PROVISI'), phase: 'SCHEDULED' };
  const of = async (values: object) =>
    codes(await warningsOfFee(server.current.app, db(), 'SPEKTRA', moved(stored, values)));
  expect(await of({ ...stored, percentRegular: '8' })).toEqual([]);
  expect(await of({ ...stored, ...change })).toEqual(below);
});

test('a successor with an end is judged by what holds after it, and names the tenors that it leaves', async () => {
  await charge({ from: today, percent: '0' }, { from: today, percent: '7.5', type: 'PROVISI' });
  const rateId = await pay('1.1000');
  const own = { ...fee, feeType: 'PROVISI', valueType: 'PERCENT', amountRegular: null, percentRegular: '7.5' };
  const successor = async (of: 'branch_fee' | 'branch_rate', replaced: string) => {
    const stored = await db().selectFrom(of).selectAll().where('id', '=', replaced).executeTakeFirstOrThrow();
    const { id } = frame();
    await db()
      .insertInto(of)
      .values({
        ...stored,
        id,
        effective_from: tomorrow,
        effective_to: later,
        approval: 'PENDING',
        supersedes_id: replaced,
        covered_to: null,
      } as never)
      .execute();
    return { secureId: id, phase: 'PENDING', effectiveFrom: tomorrow, effectiveTo: later };
  };
  const pending = { ...own, ...(await successor('branch_fee', await feeIdOf('PROVISI'))) };
  expect(codes(await warningsOfFee(server.current.app, db(), 'SPEKTRA', moved(pending, pending)))).toEqual(below);
  const placed = { ...rate, ...(await successor('branch_rate', rateId)), rateRegular: '2.4000' };
  const found = await warningsOfRate(server.current.app, db(), 'SPEKTRA', moved(placed, placed));
  expect(found).toContainEqual({
    code: 'TENORS_WITHOUT_RATE',
    parameters: { tenors: expect.stringMatching(/7, .*12/) },
  });
});

test('a scheduled rate that is cancelled without one before it names the tenors that it leaves', async () => {
  await charge({ from: today, percent: '7.5' });
  const secureId = await pay('2.4000');
  await db().updateTable('branch_rate').set({ effective_from: later }).where('id', '=', secureId).execute();
  const stored = { ...rate, rateRegular: '2.4000', secureId, effectiveFrom: later, phase: 'SCHEDULED' };
  const found = await warningsOfRate(server.current.app, db(), 'SPEKTRA', moved(stored, null));
  expect(found.map(({ code }) => code)).toContain('TENORS_WITHOUT_RATE');
});

test('a scheduled Qanun record that ends earlier is judged by the fees that come after it', async () => {
  await charge({ from: today, percent: '0' });
  await pay('1.1000');
  const record = {
    branchId: office,
    ujrahAdminRegular: 5_000_000,
    ujrahAdminRepeat: 5_000_000,
    ujrahCharge: 'FINANCED',
    fiduciaFee: 0,
    effectiveFrom: tomorrow,
    effectiveTo: null,
    phase: 'SCHEDULED',
  } as const;
  const of = async (values: object) =>
    codes(await warningsOfQanun(server.current.app, db(), 'SPEKTRA', moved(record, values)));
  expect(await of({ ...record, ujrahAdminRegular: 5_500_000 })).toEqual([]);
  expect(await of({ ...record, effectiveTo: later })).toEqual(below);
});
