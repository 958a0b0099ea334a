import { distributionCalls as calls, type DistributionRow } from '@console/contracts/cards/reporting-card-distribution';
import { sql } from 'kysely';
import { nobody, testCaller, viewer } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { cardStockModule } from '../card-stock/module.ts';
import { cardTypesModule } from '../card-types/resource.ts';
import { cardDistributionModule } from './module.ts';
import { snapshotDistribution } from './snapshot.ts';

const server = useServer({ modules: [cardTypesModule, cardStockModule, cardDistributionModule] });
const db = () => server.current.database.db;
const ask = (call: keyof typeof calls, query: object = {}, caller = viewer) =>
  server.current.call(calls[call] as never, caller, { query: query as never });
const days = (count: number) => new Date(seedDate.getTime() + count * 86_400_000).toISOString().slice(0, 10);
const year = { from: days(-364), to: days(0) };
const scoped = (branches: readonly string[], mras: readonly string[]) =>
  testCaller(
    `SCOPED${branches.length}${mras.length}`,
    { '*': 'View Only' },
    {
      mappingType: mras.length > 0 ? 'MRA' : 'BRANCH',
      scope: {
        type: 'branches',
        branchIds: branches.map((code) => branchId('SPEKTRA', code)),
        mraIds: mras.map((code) => seedId('mra', code)),
      },
    },
  );

it('closing stock of today equals the safes, and every row balances', async () => {
  const { result } = await ask('report', { ...year, groupBy: 'BRANCH' });
  expect(result).toMatchObject({ ...year, groupBy: 'BRANCH', totals: { adds: true, handedOver: 70, writtenOff: 10 } });
  expect(result.rows.every(({ adds }: DistributionRow) => adds)).toBe(true);
  const { rows: stock } = await sql<{
    key: string;
    total: number;
  }>`select coalesce(office_branch_id, office_mra_id) || card_type_id::text as key, total from card_stock
    where total > 0 order by 1`.execute(db());
  const closing = result.rows
    .filter((row: DistributionRow) => row.closing > 0)
    .map((row: DistributionRow) => ({ key: `${row.groupId}${row.cardTypeId}`, total: row.closing }));
  expect(closing.toSorted((a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1))).toEqual(stock);
});

it('the default period is the last 30 days, described in words', async () => {
  const { result } = await ask('report');
  expect(result).toMatchObject({ from: days(-29), to: days(0), groupBy: 'MRA' });
  expect(result.parameters).toBe('Kelompok: MRA');
});

it.each([
  ['a period out of order', { from: days(-1), to: days(-2) }, 'DATE_ORDER'],
  ['more than twelve months', { from: days(-366), to: days(0) }, 'PERIOD_TOO_LONG'],
])('refuses %s beside its end', async (_, query, code) => {
  for (const call of ['report', 'statuses', 'leadTimes'] as const)
    expect(await ask(call, query)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: [expect.objectContaining({ field: 'to', code })] },
    });
});

it('counts each card once per status, and lists the cards of a figure by page', async () => {
  const { result: statuses } = await ask('statuses', year);
  const of = (status: string) => statuses.find((row: { status: string }) => row.status === status).count;
  expect([statuses.length, of('Branch'), of('MRA'), of('Picked_Up'), of('Customer'), of('Lost')]).toEqual([
    12, 80, 80, 70, 60, 20,
  ]);
  const first = (await ask('cards', { ...year, figure: 'handedOver' })).result;
  const second = (await ask('cards', { ...year, figure: 'handedOver', page: 2 })).result;
  expect([first.total, first.rows.length, second.rows.length]).toEqual([70, 50, 20]);
  expect(new Set([...first.rows, ...second.rows].map(({ cardNo }: { cardNo: string }) => cardNo)).size).toBe(70);
  expect((await ask('cards', { ...year, figure: 'status:Lost' })).result.total).toBe(20);
});

it('a row lists as many cards as its figure, in every grouping', async () => {
  for (const groupBy of ['MRA', 'BRANCH', 'TYPE', 'SOURCE']) {
    const { result } = await ask('report', { ...year, groupBy });
    for (const row of result.rows.slice(0, 6) as DistributionRow[]) {
      const at = {
        ...year,
        groupBy,
        type: row.cardTypeId,
        ...(groupBy === 'TYPE' ? {} : { group: row.groupId ?? 'NONE' }),
      };
      for (const figure of ['closing', 'receivedFromVendor'] as const)
        expect([groupBy, row.group, figure, (await ask('cards', { ...at, figure })).result.total]).toEqual([
          groupBy,
          row.group,
          figure,
          row[figure],
        ]);
    }
  }
});

