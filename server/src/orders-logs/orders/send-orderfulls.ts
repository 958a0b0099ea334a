import { logRules, type OrderfullState } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import { keepFault } from '../../platform/error-log/keep.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { JobFailure } from '../../platform/schedule/tables.ts';
import type { Services } from '../../platform/services.ts';
import { advanceOrder } from './advance.ts';
import { coreOrdersOf, type CoreMessage, type CoreOrders } from './core-orders.ts';
import { keepOutcome } from './orderfull-answers.ts';

const batch = 50;
/** Messages that are sent at once. */
const atOnce = 10;
/** While one process waits for the answer no other sends the message. */
const leaseMs = 2 * 60_000;
const { orderfullTries: mostTries } = logRules;

interface Taken extends CoreMessage {
  readonly orderId: string;
  readonly phone: string;
  readonly nik: string;
  readonly cardNo: string | null;
  readonly branchId: string;
}

/**
 * Takes messages that are due, the earliest of an order first: a later one waits while an earlier one is on its way.
 * What was sent and never answered is taken again.
 */
const takeDue = async ({ db }: Services, states: readonly OrderfullState[], at: Date): Promise<readonly Taken[]> => {
  const { rows } = await sql<Taken>`
    with due as (
      select m.id from orderfull_message m
      where m.status = any(${[...states]}::text[]) and m.next_try_at <= ${at} and m.tries < ${mostTries}
        and not exists (select from orderfull_message e where e.order_id = m.order_id and e.at < m.at
          and e.status in ('QUEUED', 'SENT', 'RETRY'))
      order by m.next_try_at limit ${batch} for update of m skip locked),
    taken as (
      update orderfull_message m set status = 'SENT', tries = m.tries + 1, version = m.version + 1,
        next_try_at = ${new Date(at.getTime() + leaseMs)}, updated_by = 'SYSTEM', updated_at = ${at}
      from due where m.id = due.id returning m.*)
    select t.order_id as "orderId", t.message_no as "messageNo", t.message_type as "messageType", t.payload,
      o.appl_no as "applNo", o.business_line as "businessLine", o.phone_encrypted as phone, o.nik_encrypted as nik,
      o.card_no as "cardNo", o.branch_id as "branchId"
    from taken t join purchase_order o on o.id = t.order_id order by t.at`.execute(db);
  return rows;
};

/** Messages whose last try was never answered have failed. */
const giveUp = async ({ db }: Services, at: Date): Promise<readonly JobFailure[]> => {
  const { rows } = await sql<JobFailure>`update orderfull_message set status = 'FAILED', next_try_at = null,
      core_message = 'CORE_UNREACHABLE', version = version + 1, updated_by = 'SYSTEM', updated_at = ${at}
    where status = 'SENT' and tries >= ${mostTries} and next_try_at <= ${at}
    returning message_no as entity, status as code, core_message as text`.execute(db);
  return rows;
};

/** The message with the personal numbers of the order, which the log does not keep in clear. */
function completed(
  { phone, nik, cardNo, orderId: _own, branchId: _branch, ...message }: Taken,
  texts: ProtectedText,
): CoreMessage {
  const payload = message.payload as { readonly customer: object };
  const customer = { ...payload.customer, phone: texts.decrypt(phone), nik: texts.decrypt(nik), cardNo };
  return { ...message, payload: { ...payload, customer } };
}

/** Sends one message, and disburses the order whose delivery the core system acknowledged. */
async function sendOne(services: Services, core: CoreOrders, taken: Taken, texts: ProtectedText) {
  const outcome = await core.send(completed(taken, texts));
  const at = services.now();
  const kept = await services.db.transaction().execute((tx) => keepOutcome(tx, taken.messageNo, outcome, at));
  if (kept?.status === 'ACKED' && kept.message_type === 'DELIVERED') await advanceOrder(services, taken.orderId);
  if (kept?.status === 'FAILED' || kept?.status === 'REFUSED') {
    const fault = new Error(kept.core_message ?? kept.status);
    keepFault(services, Object.assign(fault, { code: `ORDERFULL_${kept.status}` }), {
      service: 'scheduler v1',
      component: 'orderfull-retry',
      upstream: 'core',
      order: { applNo: taken.applNo, businessLine: taken.businessLine, branchId: taken.branchId },
    });
  }
  return { messageNo: taken.messageNo, status: kept?.status ?? 'SENT', said: kept?.core_message ?? '' };
}

/**
 * Sends order messages in these states that are due. Without a core system all wait.
 * @param states `QUEUED` for new ones, `RETRY` and `SENT` for those that were not answered
 */
export async function sendOrderfulls(
  services: Services,
  texts: ProtectedText,
  states: readonly OrderfullState[],
  signal?: AbortSignal,
): Promise<JobCounts> {
  const core = coreOrdersOf(services.configuration);
  if (!core) return { read: 0, done: 0 };
  const failures = [...(await giveUp(services, services.now()))];
  let [read, done] = [failures.length, 0];
  for (let taken = batch; taken === batch && signal?.aborted !== true;) {
    const due = await takeDue(services, states, services.now());
    taken = due.length;
    for (let first = 0; first < due.length; first += atOnce) {
      const sent = await Promise.all(
        due.slice(first, first + atOnce).map((message) => sendOne(services, core, message, texts)),
      );
      done += sent.filter(({ status }) => status === 'ACKED').length;
      for (const { messageNo, status, said } of sent)
        if (status === 'FAILED' || status === 'REFUSED') failures.push({ entity: messageNo, code: status, text: said });
    }
    read += taken;
  }
  return { read, done, failed: failures.length, skipped: read - done - failures.length, failures };
}
