import { once } from 'node:events';
import http from 'node:http';
import { addressOf } from '@console/contracts/core/call';
import { callsOf } from '@console/contracts/core/resource';
import { trackingCalls, trackingOrders, type TrackingEvent } from '@console/contracts/orders-logs/tracking-orders';
import { sql } from 'kysely';
import { admin, nobody, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { application, enter, memberOffice, move } from '../orders/orders.fixtures.ts';
import { watchable } from './watch.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const query = (ids: readonly string[]) => ids.map((id) => `ids=${id}`).join('&');
/** The services know who calls from an ordinary call before. */
const known = (caller: Caller) =>
  server.current.call(callsOf(trackingOrders).list, caller, { query: { search: '10010261000001' } as never });

async function stream(ids: readonly string[], caller: Caller = admin) {
  await known(caller);
  const request = http.get(`${server.current.origin}${addressOf(trackingCalls.stream)}?${query(ids)}`, {
    headers: { authorization: 'Bearer test', username: caller.username },
  });
  request.on('error', () => {});
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const parts = response.setEncoding('utf8').iterator({ destroyOnReturn: false });
  let text = '';
  /** The events so far, once there are so many. */
  const events = async (count: number) => {
    const seen = () => [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!) as TrackingEvent);
    while (seen().length < count) text += String((await parts.next()).value);
    return seen();
  };
  return { status: response.statusCode, events, end: () => request.destroy() };
}

test('an open browser hears of a step of the orders that it shows, and of no other', async () => {
  const [shown, other] = [await enter(db(), application(5, 8_201)), await enter(db(), application(8, 8_202))];
  const opened = await stream([shown!]);
  expect(opened.status).toBe(200);
  const [first] = await opened.events(1);
  expect(Object.keys(first!.versions)).toEqual([shown]);
  await move(db(), other!, 'verify');
  await move(db(), shown!, 'verify');
  const [, second] = await opened.events(2);
  expect(second!.versions[shown!]).toBe(first!.versions[shown!]! + 1);
  expect(Object.keys(second!.versions)).toEqual([shown]);
  opened.end();
});

test('orders out of the scope are not followed, and nobody follows without the page', async () => {
  const id = await enter(db(), application(5, 8_203));
  const office = memberOffice(5) === '10010' ? '10020' : '10010';
  const scope = { type: 'branches', branchIds: [branchId('SPEKTRA', office)], mraIds: [] } as const;
  expect(await watchable(db(), [id], scope)).toEqual([]);
  const stranger = testCaller('CAB00001', { '*': 'View Only' }, { mappingType: 'BRANCH', scope });
  const opened = await stream([id], stranger);
  expect(await opened.events(1)).toEqual([{ versions: {} }]);
  opened.end();
  const refused = await stream([id], nobody);
  expect(refused.status).toBe(403);
  refused.end();
});

test('a closed stream gives its lease back', async () => {
  const leases = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from budget_use where budget = 'stream'`.execute(db()))
      .rows[0]!.count;
  const before = await leases();
  const opened = await stream([await enter(db(), application(5, 8_204))]);
  await opened.events(1);
  expect(await leases()).toBe(before + 1);
  opened.end();
  while ((await leases()) > before) await new Promise((go) => setImmediate(go));
});
