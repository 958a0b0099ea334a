import { systemActor } from '../../platform/audit/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { acknowledgedContract } from './acknowledged-contract.ts';
import { lockedOrder, moveOrder } from './move.ts';

const actor = systemActor('core-orders');

/**
 * Disburses an order whose delivery the core system acknowledged, under its contract. One that may not be disbursed yet
 * waits for the next run.
 * @returns the code of the refusal; `null` when the order is disbursed, or has nothing to wait for
 */
export async function disburseAcknowledged({ db, now }: Services, orderId: string): Promise<string | null> {
  try {
    await db.transaction().execute(async (tx) => {
      const { status } = await lockedOrder(tx, orderId);
      const contractNo = await acknowledgedContract(tx, orderId);
      if (status !== 'DELIVERED' || contractNo === null) return;
      await moveOrder(tx, {
        orderId,
        transition: 'disburse',
        mover: 'SYSTEM',
        by: 'SYSTEM',
        actor,
        at: now(),
        values: { contractNo },
      });
    });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
