import { branchRates, type BranchRate } from '@console/contracts/branches-stores/branch/rates';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { fee, frame, office, today, tomorrow, useJudgedOffice } from '../simulation/judged.fixtures.ts';

const { server } = useJudgedOffice();

async function charge(amount: number, effectiveFrom: string): Promise<void> {
  const { db } = server.current.database;
  await db.deleteFrom('branch_fee_exclusive').execute();
  await db.deleteFrom('branch_fee').where('branch_id', '=', office).execute();
  await db
    .insertInto('branch_fee')
    .values({
      ...frame(),
      branch_id: office,
      fee_type: fee.feeType,
      tenor_from: 1,
      tenor_to: 60,
      amount_from: 0,
      amount_to: null,
      value_type: 'AMOUNT',
      amount_regular: amount,
      charge: 'FINANCED',
      effective_from: effectiveFrom,
    } as never)
    .execute();
}

const listed = async (phase: string): Promise<readonly BranchRate[]> => {
  const query = { branchId: office, phase, size: 100 } as never;
  return (await server.current.call(callsOf(branchRates).list, admin, { query })).result.rows;
};
const samplesOf = async (phase: string) => (await listed(phase)).map(({ sampleRegular }) => sampleRegular);

test('a scheduled rate shows the instalment with the fees of its own first day, and none without a fee', async () => {
  const { db } = server.current.database;
  // All rates in force begin tomorrow, but one.
  await sql`update branch_rate set effective_from = ${tomorrow} where branch_id = ${office} and approval = 'APPROVED'
    and effective_to is null and tenor_from > 6`.execute(db);
  await charge(300_000, tomorrow);
  const scheduled = await samplesOf('SCHEDULED');
  expect(scheduled.length).toBeGreaterThan(0);
  expect(scheduled.every((sample) => typeof sample === 'number')).toBe(true);
  const inForce = await samplesOf('IN_FORCE');
  expect(inForce.length).toBeGreaterThan(0);
  expect(new Set(inForce)).toEqual(new Set([null]));
  await charge(900_000, today);
  const dearer = await samplesOf('SCHEDULED');
  expect(dearer.every((sample, at) => sample! > scheduled[at]!)).toBe(true);
  expect((await samplesOf('IN_FORCE')).every((sample) => typeof sample === 'number')).toBe(true);
  await charge(900_000, dayAfter(tomorrow, 1));
  expect(new Set(await samplesOf('SCHEDULED'))).toEqual(new Set([null]));
});
