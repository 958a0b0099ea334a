import { gapCalls } from '@console/contracts/branches-stores/branch/rate-gaps';
import {
  nmcBranches,
  spektraBranches,
  ufiBranches,
  type BranchRecord,
} from '@console/contracts/branches-stores/branch/register';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { scheduledJobs } from '../../platform/schedule/job.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { gapJob } from './check.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const today = jakartaDay(seedDate);
const run = () => scheduledJobs(server.current.app).get(gapJob)!.run(new AbortController().signal);
const registers = { SPEKTRA: spektraBranches, NMC: nmcBranches, UFI: ufiBranches };
const lacking = async (line: keyof typeof registers) =>
  (
    await server.current.call(callsOf(registers[line]).list, admin, { query: { withGaps: true, size: 100 } as never })
  ).result.rows.map((row: BranchRecord) => `${row.officeCode} ${row.rateGaps}`) as string[];
const notices = async () =>
  (
    await db()
      .selectFrom('console_notice as n')
      .innerJoin('app_user_view as u', 'u.id', 'n.user_id')
      .select(['u.username', 'n.link', 'n.parameters'])
      .where('n.kind', '=', 'RATE_GAPS')
      .orderBy('u.username')
      .execute()
  ).map(({ username, link }) => `${username} ${link}`);
const endRates = (table: 'branch_rate' | 'branch_rate_nmc' | 'branch_rate_ufi', office: string, and = sql`true`) =>
  sql`update ${sql.table(table)} set effective_to = ${dayAfter(today, -1)}
    where branch_id = (select id from branch where office_code = ${office} and business_line = ${
      { branch_rate: 'SPEKTRA', branch_rate_nmc: 'NMC', branch_rate_ufi: 'UFI' }[table]
    }) and effective_from < ${today}::date and ${and}`.execute(db());

test('the seeds leave no gap, and send no notice', async () => {
  expect(await run()).toMatchObject({ failed: 0 });
  expect(await lacking('SPEKTRA')).toEqual([]);
  expect(await notices()).toEqual([]);
});

test('an offered tenor without a rate or fee stands on the branch, with one notice to approvers', async () => {
  await endRates('branch_rate', '13020', sql`tenor_from = 19`);
  await endRates('branch_rate_ufi', '13020', sql`collateral_type = 'MULTIGUNA' and age_band = '8-10'`);
  await db()
    .updateTable('branch_fee_nmc')
    .set({ tenor_to: 46 })
    .where('branch_id', '=', branchId('NMC', '13030'))
    .where('fee_type', '=', 'ADMIN')
    .execute();
  expect(await run()).toMatchObject({ failed: 3 });
  expect(await lacking('SPEKTRA')).toEqual(['13020 Rate: 19, 20, 21, 22, 23, 24']);
  expect(await lacking('NMC')).toEqual(['13030 ADMIN: 47, 48']);
  expect((await lacking('UFI'))[0]).toMatch(/^13020 Rate: 6, 7, .*, 36$/);
  const first = await notices();
  expect(first).toContain('HOBISHD01 /branch?withGaps=true');
  expect(first).toContain('HOBISHD01 /master-branch-nmc?withGaps=true');
  await run();
  expect(await notices()).toEqual(first);
});

test('an amount of a scheme that fees leave out is a gap', async () => {
  await sql`update financial_scheme set plafond_min = 1000000, plafond_max = 20000000`.execute(db());
  await db()
    .updateTable('branch_fee')
    .set({ amount_from: 5_000_001 })
    .where('branch_id', '=', branchId('SPEKTRA', '14010'))
    .where('amount_from', '=', 5_000_000)
    .execute();
  await run();
  expect((await lacking('SPEKTRA')).find((row) => row.startsWith('14010'))).toMatch(/^14010 ADMIN: 3, .*24$/);
  await db()
    .updateTable('branch_fee')
    .set({ amount_from: 5_000_000 })
    .where('branch_id', '=', branchId('SPEKTRA', '14010'))
    .where('amount_from', '=', 5_000_001)
    .execute();
  await run();
  expect((await lacking('SPEKTRA')).filter((row) => row.startsWith('14010'))).toEqual([]);
});

test('a person who operates the register runs it now; an inactive branch has no gap', async () => {
  const closed = branchId('NMC', '13030');
  await db().updateTable('branch').set({ status: 'inactive' }).where('id', '=', closed).execute();
  const full = testCaller('OPERASI01', { '*': 'Full Access' });
  const { result } = await server.current.call(gapCalls.NMC, full, { body: {} });
  expect(result.branches).toBeGreaterThan(150);
  expect(await lacking('NMC')).toEqual([]);
  await db().updateTable('branch').set({ status: 'active' }).where('id', '=', closed).execute();
  expect((await server.current.call(gapCalls.NMC, viewer, { body: {} })).status).toBe(403);
});
