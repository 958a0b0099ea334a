import { callsOf } from '@console/contracts/core/resource';
import { channelCalls } from '@console/contracts/membership/registration';
import { transactionLog, type TransactionLogRow } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedMember } from '../../membership/index.ts';
import { makeSource } from '../../membership/token-management/source.fixture.ts';
import { aroundCall } from '../../membership/token-management/trace-around.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { application, enter } from '../orders/orders.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const member = seedMember(5);
const clerkOf = (officeCode: string) =>
  testCaller(
    `CC${officeCode}`,
    { '*': 'View Only' },
    {
      mappingType: 'BRANCH',
      scope: { type: 'branches', branchIds: [branchId('SPEKTRA', officeCode)], mraIds: [] },
    },
  );
const around = (input: object, client = { platform: null as string | null, appVersion: null as string | null }) =>
  aroundCall(server.current.app, { input, answer: null, client } as never);

test('a branch sees what applications ask about its members, and from which platform and version', async () => {
  const { headers } = await makeSource(server.current, { allowedServices: ['membership-plafond'] });
  const client = { 'x-platform': 'ANDROID', 'x-app-version': '7.4.1-rc.2' };
  const answer = await server.current.call(channelCalls.plafond as never, null, {
    body: { memberNo: member.memberNo },
    headers: { ...headers, ...client },
  } as never);
  expect(answer.status).toBe(200);
  let rows: readonly unknown[] = [];
  while (rows.length === 0)
    rows = (
      await sql`select branch_id as branch, cust_no as cust, platform, app_version as version from transaction_log
        where endpoint = 'membership-channel.plafond' and app_version = '7.4.1-rc.2'`.execute(db())
    ).rows;
  const branch = branchId('SPEKTRA', member.officeCode);
  expect(rows).toEqual([{ branch, cust: member.custMainNo, platform: 'ANDROID', version: '7.4.1-rc.2' }]);
  const seen = async (officeCode: string) =>
    (
      await server.current.call(callsOf(transactionLog).list, clerkOf(officeCode), { query: { size: 100 } as never })
    ).result.rows.map(({ appVersion }: TransactionLogRow) => appVersion);
  expect(await seen(member.officeCode)).toContain('7.4.1-rc.2');
  expect(await seen(member.officeCode === '10010' ? '10020' : '10010')).not.toContain('7.4.1-rc.2');
});

test('a call about an order has its branch, line, platform and amount', async () => {
  const order = application(5, 7_101, { line: 'NMC' });
  await enter(db(), order);
  expect(await around({ applNo: order.applNo })).toMatchObject({
    branch_id: branchId('NMC', member.officeCode),
    business_line: 'NMC',
    platform: 'ANDROID',
    amount: 900_000,
  });
});

test('a refused application has the branch of its number, and what it says of itself', async () => {
  const said = { applNo: `${member.officeCode}261999999`, financedAmount: 750_000, appVersion: '7.4.1' };
  expect(await around({ ...said, platform: 'IOS' }, { platform: 'WEB', appVersion: '1' })).toMatchObject({
    branch_id: branchId('SPEKTRA', member.officeCode),
    business_line: 'SPEKTRA',
    platform: 'IOS',
    app_version: '7.4.1',
    amount: 750_000,
  });
});

test('a call about nobody known has no branch', async () => {
  expect(await around({ memberNo: '9999999999' })).toMatchObject({ branch_id: null, cust_no: null });
  expect(await around({ applNo: '99999261000001' })).toMatchObject({ branch_id: null });
  expect(await around({ phone: member.phone })).toMatchObject({
    branch_id: branchId('SPEKTRA', member.officeCode),
    cust_no: member.custMainNo,
  });
});
