import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { OrderTransitionName } from '@console/contracts/orders-logs/orders/machine';
import { activeDealerCodesAt } from '../../branches-stores/outlet/dealer-seed.ts';
import { activeStoreCodesAt } from '../../branches-stores/outlet/store-seed.ts';
import { sql } from 'kysely';
import { memberId, seedMember } from '../../membership/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { enterOrder } from './enter.ts';
import type { EnteredOrder } from './entered-order.ts';
import { moveOrder, type Order, type OrderMove } from './move.ts';

export const at = new Date('2026-03-16T03:00:00Z');
const digit = { SPEKTRA: '1', NMC: '2', UFI: '3' } as const;

/** The office code of the branch of member i. */
export const memberOffice = (i: number): string => seedMember(i).officeCode;

/** The last active store or dealer of an office. */
export const outletCodeAt = (line: BusinessLine, officeCode: string): string | null =>
  (line === 'SPEKTRA' ? activeStoreCodesAt(officeCode) : activeDealerCodesAt(line, officeCode)).at(-1) ?? null;

/** An application of member i as a channel sends it; its serial is above those of the seed. */
export function application(i: number, serial: number, changes: Partial<EnteredOrder> = {}): EnteredOrder {
  const { officeCode, zipCode } = seedMember(i);
  const line = changes.line ?? 'SPEKTRA';
  return {
    applNo: `${officeCode}26${digit[line]}${String(900_000 + serial)}`,
    line,
    memberId: memberId(i),
    zipCode,
    outletCode: outletCodeAt(line, officeCode),
    customerType: 'R',
    purchaseDate: at,
    salesCode: null,
    platform: 'ANDROID',
    source: 'FIONA',
    ias: { decision: 'APPROVE', score: 700, at },
    items: [
      {
        // A television, which a promo of the group TV is for.
        productId: seedId('product', 'PRD00001'),
        name: 'TV LED 32 inci Rinjani',
        brand: 'Rinjani',
        type: 'RI-100',
        conditionCode: 'N',
        qty: 1,
        unitPrice: 1_000_000,
      },
    ],
    downPayment: 100_000,
    adminFee: 0,
    insuranceFee: 0,
    financedAmount: 900_000,
    tenor: 12,
    rate: '2.2500',
    angsuran: 96_000,
    paymentType: null,
    rateKind: 'REGULAR',
    ...changes,
  };
}

export const system = { mover: 'SYSTEM', by: 'SYSTEM', at } as const;

/** What a step is given, where it needs something. */
export const valuesOf = (name: OrderTransitionName, serial: number): NonNullable<OrderMove['values']> =>
  name === 'disburse'
    ? { contractNo: String(900_000_000_000 + serial) }
    : {
        rejectCode: 'RULE_INCOME',
        holdReason: 'menunggu pemeriksaan',
        cancelReasonCode: 'DUPLICATE',
        cancelNote: 'order ganda menurut member',
        bastFileId: '00000000-0000-4000-8000-000000000002',
        ...(name === 'cancelIssued' ? { approver: 'ADMIN02' } : {}),
      };

/** Members without cards. */
export const withoutCards = { numbers: () => Promise.resolve(new Map<string, string>()) };

export const enter = (
  db: Db,
  order: EnteredOrder,
  cards: Parameters<typeof enterOrder>[3] = withoutCards,
): Promise<string> => db.transaction().execute((tx) => enterOrder(tx, order, system, cards));

/** The core system acknowledges the delivery of an order. */
export const acknowledge = (tx: Tx, orderId: string, contractNo: string | undefined) =>
  sql`update orderfull_message set status = 'ACKED', tries = 1, ack_at = ${at}, core_ref = ${contractNo ?? null}
    where order_id = ${orderId} and message_type = 'DELIVERED'`.execute(tx);

/** The member enters the code of an order. */
export const agree = (tx: Tx, orderId: string) =>
  sql`insert into card_otp (id, purpose, subject_id, member_id, code_hash, sent_at, expires_at, verified_at, sent_by)
    select gen_random_uuid(), 'ORDER', id, member_id, 'uji', ${at}::timestamptz,
      ${at}::timestamptz + interval '3 minutes', ${at}::timestamptz, 'SYSTEM'
    from purchase_order where id = ${orderId}`.execute(tx);

/**
 * Makes one step in a transaction of its own. Members agree to what is verified; the core system acknowledges what is
 * disbursed.
 */
export const move = (db: Db, orderId: string, transition: OrderTransitionName, more: Partial<OrderMove> = {}) =>
  db.transaction().execute(async (tx: Tx): Promise<Order> => {
    const values = more.values ?? valuesOf(transition, 0);
    if (transition === 'verify') await agree(tx, orderId);
    if (transition === 'disburse') await acknowledge(tx, orderId, values.contractNo);
    const mover = transition === 'expire' ? 'JOB' : /cancel|release/.test(transition) ? 'CONSOLE' : 'SYSTEM';
    return moveOrder(tx, {
      ...system,
      mover,
      by: mover === 'CONSOLE' ? 'HOOPS01' : 'SYSTEM',
      orderId,
      transition,
      ...more,
      values,
    });
  });
