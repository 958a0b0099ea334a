import type { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import {
  hasFailedCheck,
  hasOutdatedCheck,
  reasonsNeeded,
  type ReasonField,
} from '@console/contracts/promos-products/pre-order-agent/rules';
import { sql } from 'kysely';
import { barredPhones } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { eachRecord, type StepHooks, type StepHooksOf } from '../../records/steps/hooks.ts';
import { agentOrders } from './orders.ts';

type Agents = typeof preOrderAgents;
type Reasons = Readonly<Record<ReasonField, string | null>>;

/** Keyed hash of the phone and status of the branch of agents, by id. */
async function phoneAndBranchOf(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; phone: string; branch: string }>`
    select a.id, a.phone_hash as phone, b.status as branch from pre_order_agent a join branch_view b
    on b.id = a.branch_id where a.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes agents active. */
const opening = ({ outdates }: { readonly outdates: boolean }): StepHooks<Agents, Reasons> => ({
  async rules({ tx, records, values, now }) {
    const rows = await phoneAndBranchOf(
      tx,
      records.map(({ record }) => record.secureId),
    );
    const barred = await barredPhones(
      tx,
      [...rows.values()].map(({ phone }) => phone),
    );
    for (const { record, refuse } of records) {
      const { phone = '', branch } = rows.get(record.secureId) ?? {};
      const missing = reasonsNeeded(record).filter((field) => !values[field]);
      if (barred.has(phone)) refuse(new Refusal('PHONE_BLACKLISTED'));
      else if (branch !== 'active') refuse(new Refusal('BRANCH_INACTIVE'));
      else if (hasFailedCheck(record)) refuse(new Refusal('CHECK_FAILED'));
      else if (outdates && hasOutdatedCheck(record, now.getTime())) refuse(new Refusal('CHECKS_OUTDATED'));
      else if (missing.length > 0) refuse(invalid(...missing.map((field) => ({ field, code: 'REQUIRED' }))));
    }
  },
  perform: eachRecord(({ record, store }, { values, now }) => {
    Object.assign(store, {
      phone_result: 'PASSED',
      phone_checked_at: now,
      nik_reason: record.nikResult === 'PASSED' ? null : values.nikReason,
      account_reason: record.accountResult === 'PASSED' ? null : values.accountReason,
      editors: [],
    });
  }),
});

/**
 * Who closed an agent does not make it active again. Only what an active agent has was decided on: who changed it since
 * stays an editor.
 */
const closing: StepHooks<Agents, { readonly reason: string }> = {
  perform: eachRecord(({ record, store }, { actor }) => {
    const undecided = record.state === 'active' ? [] : record.editors;
    store['editors'] = [...new Set([...undecided, actor.username])];
  }),
};

/** What an agent who takes no more orders leaves to the SAO of the branch. */
const leaving = (app: Application): StepHooks<Agents, { readonly reason: string }> => ({
  ...closing,
  effects: ({ tx, records, now }) =>
    agentOrders(app).current.release(
      tx,
      records.map(({ record }) => record.secureId),
      now,
    ),
});

/** The same, of steps that only an admin makes. */
const byAdmin = (hooks: StepHooks<Agents, { readonly reason: string }>): typeof hooks => ({
  ...hooks,
  guard: eachRecord((_, { caller }) => {
    if (!caller.isAdmin) throw new Refusal('ADMIN_ONLY');
  }),
});

/** The steps of pre-order agents (docs/model/pre-order-agents.md#states). */
export const agentStepHooks = (app: Application): StepHooksOf<Agents> => ({
  approve: opening({ outdates: false }),
  activate: opening({ outdates: true }),
  reject: closing,
  deactivate: leaving(app),
  block: byAdmin(leaving(app)),
  unblock: byAdmin(closing),
});
