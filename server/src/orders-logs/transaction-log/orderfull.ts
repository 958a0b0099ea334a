import { orderfullLog, type OrderfullLogRow } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import { eachRecord } from '../../records/steps/hooks.ts';
import type { OrderfullTry } from '../orders/step-logs-table.ts';
import { around, column, facts, loadRows, narrowed, withWireInstants } from './shape.ts';

interface Message {
  readonly payload: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly triesMade: readonly OrderfullTry[];
  readonly before: Message['payload'] | null;
}

/** Members of a payload with their section, as one level. */
const flat = (payload: Message['payload']): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(payload).flatMap(([section, values]) =>
      Object.entries(values ?? {}).map(([name, value]) => [`${section}.${name}`, value] as const),
    ),
  );

function differences({ payload, before }: Message) {
  if (!before) return [];
  const [old, current] = [flat(before), flat(payload)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((field) => {
    const [was, is] = [old.get(field) ?? null, current.get(field) ?? null];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }];
  });
}

/** The payload by section, the tries, and what differs from the message of the order before. */
async function more(db: Db | Tx, { secureId }: OrderfullLogRow): Promise<object> {
  const { rows } = await sql<Message>`select t.payload, t.tries_made as "triesMade", (select e.payload
      from orderfull_message e where e.order_id = t.order_id and e.at < t.at order by e.at desc limit 1) as before
    from orderfull_message t where t.id = ${secureId}`.execute(db);
  const { payload, triesMade } = rows[0]!;
  return { payload, triesMade: withWireInstants(triesMade), differences: differences(rows[0]!) };
}

/** @throws Refusal ORDERFULL_SUPERSEDED when the core system has taken a later message of the order */
async function requireLatest(tx: Tx, secureId: string): Promise<void> {
  const { rows } = await sql`select 1 from orderfull_message t join orderfull_message later
      on later.order_id = t.order_id and later.at > t.at and later.status = 'ACKED'
    where t.id = ${secureId} limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('ORDERFULL_SUPERSEDED');
}

/** Messages for the core system; the steps of orders write them. */
export const orderfullDefinition = define(orderfullLog, {
  ...narrowed,
  table: 'orderfull_message',
  lookups: around,
  derived: {
    ...facts,
    messageType: column('message_type'),
    messageNo: column('message_no'),
    status: column('status'),
    tries: column('tries'),
    nextTryAt: column('next_try_at'),
    ackAt: column('ack_at'),
    coreRef: column('core_ref'),
    coreMessage: column('core_message'),
    payloadHash: column('payload_hash'),
    resendReason: column('resend_reason'),
  },
  filters: {
    ...narrowed.filters,
    messageType: (type: string) => sql`t.message_type = ${type}`,
    status: (status: string) => sql`t.status = ${status}`,
  },
  steps: {
    resend: {
      rules: eachRecord(({ record }, { tx }) => requireLatest(tx, record.secureId)),
      perform: eachRecord(({ store }, { now, values }) => {
        Object.assign(store, { tries: 0, next_try_at: now, resend_reason: values.resendReason });
      }),
    },
  },
  load: loadRows<OrderfullLogRow>({ payload: null, triesMade: null, differences: null }, more),
});
