import { companies } from '@console/contracts/branches-stores/companies';
import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { stores } from '@console/contracts/branches-stores/store';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { companyCode } from './seed.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const calls = callsOf(companies);
const feed = coreFeedOf(() => server.current, companies);
const aceh = { type: 'branches' as const, branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] };
const clerk = testCaller('CAB01', { '*': 'View Only' }, { mappingType: 'BRANCH', scope: aceh });
const found = async (code: string, caller = admin) =>
  (await server.current.call(calls.list, caller, { query: { search: code } })).result.rows[0]!;
const totalOf = async (
  list: typeof stores | typeof dealersNmc | typeof dealersUfi,
  companyId: string,
  caller = admin,
) =>
  (await server.current.call(callsOf(list as typeof stores).list, caller, { query: { companyId, state: 'active' } }))
    .result.total;

test('a company counts its active stores and dealers, as many as its tabs list to the reader', async () => {
  for (const caller of [admin, clerk]) {
    const { secureId, storeCount, dealerCount } = await found(companyCode(0), caller);
    expect(storeCount).toBe(await totalOf(stores, secureId, caller));
    expect(dealerCount).toBe(
      (await totalOf(dealersNmc, secureId, caller)) + (await totalOf(dealersUfi, secureId, caller)),
    );
  }
  expect((await found(companyCode(0))).storeCount).toBeGreaterThan((await found(companyCode(0), clerk)).storeCount);
});

test('a company shows what its orders finance this month to head office alone', async () => {
  const { secureId } = await found(companyCode(0));
  const since = `${jakartaDay(server.current.app.services.now()).slice(0, 7)}-01T00:00:00+07:00`;
  const { rows } = await sql<{ amount: string }>`select coalesce(sum(p.financed_amount), 0) as amount
    from purchase_order p join outlet o on o.id in (p.store_id, p.dealer_id)
    where o.company_id = ${secureId} and p.purchase_date >= ${since}::timestamptz
      and p.status not in ('REJECTED', 'CANCELLED', 'EXPIRED')`.execute(db());
  expect((await found(companyCode(0))).exposure).toBe(Number(rows[0]!.amount));
  expect(await found(companyCode(0), clerk)).not.toHaveProperty('exposure');
});

test('core does not switch off a company with active stores or dealers', async () => {
  const company = (code: string, status: string) => ({
    core_code: code,
    status,
    company_code: code,
    legal_name: `PT Uji ${code}`,
    entity_type: 'PT',
    role: 'OWNER',
  });
  const code = companyCode(0);
  const refused = await feed.deliver('1.delta.csv', [company(code, 'inactive')]);
  expect(refused).toMatchObject({ changed: 0, conflicts: 1 });
  expect(JSON.stringify(refused.faults)).toContain('IN_USE');
  expect(await found(code)).toMatchObject({ status: 'active', syncState: 'CONFLICT' });
  const { secureId } = await found(code);
  await sql`update outlet set status = 'inactive' where company_id = ${secureId}`.execute(db());
  expect(await feed.deliver('2.delta.csv', [company(code, 'inactive')])).toMatchObject({ changed: 1, conflicts: 0 });
  expect(await found(code)).toMatchObject({ status: 'inactive', storeCount: 0, dealerCount: 0 });
});
