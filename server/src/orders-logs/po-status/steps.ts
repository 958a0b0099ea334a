import { randomUUID } from 'node:crypto';
import { heldByRedFlag, type OrderTransitionName } from '@console/contracts/orders-logs/orders/machine';
import { finalOrderStates, type OrderState, type RedFlagCode } from '@console/contracts/orders-logs/orders/vocabulary';
import { poRules, type PoLine, type poStatus } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import { eachRecord, type StepHooksOf, type StepSet } from '../../records/steps/hooks.ts';
import { insertFlag, openFlag, redFlagTitle, requireClearable, storeClearing } from '../orders/flags.ts';
import { queueOrderMessage } from '../orders/messages.ts';
import { moveAround, type Order, type OrderMove } from '../orders/move.ts';
import { requireMove } from '../orders/require-move.ts';

type Po = typeof poStatus;
type Move = Omit<OrderMove, 'orderId'>;
type Set = Pick<StepSet<Po>, 'tx' | 'caller' | 'now'>;

/** The order of a record on its way through a step. */
export const orderOf = (tx: Tx, { record }: { readonly record: { readonly secureId: string } }): Promise<Order> =>
  tx.selectFrom('purchase_order').selectAll().where('id', '=', record.secureId).executeTakeFirstOrThrow();

const isFinal = ({ status }: Order): boolean => (finalOrderStates as readonly OrderState[]).includes(status);

/** @throws Refusal PO_ARCHIVED */
export function requireLive({ archived_at: archivedAt }: Order): void {
  if (archivedAt !== null) throw new Refusal('PO_ARCHIVED');
}

/** Hooks of a step that is a transition of the machine of orders. */
const transitionHooks = <Values>(moveOf: (order: Order, values: Values) => Pick<Move, 'transition' | 'values'>) => {
  const move = (order: Order, { caller, now }: Set, values: Values): Move => ({
    ...moveOf(order, values),
    mover: 'CONSOLE',
    by: caller.username,
    at: now,
  });
  return {
    rules: eachRecord<Po, Values>(async (each, set) => {
      const order = await orderOf(set.tx, each);
      requireLive(order);
      await requireMove(set.tx, order, move(order, set, set.values));
    }),
    perform: eachRecord<Po, Values>(async (each, set) => {
      const order = await orderOf(set.tx, each);
      const columns = await moveAround(set.tx, order, move(order, set, set.values));
      Object.assign(each.store, columns);
      each.to = columns.status;
    }),
  };
};

interface Cancel {
  readonly cancelReasonCode: Order['cancel_reason_code'] & string;
  readonly note: string;
}
const cancelled = transitionHooks<Cancel>((_order, { cancelReasonCode, note: cancelNote }) => ({
  transition: 'cancel',
  values: { cancelReasonCode, cancelNote },
}));

/** @throws Refusal CHANGE_PENDING while another request waits */
async function requireNoneWaiting(tx: Tx, orderId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('po_cancellation')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  if (waiting) throw new Refusal('CHANGE_PENDING');
}

/** Cancels an order; of an issued one a second person decides. */
const cancelHooks = (line: PoLine) => ({
  rules: eachRecord<Po, Cancel>(async (each, set) => {
    const order = await orderOf(set.tx, each);
    if (order.status === 'PO_ISSUED') await requireNoneWaiting(set.tx, order.id);
    else await cancelled.rules({ ...set, records: [each] });
  }),
  perform: eachRecord<Po, Cancel>(async (each, set) => {
    const { tx, caller, now, values } = set;
    if (each.record.status !== 'PO_ISSUED') return cancelled.perform({ ...set, records: [each] });
    await tx
      .insertInto('po_cancellation')
      .values({
        id: randomUUID(),
        order_id: each.record.secureId,
        business_line: line,
        cancel_reason_code: values.cancelReasonCode,
        note: values.note,
        editors: [caller.username],
        decided_by: null,
        decided_at: null,
        decision_note: null,
        created_by: caller.username,
        created_at: now,
        updated_by: caller.username,
        updated_at: now,
      })
      .execute();
  }),
  effects: eachRecord<Po, Cancel>(async (each, { tx, caller, now, values }) => {
    if (each.to === 'CANCELLED' && values.cancelReasonCode === 'SUSPECTED_FRAUD')
      await flagFraud(tx, each.record.secureId, values.note, { by: caller.username, at: now });
  }),
});

