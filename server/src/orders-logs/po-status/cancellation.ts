import {
  poCancellations,
  poCancellationStates,
  poModules,
  type PoLine,
} from '@console/contracts/orders-logs/po-status';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { follow } from '../../records/resource/follow.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { eachRecord, type StepHooksOf, type StepRecord, type StepSet } from '../../records/steps/hooks.ts';
import { lockedOrder, stepOrder, type OrderMove } from '../orders/move.ts';
import { requireMove } from '../orders/require-move.ts';
import { flagFraud } from './steps.ts';

type Cancellations = typeof poCancellations.SPEKTRA;
type Decided = Pick<StepSet<Cancellations>, 'caller' | 'now'>;

const waits = poCancellationStates.find(({ value }) => value === 'WAITING')!.title;
const everything = { type: 'all' } as const;

const moveOf = ({ record }: Pick<StepRecord<Cancellations>, 'record'>, { caller, now }: Decided): OrderMove => ({
  orderId: record.orderId,
  transition: 'cancelIssued',
  mover: 'CONSOLE',
  by: record.madeBy,
  at: now,
  values: { cancelReasonCode: record.cancelReasonCode, cancelNote: record.note, approver: caller.username },
});

const decide =
  (note: string | null) =>
  ({ store }: StepRecord<Cancellations>, { caller, now }: Decided) =>
    Object.assign(store, { decided_by: caller.username, decided_at: now, decision_note: note });

/** Cancels the order of an approved request, with an audit entry of the order. */
async function cancelOrder(
  app: Application,
  line: PoLine,
  each: StepRecord<Cancellations>,
  { tx, caller, actor, now }: StepSet<Cancellations>,
): Promise<void> {
  const orders = resourcesOf(app).get(poModules[line].live)!;
  const read = async (by: Caller) =>
    (await findRecords(tx, orders, [each.record.orderId], everything, { of: 'detail', caller: by }))[0]!;
  const before = await read(caller);
  await stepOrder(tx, moveOf(each, { caller, now }));
  if (each.record.cancelReasonCode === 'SUSPECTED_FRAUD')
    await flagFraud(tx, each.record.orderId, each.record.note, { by: each.record.madeBy, at: now });
  const change = { action: 'update', verb: 'cancel', before, after: await read(caller) } as const;
  await follow(tx, orders, [change], { actor, caller, now, reason: each.record.note });
}

/** Locks orders before their requests, as the steps of an order do. */
async function lockOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select o.id from purchase_order o join po_cancellation c on c.order_id = o.id
    where c.id = any(${ids}::uuid[]) order by o.id for update of o`.execute(tx);
}

const cancellationSteps = (app: Application, line: PoLine): StepHooksOf<Cancellations> => ({
  approve: {
    locks: lockOrders,
    rules: eachRecord(async (each, set) => {
      const order = await lockedOrder(set.tx, each.record.orderId);
      await requireMove(set.tx, order, moveOf(each, set));
    }),
    perform: eachRecord((each, set) => void decide(null)(each, set)),
    effects: eachRecord((each, set) => cancelOrder(app, line, each, set as never)),
  },
  reject: { perform: eachRecord((each, set) => void decide(set.values.reason)(each, set)) },
  withdraw: { perform: eachRecord((each, set) => void decide(null)(each, set)) },
});

const definitionOf = (app: Application, line: PoLine): Definition<Cancellations> => ({
  table: 'po_cancellation',
  joins: sql`join purchase_order o on o.id = t.order_id`,
  where: sql`t.business_line = ${line} and t.deleted_at is null`,
  belongs: sql`t.business_line = ${line}`,
  derived: {
    orderId: sql`t.order_id::text`,
    applNo: sql`o.appl_no`,
    poNumber: sql`o.po_number`,
    memberName: sql`o.member_name`,
    financedAmount: sql`o.financed_amount`,
    cancelReasonCode: sql`t.cancel_reason_code`,
    note: sql`t.note`,
    state: sql`t.state`,
    madeBy: sql`t.created_by`,
    madeAt: sql`t.created_at`,
    decidedBy: sql`t.decided_by`,
    decidedAt: sql`t.decided_at`,
    decisionNote: sql`t.decision_note`,
  },
  scope: (scope) => inBranches(scope, 'o.branch_id'),
  hasEditors: true,
  steps: cancellationSteps(app, line),
});

/** Requests to cancel issued orders of a line, listed among what waits for a second person. */
export function registerPoCancellations(app: Application, line: PoLine): void {
  const resource = poCancellations[line];
  const registered = registerResource(app, resource, definitionOf(app, line) as never);
  const calls = callsOf(resource);
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['WAITING'],
      since: 'created_at',
      step: () => waits,
      decisions: { approve: byCall(calls.approve), reject: byCall(calls.reject) },
    }),
  );
}
