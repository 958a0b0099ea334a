// Long: one way of a sheet, from its rows to the days of every tenor.
import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { branchRates, type BranchRate } from '@console/contracts/branches-stores/branch/rates';
import { changeCallsOf, type ChangeRequest } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import type { FieldError } from '@console/contracts/core/errors';
import { approvalCalls, type BatchRows } from '@console/contracts/platform/approvals';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { ofSelection, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const today = jakartaDay(seedDate);
const start = dayAfter(today, 3);
const rates = callsOf(branchRates);
const changes = changeCallsOf(branchRates);
const reason = 'rate per tenor';
type Bands = readonly (readonly [from: number, to: number])[];

const singles = (from: number, to: number): Bands =>
  Array.from({ length: to - from + 1 }, (_, at) => [from + at, from + at] as const);

const sheet = (office: string, bands: Bands, more: object = {}, rateRegular = '2.4000') =>
  server.current.call(gridCalls.SPEKTRA, maker, {
    body: {
      branchId: branchId('SPEKTRA', office),
      productGroupIds: null,
      effectiveFrom: start,
      effectiveTo: null,
      supersede: true,
      reason,
      rates: bands.map(([tenorFrom, tenorTo]) => ({ tenorFrom, tenorTo, rateRegular, rateRepeat: null })),
      ...more,
    } as never,
  });

type Fault = FieldError & { readonly message: string };
const faultsOf = (body: unknown): Fault[] => (body as { readonly errors: Fault[] }).errors;

const pending = async (): Promise<ChangeRequest[]> =>
  (await server.current.call(changes.changes, admin, { query: { state: ['PENDING'] } as never })).result.rows.filter(
    (change: ChangeRequest) => change.maker === maker.username,
  );

async function approveAll(): Promise<void> {
  const secureIds = (await pending()).map(({ secureId }) => secureId);
  const { status, body } = await tickingAll((acknowledged) =>
    server.current.call(changes.approveChange, admin, { body: { secureIds, acknowledged } }),
  );
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
}

interface Stored {
  readonly from: number;
  readonly to: number;
  readonly since: string;
  readonly until: string | null;
}

/** The live rates of all groups of an office, those that wait too. */
async function stored(office: string, approval = 'APPROVED'): Promise<Stored[]> {
  const { rows } = await sql<Stored>`select tenor_from as from, tenor_to as to, effective_from as since,
      effective_to as until from branch_rate where branch_id = ${branchId('SPEKTRA', office)}
      and product_group_id is null and deleted_at is null and approval = ${approval}
      and (effective_to is null or effective_to >= ${today}::date) order by tenor_from, effective_from`.execute(
    server.current.database.db,
  );
  return rows;
}

/** By tenor how many rates hold on a day. */
const holding = (rows: readonly Stored[], day: string): number[] =>
  singles(1, 60).map(
    ([tenor]) =>
      rows.filter(
        ({ from, to, since, until }) =>
          from <= tenor && tenor <= to && since <= day && (until === null || until >= day),
      ).length,
  );

test('a sheet of sixty single tenors replaces the bands in force, in one decision', async () => {
  const before = await stored('13020');
  expect(before.map(({ from, to }) => `${from}-${to}`)).toEqual(['1-6', '7-12', '13-18', '19-24']);
  const asked = await sheet('13020', singles(1, 60));
  expect(asked.result).toEqual({ waiting: 60, stored: 0 });
  expect(await stored('13020')).toEqual(before);
  const [batch] = await pending();
  const { result } = await server.current.call(approvalCalls.rows, admin, {
    parameters: { secureId: batch!.secureId },
    query: { page: 1 } as never,
  });
  const [first] = (result as BatchRows).rows;
  expect(first!.values.find(({ name }) => name === 'tenorTo')).toMatchObject({ before: 6, after: 1 });
  expect(first!.result).toBe('Mengganti');
  await approveAll();
  const after = await stored('13020');
  expect(after.filter(({ since }) => since === start)).toHaveLength(60);
  const ended = after.filter(({ since }) => since < start);
  expect(ended).toHaveLength(4);
  expect(new Set(ended.map(({ until }) => until))).toEqual(new Set([dayAfter(start, -1)]));
  expect(holding(after, start)).toEqual(singles(1, 60).map(() => 1));
  expect(holding(after, dayAfter(start, -1))).toEqual(singles(1, 60).map(([tenor]) => (tenor <= 24 ? 1 : 0)));
});

const scheduled = async (office: string): Promise<BranchRate[]> =>
  (
    await server.current.call(rates.list, admin, {
      query: { branchId: branchId('SPEKTRA', office), phase: 'SCHEDULED', size: 100 } as never,
    })
  ).result.rows.filter(({ productGroupId }: BranchRate) => productGroupId === null);

test('rates that replace one together start together, and are cancelled together', async () => {
  const before = await stored('13030');
  await sheet('13030', singles(1, 6));
  await approveAll();
  const [row] = await scheduled('13030');
  const { result } = await server.current.call(rates.detail, admin, { parameters: { secureId: row!.secureId } });
  const values = Object.fromEntries(Object.keys(branchRates.fields).map((name) => [name, (result as never)[name]]));
  const { secureId, version } = result as BranchRate;
  const moved = await server.current.call(rates.update, maker, {
    body: { ...values, secureId, version, effectiveFrom: dayAfter(start, 1), reason } as never,
  });
  expect(moved.body.errors).toMatchObject([{ field: 'effectiveFrom', code: 'START_SHARED' }]);
  expect((await server.current.call(rates.cancel, maker, { body: { secureId, version, reason } })).status).toBe(202);
  expect((await pending()).map(({ batch }) => batch?.count)).toEqual([6]);
  await approveAll();
  expect(await stored('13030')).toEqual(before);
});

test('all rates in the way are named at once, each beside the row that it stops', async () => {
  const { body } = await sheet('13040', [
    [1, 3],
    [4, 8],
    [9, 24],
    [25, 60],
  ]);
  const found = faultsOf(body).map(({ field, message }) => `${field} ${message}`);
  expect(found).toEqual([
    expect.stringMatching(/^rates\[1\]\.tenorFrom Bertabrakan dengan Semua kelompok 1-6, .*, dan 1 lainnya/),
    expect.stringMatching(/^rates\[2\]\.tenorFrom Bertabrakan dengan Semua kelompok 7-12, .*, dan 2 lainnya/),
  ]);
  const off = await sheet('13040', singles(1, 24), { supersede: false });
  expect(faultsOf(off.body).map(({ field, code }) => `${field} ${code}`)).toEqual(
    singles(1, 24).map((_, at) => `rates[${at}].tenorFrom PERIOD_OVERLAP`),
  );
  expect(faultsOf(off.body)[0]!.message).toContain('centang "Akhiri rate');
});

test('what waits to replace a rate in pieces is not replaced by another sheet, nor stored twice', async () => {
  await sheet('13040', singles(1, 6));
  const { body } = await sheet('13040', [
    [1, 2],
    [3, 6],
  ]);
  expect(faultsOf(body).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'rates[0].tenorFrom CHANGE_PENDING',
    'rates[1].tenorFrom CHANGE_PENDING',
  ]);
  const { db } = server.current.database;
  const twice = sql`insert into branch_rate (id, created_by, created_at, updated_by, updated_at, branch_id, tenor_from,
      tenor_to, rate_regular, effective_from, approval, supersedes_id)
    select gen_random_uuid(), created_by, created_at, updated_by, updated_at, branch_id, 1, 3, rate_regular,
      effective_from, approval, supersedes_id from branch_rate
    where approval = 'PENDING' and supersedes_id is not null and tenor_to = 2 and deleted_at is null limit 1`;
  await expect(twice.execute(db)).rejects.toThrow('branch_rate_successor');
  const secureIds = (await pending()).map(({ secureId }) => secureId);
  await server.current.call(changes.withdrawChange, maker, { body: { secureIds } });
  expect(await stored('13040', 'PENDING')).toEqual([]);
});

