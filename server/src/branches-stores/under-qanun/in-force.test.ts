import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { seedDate } from '../../../test/environment.ts';
import { seedOffices } from '../../people/organisation/offices.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { qanunBranches } from './in-force.ts';

const database = useDatabase();
const db = () => database.current.db;
const all = seedOffices.map(({ officeCode }) => branchId('SPEKTRA', officeCode));
const under = async (day: string) => {
  const found = await qanunBranches(db(), all, new Date(`${day}T12:00:00+07:00`));
  return seedOffices.map(({ officeCode }) => officeCode).filter((code) => found.has(branchId('SPEKTRA', code)));
};
const add = (officeCode: string, from: string, to: string | null) =>
  sql`insert into qanun_branch (id, created_by, updated_by, branch_id, effective_from, effective_to)
  values (gen_random_uuid(), 'TEST', 'TEST', ${branchId('SPEKTRA', officeCode)}, ${from}, ${to})`.execute(db());

it('knows the five branches of the seed, two of them by an earlier record too', async () => {
  const found = await qanunBranches(db(), all, seedDate);
  expect(
    seedOffices.map(({ officeCode }) => officeCode).filter((code) => found.has(branchId('SPEKTRA', code))),
  ).toEqual(['10010', '10020', '10030', '10070', '10080']);
  expect(await under('2025-03-01')).toEqual(['10010', '10020']);
  expect(await under('2020-01-01')).toEqual([]);
  expect(await qanunBranches(db(), [], seedDate)).toEqual(new Set());
});

it('is so from the first day to the last, by the day in Jakarta', async () => {
  await add('13010', '2027-02-01', '2027-02-28');
  expect(await under('2027-01-31')).not.toContain('13010');
  expect(await under('2027-02-01')).toContain('13010');
  expect(await under('2027-02-28')).toContain('13010');
  expect(await under('2027-03-01')).not.toContain('13010');
  const midnight = await qanunBranches(db(), [branchId('SPEKTRA', '13010')], new Date('2027-01-31T17:00:00Z'));
  expect(midnight.size).toBe(1);
});

it('has one record per branch and period, by any writer', async () => {
  await add('13020', '2027-02-01', '2027-02-28');
  await expect(add('13020', '2027-02-28', null)).rejects.toThrow('qanun_branch_period');
  await add('13020', '2027-03-01', null);
  await add('13030', '2027-02-01', '2027-02-28');
});
