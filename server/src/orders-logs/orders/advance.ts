import type { OrderTransitionName } from '@console/contracts/orders-logs/orders/machine';
import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { JobFailure } from '../../platform/schedule/tables.ts';
import type { Services } from '../../platform/services.ts';
import { acknowledgedContract } from './acknowledged-contract.ts';
import { lockedOrder, moveOrder, type Order, type OrderValues } from './move.ts';

const batch = 500;
const mostFailures = 100;
const actor = systemActor('po-advance');

/** The step that an order makes next without anybody; a dealer says whether a vehicle is in stock. */
const nextStep: Readonly<Partial<Record<OrderState, OrderTransitionName>>> = {
  CONFIRMING: 'approve',
  APPROVED: 'issue',
  DELIVERED: 'disburse',
};

const isOfDealer = ({ status, business_line: line }: Order): boolean => status === 'APPROVED' && line === 'NMC';

/** Makes one step of an order. @returns whether there was one */
async function advanceOnce({ db, now }: Services, orderId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const transition = nextStep[order.status];
    if (!transition || isOfDealer(order)) return false;
    const contractNo = transition === 'disburse' ? await acknowledgedContract(tx, orderId) : null;
    const values: OrderValues = contractNo === null ? {} : { contractNo };
    await moveOrder(tx, { orderId, transition, mover: 'SYSTEM', by: 'SYSTEM', actor, at: now(), values });
    return true;
  });
}

/**
 * Makes every step of an order that nobody has to make: approves one that its customer has confirmed, issues it, and
 * disburses one whose delivery the core system acknowledged.
 * @returns how many steps were made, and the code of the refusal that ended them
 */
export async function advanceOrder(services: Services, orderId: string) {
  let steps = 0;
  try {
    while (await advanceOnce(services, orderId)) steps += 1;
    return { steps, refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { steps, refusal: error.code };
    throw error;
  }
}

/** Orders whose next step waits for nobody. */
const ready = sql`status = 'CONFIRMING' and not red_flag and not exists (select from customer_confirmation c
    where c.order_id = o.id and c.type = 'ORDER' and c.state not in ('CONFIRMED', 'CANCELLED') and c.deleted_at is null)
  or status = 'APPROVED' and business_line <> 'NMC'
  or status = 'DELIVERED' and exists (select from orderfull_message m where m.order_id = o.id
    and m.message_type = 'DELIVERED' and m.status = 'ACKED' and m.core_ref is not null)`;

interface Ready {
  readonly id: string;
  readonly applNo: string;
}

/** Every minute: moves orders on whose next step waits for nobody. What is refused is tried again by the next run. */
export async function advanceOrders(services: Services, signal?: AbortSignal): Promise<JobCounts> {
  let [read, done] = [0, 0];
  const failures: JobFailure[] = [];
  for (let last = ''; signal?.aborted !== true;) {
    const { rows } = await sql<Ready>`select id, appl_no as "applNo" from purchase_order o
      where status in ('CONFIRMING', 'APPROVED', 'DELIVERED') and (${ready}) and id::text > ${last}
      order by id::text limit ${batch}`.execute(services.db);
    for (const { id, applNo } of rows) {
      const { steps, refusal } = await advanceOrder(services, id);
      done += steps > 0 ? 1 : 0;
      if (steps === 0 && refusal !== null) failures.push({ entity: applNo, code: refusal, text: refusal });
    }
    read += rows.length;
    if (rows.length < batch) break;
    last = rows.at(-1)!.id;
  }
  return {
    read,
    done,
    failed: failures.length,
    skipped: read - done - failures.length,
    failures: failures.slice(0, mostFailures),
  };
}