/** The same numbers in each run. */
function randomly(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Bands one after another, some left out. */
function randomBands(random: (below: number) => number, missing: number): Bands {
  const bands: (readonly [number, number])[] = [];
  for (let from = 1; from <= 24;) {
    const to = Math.min(24, from + [0, 0, 1, 2, 5, 11][random(6)]!);
    if (random(100) >= missing) bands.push([from, to]);
    from = to + 1;
  }
  return bands;
}

test.each(ofSelection({ gate: [2], all: [1, 2, 3] }))(
  'of random sheets one over another none leaves a tenor or a day without a rate, or with two (%i)',
  async (seed) => {
    const random = randomly(20_261_127 + seed);
    const office = ['14020', '15030', '15040'][seed - 1]!;
    const seen = { passed: 0, refused: 0 };
    for (let step = 1; step <= 10; step += 1) {
      server.current.setNow(new Date(seedDate.getTime() + (seed * 100 + step * 4) * 86_400_000));
      const now = jakartaDay(server.current.app.services.now());
      const held = (await stored(office)).filter(({ since, until }) => since <= now && (until ?? now) >= now);
      // Half of the sheets cut the bands in force exactly, the others anyhow.
      const exact = held.flatMap(({ from, to }) => (random(2) === 0 ? [[from, to] as const] : singles(from, to)));
      const bands = random(2) === 0 ? exact : randomBands(random, 10);
      if (bands.length === 0) continue;
      const from = dayAfter(now, 1 + random(2));
      // Another rate each time: the same again would say nothing new.
      const rate = (2.4 + step / 1000).toFixed(4);
      const { status, body } = await sheet(office, bands, { effectiveFrom: from }, rate);
      expect(status).toBeLessThan(500);
      if (status === 200) {
        await approveAll();
        seen.passed += 1;
      } else {
        seen.refused += 1;
        expect(faultsOf(body).every(({ field }) => /^rates\[\d+\]/.test(field))).toBe(true);
      }
      const rows = await stored(office);
      for (const day of [now, dayAfter(from, -1), from, dayAfter(from, 30)])
        expect({ step, day, held: holding(rows, day).slice(0, 24) }).toEqual({
          step,
          day,
          held: singles(1, 24).map(() => 1),
        });
    }
    server.current.setNow(seedDate);
    expect(seen).toEqual({ passed: expect.any(Number), refused: expect.any(Number) });
    expect(seen.passed).toBeGreaterThan(2);
    expect(seen.refused).toBeGreaterThan(0);
  },
);
