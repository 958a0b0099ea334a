import { isPhoneBarred } from '../../membership/index.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import type { EnteredOrder } from './entered-order.ts';
import { raiseRedFlag } from './flags.ts';

const dayMs = 86_400_000;

/** Whether another member ordered with the phone number. */
const isPhoneOfOther = async (tx: Tx, memberId: string, phoneHash: string): Promise<boolean> =>
  (await tx
    .selectFrom('purchase_order')
    .select('id')
    .where('phone_hash', '=', phoneHash)
    .where('member_id', '<>', memberId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Red flags that follow from the application itself. */
export async function flagEntered(tx: Tx, id: string, order: EnteredOrder, phoneHash: string, at: Date): Promise<void> {
  const raise = (code: 'DUP_PHONE' | 'BLACKLIST_PHONE' | 'FAST_REPEAT') =>
    raiseRedFlag(tx, id, { code, note: null }, { by: 'SYSTEM', actor: systemActor('order-entry'), at });
  if (await isPhoneOfOther(tx, order.memberId, phoneHash)) await raise('DUP_PHONE');
  if (await isPhoneBarred(tx, phoneHash)) await raise('BLACKLIST_PHONE');
  const since = new Date(order.purchaseDate.getTime() - dayMs);
  const repeated = await tx
    .selectFrom('purchase_order')
    .select('id')
    .where('member_id', '=', order.memberId)
    .where('id', '<>', id)
    .where('purchase_date', '>', since.toISOString())
    .where('purchase_date', '<=', order.purchaseDate.toISOString())
    .limit(1)
    .executeTakeFirst();
  if (repeated) await raise('FAST_REPEAT');
}
