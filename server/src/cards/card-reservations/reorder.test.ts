import { stockCalls } from '@console/contracts/cards/card-stock/stock';
import { sql } from 'kysely';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { scheduledJobs } from '../../platform/schedule/job.ts';
import { cardStockModule } from '../card-stock/module.ts';
import { cardTypesModule } from '../card-types/resource.ts';
import { cardReservationsModule } from './module.ts';

const server = useServer({ modules: [cardTypesModule, cardReservationsModule, cardStockModule] });
const db = () => server.current.database.db;
interface Line {
  no: string;
  id: string;
  requester: string;
  destination: string;
  quantity: number;
  state: string;
  origin: string;
  editors: string[];
  needed: string;
  type: string;
}
const lines = async () =>
  (
    await sql<Line>`select r.id, r.reservation_no as no,
      coalesce(r.requester_branch_id, r.requester_mra_id) as requester,
      coalesce(l.destination_branch_id, l.destination_mra_id) as destination, l.card_type_id as type,
      l.qty_requested as quantity,
  r.state, r.origin, r.editors, to_char(r.needed_by, 'YYYY-MM-DD') as needed
    from card_reservation r join card_reservation_line l on l.reservation_id = r.id order by 2`.execute(db())
  ).rows;
interface Stock {
  id: string;
  office: string;
  type: string;
  free: number;
  coming: number;
  maximum: number;
}
const short = async () =>
  (
    await sql<Stock>`select id, coalesce(office_branch_id, office_mra_id) as office, card_type_id as type, free,
      in_transit_in as coming, maximum from card_stock where free < minimum`.execute(db())
  ).rows;
const stockOf = async (office: string, type = 'REG') =>
  (await short()).find(
    (row) =>
      row.office === (office.length === 4 ? seedId('mra', office) : branchId('SPEKTRA', office)) &&
      row.type === seedId('card-types', type),
  )!;
const propose = (stockIds: readonly string[], caller = admin) =>
  server.current.call(stockCalls.propose, caller, {
    body: { stockIds },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const job = () => scheduledJobs(server.current.app).get('card-reorder-proposal')!.run(new AbortController().signal);
const open = ['DRAFT', 'SUBMITTED', 'APPROVED', 'PARTIALLY_ALLOTTED', 'ALLOTTED', 'GENERATED'];
const mraUser = testCaller(
  'MRAOFF02',
  { '*': 'Input' },
  {
    mappingType: 'MRA',
    scope: {
      type: 'branches',
      branchIds: ['10040', '10050', '10060'].map((code) => branchId('SPEKTRA', code)),
      mraIds: [seedId('mra', '0102')],
    },
  },
);

/** Closes seeded reservations, because types with an open reservation are left out. */
const closeAll = () =>
  sql`update card_reservation set state = 'CANCELLED' where state = any(${open}::text[])`.execute(db());

it('requests what an office needs up to its maximum, and opens the draft', async () => {
  await closeAll();
  const stock = await stockOf('13010');
  const answer = await propose([stock.id]);
  expect(answer).toMatchObject({
    status: 200,
    result: {
      made: [
        { requester: expect.stringContaining('13010'), lines: 1, cards: stock.maximum - stock.free - stock.coming },
      ],
      leftOut: [],
    },
  });
  const [created] = (await lines()).filter(({ id }) => id === answer.result.made[0].secureId);
  expect(created).toMatchObject({
    requester: stock.office,
    destination: stock.office,
    state: 'DRAFT',
    origin: 'REORDER',
    editors: ['ADMIN01'],
    needed: new Date(seedDate.getTime() + 14 * 86_400_000).toISOString().slice(0, 10),
  });
  const again = await propose([stock.id]);
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'OPEN_RESERVATION_EXISTS', message: expect.stringContaining(created!.no) },
  });
});

it('an MRA requests for all its branches at once; the rest is listed as left out', async () => {
  await closeAll();
  const [one, two] = [await stockOf('10040'), await stockOf('10050')];
  const enough = (
    await sql<{
      id: string;
    }>`update card_stock set minimum = 0
      where office_branch_id = ${branchId('SPEKTRA', '10060')} and card_type_id = ${seedId('card-types', 'REG')}
      and free > 0 returning id`.execute(db())
  ).rows[0]!;
  const { result } = await propose([one.id, two.id, enough.id], mraUser);
  expect(result).toMatchObject({
    made: [{ requester: expect.stringContaining('0102'), lines: 2 }],
    leftOut: [{ office: expect.stringContaining('10060'), code: 'PROPOSAL_NOT_NEEDED', reservationNo: null }],
  });
  expect((await propose([enough.id], mraUser)).body).toMatchObject({ code: 'PROPOSAL_NOT_NEEDED' });
  expect((await propose([(await stockOf('13010')).id], mraUser)).status).toBe(404);
});

it('only callers who may create reservations propose', async () => {
  const stock = await stockOf('13020');
  expect((await propose([stock.id], viewer)).status).toBe(403);
  expect((await propose([stock.id], testCaller('ONLYSTOCK', { 'card-stock:browse': 'Input' }))).body).toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('proposes to each office with low stock once, as long as its draft waits', async () => {
  await closeAll();
  const wanting = (await short()).filter(({ maximum, free, coming }) => maximum > free + coming);
  const offices = new Set(wanting.map(({ office }) => office));
  expect(await job()).toMatchObject({ done: offices.size });
  const created = (await lines()).filter(({ state }) => state === 'DRAFT');
  expect(
    created.every(
      ({ origin, requester, destination, editors }) =>
        origin === 'REORDER' && requester === destination && editors[0] === 'SYSTEM',
    ),
  ).toBe(true);
  expect(new Set(created.map(({ requester }) => requester))).toEqual(offices);
  expect(new Set(created.map(({ id }) => id)).size).toBe(offices.size);
  expect(created.map(({ destination, type, quantity }) => `${destination} ${type} ${quantity}`).toSorted()).toEqual(
    wanting.map(({ office, type, maximum, free, coming }) => `${office} ${type} ${maximum - free - coming}`).toSorted(),
  );
  expect(await job()).toMatchObject({ done: 0 });
});

it('leaves out types with another open reservation', async () => {
  const {
    rows: [kept],
  } = await sql<{
    id: string;
    office: string;
  }>`select id, coalesce(requester_branch_id, requester_mra_id) as office from card_reservation
    where state = 'DRAFT' and requester_branch_id is not null limit 1`.execute(db());
  await sql`update card_reservation set state = 'CANCELLED' where state = 'DRAFT' and id <> ${kept!.id}`.execute(db());
  await sql`update card_reservation set origin = 'SCREEN', state = 'SUBMITTED' where id = ${kept!.id}`.execute(db());
  await job();
  const requestedTypes = (await lines()).filter(({ id }) => id === kept!.id).map(({ type }) => type);
  const proposed = (await lines())
    .filter(({ state, destination }) => state === 'DRAFT' && destination === kept!.office)
    .map(({ type }) => type);
  expect(proposed.filter((type) => requestedTypes.includes(type))).toEqual([]);
});
