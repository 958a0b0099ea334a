import { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import { changeCallsOf } from '@console/contracts/core/changes';
import { sql } from 'kysely';
import { admin, nobody, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { agentModules, agentsOf, checker, clerk, ofBranch, reason } from './agents.fixtures.ts';
import { agentCode, agentId } from './seed.ts';

const server = useServer({ modules: agentModules });
const { calls, db, list, read, update } = agentsOf(server);

interface Row {
  readonly agentCode: string;
  readonly registeredAt: string;
  readonly verification: string;
}
const codesOf = ({ rows }: { readonly rows: readonly Row[] }) => rows.map((row) => row.agentCode);

describe('the list of agents', () => {
  test('has 64 agents in their states, newest registration first', async () => {
    const { rows, total } = await list({ size: 100 });
    expect(total).toBe(64);
    const times = rows.map(({ registeredAt }: Row) => registeredAt);
    expect(times).toEqual(times.toSorted((one: string, other: string) => other.localeCompare(one)));
    const counts = await Promise.all(
      ['active', 'new', 'inactive', 'blocked'].map(async (state) => (await list({ state })).total),
    );
    expect(counts).toEqual([48, 10, 4, 2]);
  });

  test('filters by verification and by the day of registration', async () => {
    const totals = await Promise.all(
      ['PASSED', 'INCOMPLETE', 'FAILED'].map(async (verification) => (await list({ verification })).total),
    );
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(64);
    expect(totals.every((total) => total > 0)).toBe(true);
    const { registeredAt } = await read(0);
    const day = registeredAt.slice(0, 10);
    const { rows } = await list({ from: day, to: day, size: 100 });
    expect(codesOf({ rows })).toContain(agentCode(0));
    expect(rows.every((row: Row) => row.registeredAt.startsWith(day))).toBe(true);
  });

  test('finds an agent by code, by name and by the full phone number alone', async () => {
    const phone = '085730000000';
    const { name } = await read(0);
    expect(codesOf(await list({ search: agentCode(0) }))).toEqual([agentCode(0)]);
    expect(codesOf(await list({ search: name }))).toContain(agentCode(0));
    expect(codesOf(await list({ search: phone }))).toEqual([agentCode(0)]);
    expect((await list({ search: phone.slice(0, 8) })).total).toBe(0);
  });

  test('shows users of a branch the agents of their branch, and others nothing', async () => {
    expect(codesOf(await list({}, ofBranch)).toSorted()).toEqual([agentCode(0), agentCode(60)]);
    const parameters = { secureId: agentId(1) };
    expect((await server.current.call(calls.detail, ofBranch, { parameters })).status).toBe(404);
    expect((await server.current.call(calls.list, nobody, {})).status).toBe(403);
  });
});

describe('personal numbers', () => {
  test('are masked in the list and on the page', async () => {
    const { nik, phone, email, accountNo } = await read(0);
    expect(phone).toBe('0857****0000');
    expect(nik).toMatch(/^3174\*{8}\d{4}$/);
    expect(email).toMatch(/^.\*{4}@contoh\.id$/);
    expect(accountNo).toMatch(/^\*+\d{4}$/);
    const { rows } = await list({ search: agentCode(0) });
    expect(rows[0].phone).toBe('0857****0000');
  });

  test('are revealed with a reason to those who may reveal', async () => {
    const reveal = (field: string, caller = admin) =>
      server.current.call(calls.reveal, caller, {
        parameters: { secureId: agentId(0) },
        body: { field, reason: 'pemeriksaan identitas agen' },
      });
    expect(JSON.stringify((await reveal('phone')).result)).toContain('085730000000');
    expect(JSON.stringify((await reveal('nik')).result)).toMatch(/\d{16}/);
    expect((await reveal('nik', viewer)).status).toBe(403);
  });
});

describe('the fee per order', () => {
  test('is that of the settings unless the agent has one, and is not shown to users of a branch', async () => {
    expect(await read(0)).toMatchObject({ feePerOrder: null, appliedFee: 25_000 });
    expect(await read(4)).toMatchObject({ feePerOrder: 35_000, appliedFee: 35_000 });
    const shown = Object.keys(await read(0, ofBranch));
    expect(shown).not.toEqual(expect.arrayContaining(['feePerOrder']));
    expect(shown).not.toEqual(expect.arrayContaining(['appliedFee']));
  });

  test('of an active agent changes once a second person approves', async () => {
    const answer = await update(1, { feePerOrder: 40_000, reason });
    expect(answer.status).toBe(202);
    expect((await read(1)).feePerOrder).toBeNull();
    const body = { secureIds: [answer.result.change.secureId as string] };
    const { approveChange } = changeCallsOf(preOrderAgents);
    expect((await server.current.call(approveChange, ofBranch, { body })).status).not.toBe(200);
    expect((await server.current.call(approveChange, checker, { body })).status).toBe(200);
    expect(await read(1)).toMatchObject({ feePerOrder: 40_000, appliedFee: 40_000 });
  });

  test('of a new agent changes at once, and its editor does not approve the agent', async () => {
    expect((await update(8, { feePerOrder: 30_000 })).status).toBe(200);
    expect((await read(8)).feePerOrder).toBe(30_000);
    const { rows } = await sql<{ editors: string[] }>`select editors from pre_order_agent
      where id = ${agentId(8)}`.execute(db());
    expect(rows[0]?.editors).toEqual([clerk.username]);
  });

  test('stays when a user of a branch saves, and of a blocked agent', async () => {
    await update(0, { feePerOrder: 99_000, reason }, ofBranch);
    expect((await read(0)).feePerOrder).toBeNull();
    expect((await update(31, { feePerOrder: 99_000, reason })).body.code).toBe('INVALID_STATE');
  });

  test('is the only field that staff change', async () => {
    expect((await update(2, { name: 'Nama Lain' })).body.errors).toMatchObject([{ field: 'name', code: 'IMMUTABLE' }]);
  });
});
