import { exclusiveRates } from '@console/contracts/branches-stores/branch/exclusive';
import { branchFeesNmc } from '@console/contracts/branches-stores/branch/fees';
import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import {
  simulationCalls,
  type Simulation,
  type SimulationOverrides,
} from '@console/contracts/branches-stores/branch/simulation';
import { changeCallsOf, ticksOf, type ChangeRequest } from '@console/contracts/core/changes';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const reason = 'penyesuaian harga pasar';
const [gadget, tv] = ['GADGET', 'TV'].map((code) => seedId('product-group', code)) as [string, string];

/** Approves all that waits in a module, with every warning ticked. */
async function approveAll(resource: Resource) {
  const calls = changeCallsOf(resource);
  const { rows } = (await call(calls.changes, admin, { query: { state: ['PENDING'] } })).result as {
    readonly rows: readonly ChangeRequest[];
  };
  const own = rows.filter((change) => change.maker === 'HARGA01');
  expect(own.length).toBeGreaterThan(0);
  for (const { secureId, warnings = [] } of own)
    expect(
      await call(calls.approveChange, admin, {
        body: { secureIds: [secureId], acknowledged: ticksOf(warnings) },
      }),
    ).toMatchObject({ status: 200 });
}

interface Asked {
  readonly line?: 'SPEKTRA' | 'NMC';
  readonly officeId: string;
  readonly overrides: SimulationOverrides;
  readonly tenor?: number;
}
interface Panel {
  readonly productGroupId?: string;
  readonly subjects?: Readonly<Record<string, readonly string[]>>;
}

/** The instalments of both kinds of customer tomorrow, as the panel shows them. */
async function shown({ line = 'SPEKTRA', officeId, tenor = 12, overrides }: Asked, panel: Panel) {
  const price = line === 'NMC' ? 24_000_000 : 6_000_000;
  const body = { line, branchId: officeId, price, tenors: [tenor], date: tomorrow, overrides, ...panel };
  const { result } = await call(simulationCalls.preview, admin, { body: body as never });
  return (result as Simulation).cells.map(({ now, proposed }) => [now?.instalment, proposed?.instalment] as const);
}

/** What each panel shows as proposed is what it shows once that is approved. @returns where it moves, by the panel */
async function movedAsShown(asked: Asked, panels: readonly Panel[], approved: () => Promise<void>) {
  const before = [];
  for (const panel of panels) before.push(await shown(asked, panel));
  await approved();
  for (const [at, panel] of panels.entries()) {
    const after = await shown(asked, panel);
    expect({ panel, paid: before[at]!.map(([, then]) => then) }).toEqual({ panel, paid: after.map(([now]) => now) });
  }
  return before.map((cells) => cells.some(([now, then]) => now !== then));
}