it('an unknown row lists no cards', async () => {
  for (const groupBy of ['MRA', 'BRANCH'])
    expect((await ask('cards', { ...year, groupBy, figure: 'closing', group: 'NONE' })).result).toEqual({
      rows: [],
      total: 0,
      page: 1,
    });
});

it('computes the lead times of plastic cards', async () => {
  const { result } = await ask('leadTimes', year);
  expect(result.map(({ stage }: { stage: string }) => stage)).toEqual([
    'printed',
    'dispatched',
    'received',
    'handedOver',
  ]);
  for (const { stage, cards, median, p90 } of result) {
    expect(cards).toBeGreaterThan(0);
    expect(p90).toBeGreaterThanOrEqual(median);
    expect((await ask('cards', { ...year, figure: `lead:${stage}` })).result.total).toBe(cards);
  }
  expect(
    (await ask('leadTimes', { from: days(-3), to: days(-3), cardTypeId: seedId('card-types', 'GOLD') })).result[0],
  ).toEqual({ stage: 'printed', cards: 0, median: null, p90: null });
});

it('an office sees only its own safes', async () => {
  const { result } = await ask('report', { ...year, groupBy: 'BRANCH' }, scoped(['10040'], []));
  expect([...new Set(result.rows.map((row: DistributionRow) => row.groupId))]).toEqual([branchId('SPEKTRA', '10040')]);
  const { result: mra } = await ask(
    'report',
    { ...year, groupBy: 'MRA' },
    scoped(['10040', '10050', '10060'], ['0102']),
  );
  expect([...new Set(mra.rows.map((row: DistributionRow) => row.groupId))]).toEqual([seedId('mra', '0102')]);
  expect(
    (
      await ask(
        'cards',
        { ...year, figure: 'closing', groupBy: 'BRANCH', group: branchId('SPEKTRA', '13010') },
        scoped(['10040'], []),
      )
    ).result.total,
  ).toBe(0);
  expect((await ask('report', {}, nobody)).status).toBe(403);
});

it('filters by MRA, branch, type and design', async () => {
  const { result: ofMra } = await ask('report', { ...year, mraId: seedId('mra', '0102'), groupBy: 'BRANCH' });
  expect(new Set(ofMra.rows.map((row: DistributionRow) => row.group?.slice(0, 4)))).toEqual(
    new Set(['0102', '1004', '1005', '1006']),
  );
  const { result: ofBranch } = await ask('report', { ...year, branchId: branchId('SPEKTRA', '10040') });
  expect(ofBranch.totals.closing).toBeLessThan(ofMra.totals.closing);
  const {
    rows: [design],
  } = await sql<{
    id: string;
    count: number;
  }>`select card_design_id as id, count(*)::int as count from card
    where stock_class is not null and card_design_id is not null group by 1 order by 2 desc limit 1`.execute(db());
  if (design)
    expect((await ask('report', { ...year, cardDesignId: design.id })).result.totals).toMatchObject({
      closing: design.count,
      adds: true,
    });
  expect((await ask('report', { ...year, cardTypeId: seedId('card-types', 'GOLD') })).result.rows).toEqual([]);
});

it('marks a row that does not balance', async () => {
  await snapshotDistribution(db(), seedDate);
  const before = (await ask('report', { ...year, groupBy: 'BRANCH' })).result;
  expect(before.totals.adds).toBe(true);
  await sql`update card_distribution_daily set closing = closing + 1
    where day = ${days(-41)}::date and office_branch_id = ${branchId('SPEKTRA', '10040')}`.execute(db());
  const after = (await ask('report', { from: days(-40), to: days(0), groupBy: 'BRANCH' })).result;
  expect(after.totals.adds).toBe(false);
  expect(
    after.rows
      .filter(({ adds }: DistributionRow) => !adds)
      .every((row: DistributionRow) => row.groupId === branchId('SPEKTRA', '10040')),
  ).toBe(true);
});
