import { orderRules, type OrderCondition } from '@console/contracts/orders-logs/orders/machine';
import { requireMayOrder, verifiedOtp } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { acknowledgedContract } from './acknowledged-contract.ts';
import { isConfirmed } from './confirmations.ts';
import type { Order } from './move.ts';
import { accountSettled } from './outlet-of-order.ts';

/** Whether the member had goods of any line paid out before. */
export const hasBought = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx
    .selectFrom('purchase_order')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'DISBURSED')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether an order of NMC is surveyed: the member is new, or the tenor long. */
export const needsSurvey = async (tx: Tx, order: Pick<Order, 'tenor' | 'member_id'>): Promise<boolean> =>
  order.tenor > orderRules.surveyAboveTenor || !(await hasBought(tx, order.member_id));

type OfOrder = Exclude<OrderCondition, 'MAY_ORDER'>;

const codes: Readonly<Record<OfOrder, string>> = {
  OTP_VERIFIED: 'PO_NO_OTP',
  NEW_OR_LONG: 'PO_NO_SURVEY',
  IAS_NOT_REJECT: 'PO_IAS_REJECT',
  NO_RED_FLAG: 'PO_RED_FLAG',
  CONFIRMED: 'PO_NOT_CONFIRMED',
  ACCOUNT_SETTLED: 'PO_ACCOUNT_WAITS',
  ACKNOWLEDGED: 'PO_NOT_ACKNOWLEDGED',
};

const isAgreed = async (tx: Tx, { id }: Order, at: Date): Promise<boolean> =>
  (await verifiedOtp(tx, { purpose: 'ORDER', subjectId: id }, at, orderRules.entryHours * 60)) !== null;

async function holds(tx: Tx, order: Order, condition: OfOrder, at: Date): Promise<boolean> {
  switch (condition) {
    case 'OTP_VERIFIED':
      return isAgreed(tx, order, at);
    case 'NEW_OR_LONG':
      return needsSurvey(tx, order);
    case 'IAS_NOT_REJECT':
      return order.ias !== 'REJECT';
    case 'NO_RED_FLAG':
      return !order.red_flag;
    case 'CONFIRMED':
      return isConfirmed(tx, order.id);
    case 'ACKNOWLEDGED':
      return (await acknowledgedContract(tx, order.id)) !== null;
    case 'ACCOUNT_SETTLED':
      return accountSettled(tx, order);
  }
}

/** @throws Refusal with the code of the first condition that does not hold of an order or its member */
export async function requireConditions(
  tx: Tx,
  order: Order,
  conditions: readonly OrderCondition[],
  at: Date,
): Promise<void> {
  for (const condition of conditions)
    if (condition === 'MAY_ORDER') await requireMayOrder(tx, order.member_id);
    else if (!(await holds(tx, order, condition, at))) throw new Refusal(codes[condition]);
}
