import { callsOf } from '@console/contracts/core/resource';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { poCancellations, poStatus } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { archiveOrders } from './archive.ts';
import { raiseRedFlag } from './flags.ts';
import { lapseOrders } from './lapse.ts';
import { application, at, enter, move } from './orders.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const full = { '*': 'Full Access' };
const staff = testCaller('HOOPS01', full);
const other = testCaller('HOOPS02', full);
const calls = callsOf(poStatus);
const decisions = callsOf(poCancellations.SPEKTRA);
/** Members without an order of the last days. */
let member = 304;
let serial = 60_000;
const entered = () => enter(db(), application((member += 1), (serial += 1)));
async function issued(): Promise<string> {
  const { rows } = await sql<{ no: number }>`select right(m.member_no, 9)::int as no from member m
    join member_plafond p on p.member_id = m.id and p.business_line = 'SPEKTRA'
    where m.status = 'active' and p.available > 2000000 and not exists (select from purchase_order o
      where o.member_id = m.id and o.purchase_date > ${at}::timestamptz - interval '2 days')
    order by 1 limit 1`.execute(db());
  const id = await enter(db(), application(rows[0]!.no, (serial += 1)));
  for (const name of ['verify', 'confirm', 'approve', 'issue'] as const) await move(db(), id, name);
  return id;
}
const services = (days: number) => ({
  ...server.current.app.services,
  now: () => new Date(at.getTime() + days * 86_400_000),
});
const entriesOf = async (entityId: string) => {
  const { result } = await server.current.call(callsOf(auditTrail).list, admin, {
    query: { entityId, from: '2026-03-01', to: '2026-12-31', size: 50 } as never,
  });
  return (result.rows as { action: string; username: string; name: string; module: string }[]).toReversed();
};
async function requestedCancellation(id: string) {
  const { version } = (await server.current.call(calls.detail, admin, { parameters: { secureId: id } })).result;
  const body = { secureId: id, version, cancelReasonCode: 'DUPLICATE', note: 'order ganda menurut member' };
  expect((await server.current.call(calls.cancel, staff, { body: body as never })).status).toBe(200);
  return db().selectFrom('po_cancellation').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
}
const stateOf = async (id: string) =>
  (await db().selectFrom('po_cancellation').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

test.each(['deliver', 'expire'] as const)(
  'a request to cancel an issued order is outdated once the order is moved by %s',
  async (name) => {
    const id = await issued();
    const request = await requestedCancellation(id);
    await move(db(), id, name);
    expect(await stateOf(request.id)).toBe('OUTDATED');
    const approval = await server.current.call(decisions.approve, other, {
      body: { secureId: request.id, version: request.version + 1 },
    });
    expect(approval.body).toMatchObject({ code: 'NOT_PENDING' });
    expect(await entriesOf(request.id)).toContainEqual(
      expect.objectContaining({ action: 'END', username: 'SYSTEM', module: 'po-status-cancellation' }),
    );
  },
);

test('every step of an order that no staff made has its audit entry, from the entry to the archive', async () => {
  const id = await issued();
  await lapseOrders(services(15));
  await archiveOrders(services(100));
  expect((await entriesOf(id)).map(({ action, name, module }) => [action, name, module])).toEqual([
    ['CREATE', 'SYSTEM', 'po-status'],
    ['VERIFY', 'SYSTEM', 'po-status'],
    ['CONFIRM', 'SYSTEM', 'po-status'],
    ['APPROVE', 'SYSTEM', 'po-status'],
    ['ISSUE', 'SYSTEM', 'po-status'],
    ['EXPIRE', 'po-expire', 'po-status'],
    ['ARCHIVE', 'po-archive', 'po-status-archive'],
  ]);
});

test('a red flag of the program and the hold that it causes have their audit entries', async () => {
  const id = await entered();
  await db()
    .transaction()
    .execute((tx) => raiseRedFlag(tx, id, { code: 'FACE_MISMATCH', note: 'wajah berbeda' }, { by: 'HOOPS01', at }));
  expect((await entriesOf(id)).at(-1)).toMatchObject({ action: 'RED_FLAG', username: 'HOOPS01' });
});

test('an approved cancellation has one entry of the order', async () => {
  const id = await issued();
  const { id: secureId, version } = await requestedCancellation(id);
  const approval = await server.current.call(decisions.approve, other, { body: { secureId, version } });
  expect(approval.status).toBe(200);
  const cancelled = (await entriesOf(id)).filter(({ action }) => action === 'CANCEL');
  // The request, and the cancellation itself.
  expect(cancelled.map(({ username }) => username)).toEqual(['HOOPS01', 'HOOPS02']);
});
