import { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import type { TestServer } from '../../../test/server.ts';
import { storeModules } from '../../branches-stores/outlet/stores.fixtures.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Module } from '../../platform/http/application.ts';
import { preOrderAgentModule } from './module.ts';
import { agentId } from './seed.ts';

export const agentModules: readonly Module[] = [...storeModules, preOrderAgentModule];

const privilege = preOrderAgents.privilege;
const aceh = { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } as const;
export const clerk = testCaller('INPUT01', { [privilege]: 'Input' });
export const checker = testCaller('CHECK01', { [privilege]: 'Approval' });
/** Everything but an admin. */
export const manager = testCaller('MANAGER01', { [privilege]: 'Full Access' });
/** Of the branch of the agents 0 and 60. */
export const ofBranch = testCaller('CAB01', { [privilege]: 'Full Access' }, { mappingType: 'BRANCH', scope: aceh });
export const reason = 'alasan perubahan agen';

type StepName = 'approve' | 'activate' | 'reject' | 'deactivate' | 'block' | 'unblock';

/** Calls of agents as tests make them. */
export function agentsOf(server: { readonly current: TestServer }) {
  const calls = callsOf(preOrderAgents);
  const db = () => server.current.database.db;
  const list = async (query: Readonly<Record<string, unknown>> = {}, caller = admin) =>
    (await server.current.call(calls.list, caller, { query })).result;
  const read = async (k: number, caller = admin) =>
    (await server.current.call(calls.detail, caller, { parameters: { secureId: agentId(k) } })).result;
  /** Stores columns of an agent, as an earlier step would have. */
  const put = (k: number, columns: Readonly<Record<string, unknown>>) =>
    sql`update pre_order_agent set ${sql.join(
      Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    )} where id = ${agentId(k)}`.execute(db());
  const step = async (name: StepName, k: number, values: object = {}, caller = checker) => {
    const { version } = await read(k);
    return server.current.call(calls[name], caller, { body: { secureId: agentId(k), version, ...values } as never });
  };
  /** Saves an agent with other values. */
  const update = async (k: number, change: object, caller = clerk) => {
    const record: Readonly<Record<string, unknown>> = await read(k, caller);
    const values = Object.fromEntries(Object.keys(preOrderAgents.fields).map((name) => [name, record[name]]));
    const body = { ...values, secureId: record['secureId'], version: record['version'], ...change } as never;
    return server.current.call(calls.update, caller, { body });
  };
  const check = (k: number, which: 'NIK' | 'PHONE' | 'ACCOUNT', caller = clerk) =>
    server.current.call(calls.check, caller, { parameters: { secureId: agentId(k) }, body: { check: which } });
  return { calls, db, list, read, put, step, update, check };
}

/** Columns of an agent whose checks all passed at the seed. */
export const passed = (at: Date) => ({
  nik_result: 'PASSED',
  nik_checked_at: at,
  account_result: 'PASSED',
  account_checked_at: at,
});
