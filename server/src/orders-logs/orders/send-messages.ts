import type { OrderMessageCode } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { gatewayOf } from '../../platform/messages/gateway.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { rupiah } from '../../platform/rupiah.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { Services } from '../../platform/services.ts';
import { composeSms } from '../update-sms-content/compose.ts';

const batch = 100;
const firstPauseMs = 60_000;
const longestPauseMs = 3_600_000;
/** A message that is older tells the member nothing new. */
const givenUpAfterMs = 24 * 3_600_000;

interface Waiting {
  readonly id: string;
  readonly code: OrderMessageCode;
  readonly line: 'SPEKTRA' | 'NMC' | 'UFI';
  readonly phone: string;
  readonly memberName: string;
  readonly poNumber: string | null;
  readonly amount: number;
  readonly branch: string;
  readonly outlet: string | null;
  readonly cancelNote: string | null;
}

/** Takes messages that are due. Each try doubles the pause, during which no other process takes them. */
const takeDue = async ({ db }: Services, at: Date): Promise<readonly Waiting[]> => {
  const { rows } = await sql<Waiting>`
    with taken as (update purchase_order_message set tries = tries + 1, next_try_at = ${at}::timestamptz
        + least(power(2, least(tries, 20)) * ${firstPauseMs}, ${longestPauseMs}) * interval '1 millisecond'
      where id in (select id from purchase_order_message where state = 'QUEUED' and next_try_at <= ${at}
        order by next_try_at limit ${batch} for update skip locked) returning id, code, order_id, at)
    select t.id, t.code, o.business_line as line, o.phone_encrypted as phone, o.member_name as "memberName",
      o.po_number as "poNumber", o.financed_amount as amount, b.name as branch, u.name as outlet,
      o.cancel_note as "cancelNote"
    from taken t join purchase_order o on o.id = t.order_id join branch_view b on b.id = o.branch_id
      left join outlet_view u on u.id = coalesce(o.store_id, o.dealer_id)
    order by t.at`.execute(db);
  return rows;
};

/** The text of the line, or why there is none. The branch stands for the outlet of an order without one. */
async function textOf({ db }: Services, message: Waiting): Promise<{ text: string } | { cause: string }> {
  const { code, line, memberName, poNumber, amount, branch, outlet, cancelNote } = message;
  const values = {
    memberName,
    poNumber: poNumber ?? '',
    amount: rupiah(amount).replace(' ', ''),
    storeName: outlet ?? branch,
    branchName: branch,
    reason: cancelNote ?? '',
  };
  const composed = await composeSms(db, { code, line, channel: 'SMS', values });
  return 'text' in composed ? composed : { cause: composed.fault };
}

const finish = async ({ db }: Services, id: string, set: { state: string; cause: string | null; sent_at?: Date }) =>
  db
    .updateTable('purchase_order_message')
    .set(set as never)
    .where('id', '=', id)
    .execute();

/**
 * Sends queued messages of orders. A message keeps its id, by which the gateway delivers it once. One without a text,
 * or that the gateway refused for a day, fails; without a gateway all wait.
 */
export async function sendOrderMessages(services: Services, texts: ProtectedText): Promise<JobCounts> {
  const gateway = gatewayOf(services.configuration);
  const at = services.now();
  await sql`update purchase_order_message set state = 'FAILED', cause = coalesce(cause, 'NO_GATEWAY')
    where state = 'QUEUED' and at < ${new Date(at.getTime() - givenUpAfterMs)} and tries > 0`.execute(services.db);
  if (!gateway) return { read: 0, done: 0 };
  const due = await takeDue(services, at);
  const toSend: { readonly id: string; readonly to: string; readonly text: string }[] = [];
  for (const message of due) {
    const composed = await textOf(services, message);
    if ('text' in composed) toSend.push({ id: message.id, to: texts.decrypt(message.phone), text: composed.text });
    else await finish(services, message.id, { state: 'FAILED', cause: composed.cause });
  }
  const outcomes = toSend.length > 0 ? await gateway.send('sms', toSend) : new Map<string, never>();
  let done = 0;
  for (const [id, delivery] of outcomes) {
    if ('cause' in delivery) await finish(services, id, { state: 'QUEUED', cause: delivery.cause });
    else await finish(services, id, { state: delivery.outcome, cause: null, sent_at: at });
    done += 'cause' in delivery ? 0 : 1;
  }
  return { read: due.length, done };
}
