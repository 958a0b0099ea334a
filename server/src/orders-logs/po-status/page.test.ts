import type { PhotoOfOrder } from '@console/contracts/orders-logs/photos-screening';
import { poArchive, poSales, poStatus, type PoConfirmation } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { bringPictures } from '../../../test/pictures.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const clerkOf = (officeCode: string) =>
  testCaller(
    `CAB${officeCode}`,
    { '*': 'Full Access' },
    {
      roles: admin.roles,
      mappingType: 'BRANCH',
      scope: { type: 'branches', branchIds: [branchId('SPEKTRA', officeCode)], mraIds: [] },
    },
  );
const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db())).rows[0]!;
type Parts = typeof poStatus.calls.parts;
const parts = async (secureId: string, call: unknown = poStatus.calls.parts) =>
  (await server.current.call(call as Parts, admin, { parameters: { secureId } })).result;

test('the page of an order names its store, who sold it, and its promo with the rate of the customer', async () => {
  const order = await one(sql<{ id: string; store: string; promo: string; rate: string; sales: string }>`
    select o.id, u.code as store, p.promo_code as promo, f.name as sales,
      (case o.rate_kind when 'REPEAT' then l.rate_repeat else l.rate_regular end)::text as rate
    from purchase_order o join outlet u on u.id = o.store_id join promo p on p.id = o.promo_id
      join promo_rate_line l on l.id = o.promo_rate_id join sales_force f on f.sales_code = o.sales_code
    where o.business_line = 'SPEKTRA' and o.archived_at is null limit 1`);
  for (const call of [poStatus.calls.parts, poSales.calls.parts])
    expect(await parts(order.id, call)).toMatchObject({
      outlet: { code: order.store },
      salesName: order.sales,
      promo: { code: order.promo, rate: order.rate },
    });
});

test('confirmations of the customer are on the page of the order, in the archive too', async () => {
  const called = await one(sql<{ id: string; no: string; state: string; line: string }>`select o.id, c.ccm_no as no,
      c.state from customer_confirmation c join purchase_order o on o.id = c.order_id
    where o.business_line = 'SPEKTRA' and o.archived_at is null and exists (
      select from customer_confirmation_attempt a where a.confirmation_id = c.id) limit 1`);
  const { confirmations } = await parts(called.id);
  expect(confirmations).toContainEqual(
    expect.objectContaining({ ccmNo: called.no, state: called.state, lastAt: expect.any(String) }),
  );
  await sql`update customer_confirmation set order_id = (select id from purchase_order
      where business_line = 'SPEKTRA' and archived_at is not null limit 1)
    where ccm_no = ${called.no}`.execute(db());
  const archived = await one(sql<{ id: string }>`select order_id as id from customer_confirmation
    where ccm_no = ${called.no}`);
  expect(
    (await parts(archived.id, poArchive.calls.parts)).confirmations.map(({ ccmNo }: PoConfirmation) => ccmNo),
  ).toEqual([called.no]);
});

test('a photo of an order is a reveal: with a reason, for who may reveal, with a watermark, and audited', async () => {
  const { id, office, photo } = await one(sql<{ id: string; office: string; photo: string }>`select o.id,
      b.office_code as office, p.id as photo
    from order_photo p join purchase_order o on o.id = p.order_id join branch b on b.id = o.branch_id
    where o.business_line = 'SPEKTRA' and o.archived_at is null and p.recheck_of is null limit 1`);
  const open = (body: object, caller: Caller, secureId = id) =>
    server.current.call(poStatus.calls.photo, caller, { parameters: { secureId }, body: body as never });
  const clerk = clerkOf(office);
  const listed = await server.current.call(poStatus.calls.photos, clerk, { parameters: { secureId: id } });
  expect(listed.result.map(({ secureId }: PhotoOfOrder) => secureId)).toContain(photo);

  const asked = { photoId: photo, reason: 'mencocokkan barang' };
  expect((await open({ ...asked, reason: 'cek' }, clerk)).status).toBe(422);
  expect((await open(asked, { ...clerk, roles: [] } as Caller)).status).toBe(403);
  expect((await open(asked, clerkOf(office === '10010' ? '10020' : '10010'))).status).toBe(404);
  const other = await one(sql<{ id: string }>`select p.id from order_photo p where p.order_id <> ${id} limit 1`);
  expect((await open({ ...asked, photoId: other.id }, clerk)).status).toBe(404);

  await bringPictures(server.current, 'order_photo');
  const opened = await open(asked, clerk);
  expect(opened.status).toBe(200);
  const { rows } = await sql`select reason, changes::text as changes from audit_entry
    where module = 'po-status' and action = 'REVEAL' and entity_id = ${id} and username = ${clerk.username}`.execute(
    db(),
  );
  expect(rows).toEqual([{ reason: asked.reason, changes: expect.stringContaining(photo) }]);
});