/** Offices of SPEKTRA with a rate of GADGET beside that of all groups, and nothing else about it. */
async function offices(): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select b.id from branch_view b where b.business_line = 'SPEKTRA'
      and b.office_code > '12000' and exists (select from branch_rate t where t.branch_id = b.id
        and t.product_group_id = ${gadget} and t.tenor_from = 7 and t.approval = 'APPROVED')
      and not exists (select from branch_rate t where t.branch_id = b.id
        and (t.approval = 'PENDING' or t.effective_from >= ${tomorrow}::date))
      and not exists (select from branch_rate_exclusive s join branch_rate t on t.id = s.base_id
        where t.branch_id = b.id)
    order by b.office_code`.execute(server.current.database.db);
  return rows.map(({ id }) => id);
}

const rate = { tenorFrom: 7, tenorTo: 12, rateRegular: '2.9500', rateRepeat: '2.6500' };
const groups: readonly Panel[] = [{ productGroupId: gadget }, { productGroupId: tv }];

test.each([
  ['all groups', 0, null, [false, true]],
  ['a group with a rate of its own', 1, [gadget], [true, false]],
  ['a group without one', 2, [tv], [false, true]],
] as const)('a rate of %s is shown where it will be found', async (_name, office, of, moves) => {
  const officeId = (await offices())[office]!;
  const overrides = { rates: [{ ...rate, of: { groups: of && [...of] } }] };
  const panels = of ? groups : [{}, ...groups];
  const moved = await movedAsShown({ officeId, overrides }, panels, async () => {
    const period = { effectiveFrom: tomorrow, effectiveTo: null, supersede: true };
    const body = { branchId: officeId, ...period, reason, rates: [rate], ...(of ? { productGroupIds: of } : {}) };
    expect((await call(gridCalls.SPEKTRA, maker, { body: body as never })).body).not.toHaveProperty('errors');
    await approveAll(branchRates);
  });
  expect(moved).toEqual(of ? moves : [true, ...moves]);
});

test.each([
  ['all groups', 3, null, [false, true]],
  ['a group', 4, [gadget], [true, false]],
] as const)('a concession on a rate of %s is shown where it will be found', async (_name, office, of, moves) => {
  const officeId = (await offices())[office]!;
  const db = server.current.database.db;
  const { code } = await db.selectFrom('store_group').select('group_code as code').executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: string; rate: string; repeat: string | null }>`select id, rate_regular as rate,
      rate_repeat as repeat from branch_rate where branch_id = ${officeId} and tenor_from = 7
      and product_group_id is not distinct from ${of?.[0] ?? null}::uuid
      and approval = 'APPROVED' and effective_to is null`.execute(db);
  const [{ rate: regular, repeat }] = rows as [(typeof rows)[number]];
  const lower = (value: string) => (Number(value) - 0.2).toFixed(4);
  const rates = { rateRegular: lower(regular), rateRepeat: lower(repeat ?? regular) };
  const overrides = { rates: [{ ...rate, ...rates, of: { groups: of && [...of], isConcession: true } }] };
  const panels = groups.map((panel) => ({ ...panel, subjects: { STORE_GROUP: [code] } }));
  const moved = await movedAsShown({ officeId, overrides }, panels, async () => {
    const line = { subjectType: 'STORE_GROUP', subjectCode: code, ...rates, effectiveFrom: null, effectiveTo: null };
    const body = { baseId: rows[0]!.id, lines: [line], reason };
    expect((await call(callsOf(exclusiveRates).create, maker, { body: body as never })).body).not.toHaveProperty(
      'errors',
    );
    await approveAll(exclusiveRates);
  });
  expect(moved).toEqual(moves);
});

test('a fee of a branch is not shown while a promo fee goes before it', async () => {
  const db = server.current.database.db;
  const { rows } = await sql<{ branch: string; tenor: number }>`select t.branch_id as branch, t.tenor_to as tenor
    from promo_fee_nmc t where t.approval = 'APPROVED' and t.deleted_at is null and t.tenor_to = 24
      and t.effective_from <= ${tomorrow}::date and t.effective_to >= ${tomorrow}::date
      and not exists (select from branch_fee_nmc f where f.branch_id = t.branch_id
        and (f.approval = 'PENDING' or f.effective_from >= ${tomorrow}::date))`.execute(db);
  const { branch: officeId, tenor } = rows[0]!;
  const fees = callsOf(branchFeesNmc);
  const listed = await call(fees.list, admin, { query: { branchId: officeId, phase: 'IN_FORCE', size: 100 } as never });
  const stored = listed.result.rows.find(
    (row: { feeType: string; tenorFrom: number; tenorTo: number }) =>
      row.feeType === 'ADMIN' && row.tenorFrom <= tenor && tenor <= row.tenorTo,
  ) as unknown as Record<string, unknown>;
  const fee = { feeType: 'ADMIN', valueType: 'AMOUNT', regular: '2000000', charge: 'FINANCED' } as const;
  const asked: Asked = { line: 'NMC', officeId, tenor, overrides: { fees: [{ ...fee, of: 'BRANCH' }] } };
  const approved = async () => {
    const body = { ...stored, amountRegular: 2_000_000, amountRepeat: null, effectiveFrom: tomorrow, reason };
    expect((await call(fees.update, maker, { body: body as never })).body).not.toHaveProperty('errors');
    await approveAll(branchFeesNmc);
  };
  expect(await movedAsShown(asked, [{}], approved)).toEqual([false]);
  // Without a place it is what is paid, whatever else there is.
  const [cell] = await shown({ ...asked, overrides: { fees: [fee] } }, {});
  expect(cell![1]).toBeGreaterThan(cell![0]!);
});