/** A cancellation for suspected fraud raises a red flag too, unless one is open. */
export async function flagFraud(
  tx: Tx,
  orderId: string,
  note: string,
  by: { readonly by: string; readonly at: Date },
): Promise<void> {
  if (!(await openFlag(tx, orderId, 'MANUAL'))) await insertFlag(tx, orderId, { code: 'MANUAL', note }, by);
}

interface Flag {
  readonly code: RedFlagCode;
  readonly note: string;
}
const redFlagHooks = {
  rules: eachRecord<Po, Flag>(async (each, { tx, values }) => {
    const order = await orderOf(tx, each);
    requireLive(order);
    if (isFinal(order)) throw new Refusal('PO_FINAL');
    if (await openFlag(tx, order.id, values.code)) throw new Refusal('RED_FLAG_OPEN');
  }),
  perform: eachRecord<Po, Flag>(async (each, { tx, caller, now, values }) => {
    const order = await orderOf(tx, each);
    if (!(heldByRedFlag as readonly OrderState[]).includes(order.status)) {
      each.to = undefined;
      return;
    }
    const transition: OrderTransitionName = 'hold';
    const holdReason = values.note || redFlagTitle(values.code);
    const move: Move = { transition, mover: 'SYSTEM', by: caller.username, at: now, values: { holdReason } };
    Object.assign(each.store, await moveAround(tx, order, move));
    each.to = 'ON_HOLD';
  }),
  effects: eachRecord<Po, Flag>((each, { tx, caller, now, values }) =>
    insertFlag(tx, each.record.secureId, values, { by: caller.username, at: now }),
  ),
};

interface Clearing {
  readonly code: RedFlagCode;
  readonly clearNote: string;
}
const clearHooks = {
  /** Who raised the flag does not clear it. */
  async makers({ tx, records, values }: Pick<StepSet<Po, Clearing>, 'tx' | 'records' | 'values'>) {
    const makers = new Map<string, readonly string[]>();
    for (const { record } of records) {
      const flag = await openFlag(tx, record.secureId, values.code);
      makers.set(record.secureId, flag ? [flag.raised_by] : []);
    }
    return makers;
  },
  rules: eachRecord<Po, Clearing>(async (each, { tx, values }) => {
    const order = await orderOf(tx, each);
    requireLive(order);
    if (!(await openFlag(tx, order.id, values.code))) throw new Refusal('RED_FLAG_NOT_OPEN');
    await requireClearable(tx, order, values.code);
  }),
  effects: eachRecord<Po, Clearing>(async (each, { tx, caller, now, values }) => {
    const flag = await openFlag(tx, each.record.secureId, values.code);
    await storeClearing(tx, flag!.id, { clearNote: values.clearNote, by: caller.username, at: now });
  }),
};

/** Messages that staff sent again on the day of `now` in Jakarta. */
async function resentToday(tx: Tx, orderId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from purchase_order_message
    where order_id = ${orderId} and by <> 'SYSTEM'
      and (at at time zone 'Asia/Jakarta')::date = (${now}::timestamptz at time zone 'Asia/Jakarta')::date`.execute(tx);
  return rows[0]!.count;
}

const resendHooks = {
  rules: eachRecord<Po, unknown>(async (each, { tx, now }) => {
    const order = await orderOf(tx, each);
    requireLive(order);
    if (isFinal(order)) throw new Refusal('PO_FINAL');
    if (order.status !== 'PO_ISSUED') throw invalidState(order.status, 'resend-sms');
    if ((await resentToday(tx, order.id, now)) >= poRules.resendsPerDay) throw new Refusal('SMS_RESEND_LIMIT');
  }),
  effects: eachRecord<Po, unknown>((each, { tx, caller, now }) =>
    queueOrderMessage(tx, each.record.secureId, 'PO_ISSUED', { by: caller.username, at: now }),
  ),
};

/** What the steps of orders check and write (docs/model/orders-logs.md#po-status). */
export const poStepHooks = (line: PoLine): StepHooksOf<Po> => ({
  hold: transitionHooks<{ holdReason: string }>((_order, values) => ({ transition: 'hold', values })),
  release: transitionHooks(() => ({ transition: 'release' })),
  cancel: cancelHooks(line) as never,
  'red-flag': redFlagHooks as never,
  'red-flag-clear': clearHooks as never,
  'resend-sms': resendHooks,
});
