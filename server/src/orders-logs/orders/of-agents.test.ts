import { agentOrders, type AgentOrder } from '@console/contracts/orders-logs/agent-orders';
import { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { application, at, enter, memberOffice, move } from './orders.fixtures.ts';
import { codeOf, nextSerial, promoOrdersOf } from './promo-orders.fixtures.ts';

const server = useServer({ modules });
const { db, cleared } = promoOrdersOf(() => server.current);
const member = 5;
const calls = callsOf(preOrderAgents);
const branch = branchId('SPEKTRA', memberOffice(member));
const ofBranch = testCaller(
  'CABANG01',
  { '*': 'View Only' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch], mraIds: [] } },
);

interface Agent {
  readonly id: string;
  readonly code: string;
}
/** An agent without orders, active at the branch of the member. */
async function agentThere(state = 'active'): Promise<Agent> {
  const { rows } = await sql<Agent>`update pre_order_agent set branch_id = ${branch}, store_id = null, state = ${state},
      fee_per_order = 40000
    where id = (select a.id from pre_order_agent a
      where not exists (select from purchase_order o where o.agent_id = a.id)
      and a.fee_per_order is distinct from 40000 order by a.agent_code limit 1)
    returning id, agent_code as code`.execute(db());
  return rows[0]!;
}
const read = async ({ id }: Agent, caller = admin) =>
  (await server.current.call(calls.detail, caller, { parameters: { secureId: id } })).result;
const counts = async (agent: Agent) => {
  const { ordersOpen, ordersDone, feePaid } = await read(agent);
  return { ordersOpen, ordersDone, feePaid };
};
const order = (agentCode: string, changes: object = {}) =>
  enter(db(), application(member, nextSerial(), { agentCode, purchaseDate: at, ...changes }));
const deactivate = async (agent: Agent) =>
  server.current.call(calls.deactivate, admin, {
    body: { secureId: agent.id, version: (await read(agent)).version, reason: 'pindah kota' },
  });

test('an order that an agent took earns the fee of its day once it is disbursed', async () => {
  const agent = await agentThere();
  const [done] = [await order(agent.code), await order(agent.code)];
  expect(await counts(agent)).toEqual({ ordersOpen: 2, ordersDone: 0, feePaid: 0 });
  await sql`update pre_order_agent set fee_per_order = 90000 where id = ${agent.id}`.execute(db());
  await cleared(done);
  for (const step of ['verify', 'confirm', 'approve', 'issue', 'deliver', 'disburse'] as const)
    await move(db(), done, step);
  expect(await counts(agent)).toEqual({ ordersOpen: 1, ordersDone: 1, feePaid: 40_000 });
  const list = async (caller = admin) =>
    (await server.current.call(callsOf(agentOrders).list, caller, { query: { agentId: agent.id } as never })).result;
  const feeOf = ({ state, agentFee }: AgentOrder) => [state, agentFee];
  expect((await list()).rows.map(feeOf).toSorted()).toEqual([
    ['DISBURSED', 40_000],
    ['ENTRY', 40_000],
  ]);
  const fees = async (caller = admin) =>
    (await server.current.call(preOrderAgents.calls.fees, caller, { parameters: { secureId: agent.id } })).result;
  expect(await fees()).toEqual([{ month: '2026-03-01', orders: 1, fee: 40_000 }]);
  expect(await fees(ofBranch)).toEqual([{ month: '2026-03-01', orders: 1, fee: null }]);
  expect((await list(ofBranch)).rows[0]).not.toHaveProperty('agentFee');
  expect(await read(agent, ofBranch)).not.toHaveProperty('feePaid');
});

test('open orders go to the SAO of the branch when their agent stops, and earn the agent nothing', async () => {
  const agent = await agentThere();
  const left = await order(agent.code);
  expect((await deactivate(agent)).status).toBe(200);
  expect(await counts(agent)).toEqual({ ordersOpen: 0, ordersDone: 0, feePaid: 0 });
  await cleared(left);
  for (const step of ['verify', 'confirm', 'approve', 'issue', 'deliver', 'disburse'] as const)
    await move(db(), left, step, step === 'disburse' ? { values: { contractNo: '900000000077' } } : {});
  expect(await counts(agent)).toEqual({ ordersOpen: 0, ordersDone: 0, feePaid: 0 });
  const { result } = await server.current.call(callsOf(agentOrders).list, admin, {
    query: { agentId: agent.id, released: 'true' } as never,
  });
  expect(result.rows).toMatchObject([{ state: 'DISBURSED', released: true }]);
});

test('an application names an active agent of its branch, or is refused', async () => {
  const agent = await agentThere();
  expect(await codeOf(order('AGN999999'))).toBe('VALIDATION');
  expect(await codeOf(order((await agentThere('inactive')).code))).toBe('VALIDATION');
  expect(await codeOf(order(agent.code, { line: 'NMC', tenor: 12 }))).toBe('VALIDATION');
  await sql`update pre_order_agent set branch_id = ${branchId('SPEKTRA', '10010')} where id = ${agent.id}`.execute(
    db(),
  );
  expect(await codeOf(order(agent.code))).toBe('VALIDATION');
});

test('some seeded orders were taken by agents of their branch', async () => {
  const { rows } = await sql<{ orders: number; agents: number }>`select count(*)::int as orders,
      count(distinct o.agent_id)::int as agents
    from purchase_order o join pre_order_agent a on a.id = o.agent_id and a.branch_id = o.branch_id
    where o.appl_no !~ '9[0-9]{5}$'`.execute(db());
  expect(rows[0]!.orders).toBeGreaterThan(10);
  expect(rows[0]!.agents).toBeGreaterThan(3);
});
