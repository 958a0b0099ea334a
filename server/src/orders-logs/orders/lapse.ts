import type { BusinessLine } from '@console/contracts/core/business-lines';
import { orderRules } from '@console/contracts/orders-logs/orders/machine';
import { sql } from 'kysely';
import { settings } from '../../people/settings/settings.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { Services } from '../../platform/services.ts';
import { moveOrder } from './move.ts';

const batch = 500;
const actor = systemActor('po-expire');
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const terms = {
  SPEKTRA: 'PO_EXPIRY_DAYS_SPEKTRA',
  NMC: 'PO_EXPIRY_DAYS_NMC',
  UFI: 'PO_EXPIRY_DAYS_UFI',
} as const satisfies Record<BusinessLine, string>;

/** Until when an order of a line must have been issued to be over now. */
async function issuedUntil(services: Services): Promise<Readonly<Record<BusinessLine, Date>>> {
  const now = services.now().getTime();
  const known = settings(services);
  const until = async (line: BusinessLine) => new Date(now - (await known.number(terms[line])) * dayMs);
  const [SPEKTRA, NMC, UFI] = await Promise.all([until('SPEKTRA'), until('NMC'), until('UFI')]);
  return { SPEKTRA, NMC, UFI };
}

/** Whether the order was still to be ended; somebody may have moved it since it was read. */
async function lapseOne({ db }: Services, orderId: string, at: Date): Promise<boolean> {
  try {
    await db
      .transaction()
      .execute((tx) => moveOrder(tx, { orderId, transition: 'expire', mover: 'JOB', by: 'SYSTEM', actor, at }));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Every hour: ends orders whose OTP was never verified and purchase orders that nobody fetched, and gives back what
 * they reserved.
 */
export async function lapseOrders(services: Services, signal?: AbortSignal): Promise<JobCounts> {
  const at = services.now();
  const entered = new Date(at.getTime() - orderRules.entryHours * hourMs);
  const issued = await issuedUntil(services);
  let [read, done] = [0, 0];
  for (let last = ''; signal?.aborted !== true;) {
    const { rows } = await sql<{ id: string }>`select id from purchase_order
      where (status = 'ENTRY' and status_since < ${entered} or status = 'PO_ISSUED' and status_since
        < case business_line when 'SPEKTRA' then ${issued.SPEKTRA}::timestamptz
          when 'NMC' then ${issued.NMC}::timestamptz else ${issued.UFI}::timestamptz end)
        and id::text > ${last} order by id::text limit ${batch}`.execute(services.db);
    read += rows.length;
    for (const { id } of rows) if (await lapseOne(services, id, at)) done += 1;
    if (rows.length < batch) break;
    last = rows.at(-1)!.id;
  }
  return { read, done };
}
