import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { useDatabase } from '../../test/database.ts';
import { branchId } from '../people/organisation/seed.ts';
import { seedId } from '../platform/database/seed-id.ts';
import type { Scope } from '../platform/context.ts';
import { withOffices } from '../people/scope/resolve.ts';
import { visibleCards } from './scope.ts';

const database = useDatabase();
const viewer = { userId: randomUUID(), username: 'ANYONE01', isAdmin: false };
const scope = (
  offices: readonly string[],
  mras: readonly string[] = [],
  line: 'SPEKTRA' | 'NMC' = 'SPEKTRA',
): Scope => ({
  type: 'branches',
  branchIds: offices.map((office) => branchId(line, office)),
  mraIds: mras.map((code) => seedId('mra', code)),
  viewer,
});

const statuses = async (whose: Scope) => {
  const { rows } = await sql<{
    status: string;
    count: number;
  }>`select status, count(*)::int as count from card t where ${visibleCards(whose)} group by 1`.execute(
    database.current.db,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

it('head office, admins and jobs see all cards; callers without a mapping none', async () => {
  for (const whose of [{ type: 'all', viewer }, { type: 'all' }] as const) {
    expect(Object.values(await statuses(whose)).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(560);
  }
  expect(await statuses({ type: 'none', viewer })).toEqual({});
});

it('a branch sees cards in its safe, on their way to it, held by its members, and last there', async () => {
  // Seed: office 6 has written-off stock; office 5 has lost stock and an assignment line in transit.
  expect(await statuses(scope(['10060']))).toMatchObject({
    Branch: expect.any(Number),
    Cancelled: expect.any(Number),
    Customer: expect.any(Number),
  });
  expect(await statuses(scope(['10050']))).toMatchObject({
    Lost: 5 + (await lostOf('10050')),
    delivered_to_branch: 10,
  });
});

const lostOf = async (office: string) =>
  (
    await sql<{ count: number }>`
  select count(*)::int as count from card
    where status = 'Lost' and office_branch_id = ${branchId('SPEKTRA', office)}
    and holder_member_id is not null`.execute(database.current.db)
  ).rows[0]!.count;

it('any line’s branch gives access to the office', async () => {
  const ofOtherLine = await withOffices(
    database.current.db,
    scope(['10050'], [], 'NMC') as Extract<Scope, { type: 'branches' }>,
  );
  expect(await statuses(ofOtherLine)).toEqual(await statuses(scope(['10050'])));
});

it('both offices see a card in transit', async () => {
  const sent = await statuses(scope([], ['0102']));
  expect(sent).toEqual({ MRA: 20, delivered_to_branch: 10 });
  expect((await statuses(scope(['10040']))).delivered_to_branch).toBe(20);
});

it('a print vendor’s user sees only its cards, whatever else is mapped', async () => {
  const { rows } = await sql<{
    code: string;
  }>`select distinct vendor_code as code from card t
    where ${visibleCards({ type: 'all', viewer: { ...viewer, vendorCode: 'PV01' } })}`.execute(database.current.db);
  expect(rows).toEqual([{ code: 'PV01' }]);
  expect(await statuses({ ...scope(['10050']), viewer: { ...viewer, vendorCode: 'PV09' } })).toEqual({});
});
