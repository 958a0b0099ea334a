import { isHeadOffice } from '@console/contracts/core/privileges';
import { ccmRules, type CcmState } from '@console/contracts/orders-logs/customer-confirmation';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { eachRecord, type StepHooksOf, type StepSet } from '../../records/steps/hooks.ts';
import { dueAfter } from '../orders/confirmations.ts';
import { requireLive, unfinishedOf } from './create.ts';
import { keep, released, requireState, storedOf, taken, type Ccm, type Each } from './history.ts';
import { resultHooks } from './result.ts';

/** What the steps need of the services. */
export interface OfConfirmations {
  readonly now: () => Date;
  readonly texts: ProtectedText;
}

const minuteMs = 60_000;

/** Orders are locked before their confirmations, as by the steps of orders, which end confirmations. */
async function lockOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select id from purchase_order where id in
    (select order_id from customer_confirmation where id = any(${ids.filter(isUuid)}::uuid[]))
    order by id for update`.execute(tx);
}

/** Whether the agent of a confirmation still holds it against others. */
const isHeld = ({ agent, state, takenAt, dueAt }: Each['record'], now: Date): boolean => {
  if (!agent) return false;
  if (state === 'IN_PROGRESS') return now.getTime() - Date.parse(takenAt ?? '') < ccmRules.heldMinutes * minuteMs;
  // A promised or assigned call is for everybody once its time has come.
  return Date.parse(dueAt ?? '') > now.getTime();
};

/** @throws Refusal CCM_TAKEN while somebody else holds it, CCM_VISIT for a visit by head office */
function requireTakeable(record: Each['record'], caller: Caller, now: Date): void {
  requireState(record, ['OPEN', 'RESCHEDULED', 'IN_PROGRESS'], 'take');
  if (record.agent !== caller.username && isHeld(record, now)) throw taken(record.agent);
  if (record.channel === 'VISIT' && isHeadOffice(caller.mappingType, caller.isAdmin)) throw new Refusal('CCM_VISIT');
}

/** What a supervisor does: ends a confirmation, or opens it again. */
const supervised = (to: CcmState, store: (now: Date) => Readonly<Record<string, unknown>>) =>
  eachRecord<Ccm, { readonly reason: string }>(async (each, { tx, caller, now, values }) => {
    const { history_no: last } = await storedOf(tx, each);
    const columns = store(now);
    Object.assign(each.store, { ...released, ...columns, note: values.reason, history_no: last + 1 });
    const due = (columns['due_at'] as Date | undefined)?.toISOString() ?? each.record.dueAt!;
    const attemptsAfter = to === 'OPEN' ? 0 : each.record.attempts;
    const row = { agent: caller.username, to, note: values.reason, dueAfter: due, attemptsAfter };
    await keep(tx, each, row, now, last + 1);
  });

/** The agent of the last attempt of each confirmation: somebody else opens it again. */
async function lastAgents({ tx, records }: Pick<StepSet<Ccm>, 'tx' | 'records'>) {
  const ids = records.map(({ record }) => record.secureId);
  const { rows } = await sql<{ id: string; agent: string }>`select distinct on (confirmation_id)
      confirmation_id as id, agent from customer_confirmation_attempt
    where confirmation_id = any(${ids}::uuid[]) and result is not null order by confirmation_id, no desc`.execute(tx);
  return new Map(rows.map(({ id, agent }) => [id, [agent]]));
}

/** Who created each confirmation: another person ends it. */
async function creators({ tx, records }: Pick<StepSet<Ccm>, 'tx' | 'records'>) {
  const ids = records.map(({ record }) => record.secureId);
  const { rows } = await sql<{ id: string; by: string }>`select id, created_by as by from customer_confirmation
    where id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, by }) => [id, [by]]));
}

const reopenRules = eachRecord<Ccm, unknown>(async (each, { tx }) => {
  const { order_id: orderId, member_id: memberId, type } = await storedOf(tx, each);
  if (orderId !== null) {
    const order = await tx
      .selectFrom('purchase_order')
      .select(['status', 'archived_at'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    requireLive({ status: order.status, archived: order.archived_at !== null });
  }
  const unfinished = await unfinishedOf(tx, type, { orderId, memberId });
  if (unfinished) throw new Refusal('CCM_EXISTS', { parameters: { ccmNo: unfinished.ccmNo } });
});

/** What the steps of confirmations check and write (docs/model/orders-logs.md#customer-confirmation). */
export const ccmStepHooks = (of: OfConfirmations): StepHooksOf<Ccm> => ({
  take: {
    rules: eachRecord(({ record }, { caller, now }) => requireTakeable(record, caller, now)),
    perform: eachRecord(({ record, store }, { caller, now }) => {
      store['agent'] = caller.username;
      store['taken_at'] = now;
      if (record.state !== 'IN_PROGRESS') store['taken_from'] = record.state;
    }),
  },
  result: {
    locks: lockOrders,
    ...(resultHooks(of.texts) as object),
  },
  cancel: { locks: lockOrders, makers: creators, perform: supervised('CANCELLED', () => ({})) },
  reopen: {
    locks: lockOrders,
    makers: lastAgents,
    rules: reopenRules,
    perform: supervised('OPEN', (now) => ({ attempts: 0, missed_at: null, due_at: dueAfter(now) })),
  },
});
