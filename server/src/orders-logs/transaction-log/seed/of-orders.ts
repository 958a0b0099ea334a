import { rejectCodes, type OrderfullState, type OrderfullType } from '@console/contracts/orders-logs/transaction-log';
import type { SeedOtp, SeedTransaction } from '../../../membership/index.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import { hourMs, minuteMs, ofOrder, type LoggedOrder } from './orders.ts';

/** Seeded rows of each kind. */
export const seededRows = { transaction: 1_500, reject: 160, otp: 500, orderfull: 260 } as const;

const types = [
  'ORDER_ENTRY',
  'LIMIT_INQUIRY',
  'SIMULATION',
  'ORDER_CONFIRM',
  'PAYMENT_INQUIRY',
  'MEMBER_LOGIN',
] as const;
/** The request in which an order came, which its code and its message name too. */
export const requestOf = ({ applNo }: LoggedOrder): string => seedId('request', applNo);

const at = (text: string, offset: number): Date => new Date(Date.parse(text) + offset);

/** Requests of the applications: those of each order, around its entry. */
export const seedTransactions = (orders: readonly LoggedOrder[]): SeedTransaction[] =>
  Array.from({ length: seededRows.transaction }, (_, i) => {
    const order = orders[i % orders.length]!;
    const round = Math.floor(i / orders.length);
    const type = round === 0 ? types[0] : types[(i % (types.length - 1)) + 1]!;
    const result = i % 41 === 0 ? 'TIMEOUT' : i % 29 === 0 ? 'FAILED' : i % 13 === 0 ? 'REJECTED' : 'SUCCESS';
    const status = { SUCCESS: 200, REJECTED: 409, FAILED: 500, TIMEOUT: 504 }[result];
    const code = { SUCCESS: null, REJECTED: 'PLAFOND_INSUFFICIENT', FAILED: 'INTERNAL', TIMEOUT: 'TIMEOUT' }[result];
    const request = { applNo: order.applNo, memberNo: order.memberNo, phone: '****', amount: order.amount };
    return {
      id: seedId('transaction-log', String(i)),
      ...ofOrder(
        order,
        at(order.at, -round * 3 * minuteMs),
        round === 0 ? requestOf(order) : seedId('request', `${i}`),
      ),
      transaction_type: type,
      endpoint: `transaction/${type.toLowerCase().replace('_', '-')}`,
      method: type === 'ORDER_ENTRY' || type === 'ORDER_CONFIRM' ? 'POST' : 'GET',
      platform: order.platform,
      app_version: `4.${i % 7}.${i % 3}`,
      ip: `10.20.${i % 30}.${(i % 250) + 1}`,
      amount: type === 'ORDER_ENTRY' ? order.amount : null,
      response_status: status,
      response_code: code,
      duration_ms: result === 'TIMEOUT' ? 30_000 : 80 + ((i * 37) % 1_900),
      result,
      request,
      response: code === null ? { code: 'OK' } : { code },
    } as const;
  });

/** Rejections: those of the rejected orders first, then transactions of members that were refused before an order. */
export const seedRejects = (orders: readonly LoggedOrder[]) => {
  const rejected = orders.filter(({ since }) => since['REJECTED']);
  return Array.from({ length: seededRows.reject }, (_, i) => {
    const own = rejected[i];
    const order = own ?? orders[(i * 3) % orders.length]!;
    const when = own ? at(own.since['REJECTED']!, 0) : at(order.at, -(i % 20) * hourMs);
    const { value, title } = rejectCodes[i % rejectCodes.length]!;
    return {
      id: seedId('reject-log', String(i)),
      ...ofOrder(order, when, own ? requestOf(order) : seedId('request', `reject ${i}`)),
      appl_no: own ? order.applNo : null,
      member_id: order.memberId,
      member_name: order.memberName,
      reject_code: value,
      rule_name: title.id.slice(value.length + 1),
      rule_version: (i % 3) + 1,
      stage: own ? (own.since['CONFIRMING'] ? 'CONFIRMING' : 'VERIFYING') : null,
      verification_step: order.step,
      compared: [{ field: value === 'R01' ? 'plafond' : 'nilai', expected: 'sesuai', actual: 'tidak sesuai' }],
      message: 'Pengajuan belum dapat diproses',
      can_retry_at: i % 2 === 0 ? at(when.toISOString(), 720 * hourMs).toISOString() : null,
    };
  });
};

const otpStates = ['VERIFIED', 'VERIFIED', 'VERIFIED', 'DELIVERED', 'SENT', 'BLOCKED', 'FAILED', 'REQUESTED'] as const;
const otpPurposes = ['ORDER', 'LOGIN', 'PHONE_UPDATE', 'CARD_ACTIVATION', 'EMAIL'] as const;

/** Codes: that of each order in the request of its entry; states in turn. */
export const seedOtps = (orders: readonly LoggedOrder[]): SeedOtp[] =>
  Array.from({ length: seededRows.otp }, (_, i) => {
    const order = orders[i % orders.length]!;
    const purpose = i < orders.length ? otpPurposes[i % 3 === 0 ? 0 : i % otpPurposes.length]! : 'LOGIN';
    const status = otpStates[i % otpStates.length]!;
    const requestedAt = at(order.at, minuteMs);
    const isOut = status !== 'FAILED' && status !== 'REQUESTED';
    const isIn = status === 'DELIVERED' || status === 'VERIFIED' || status === 'BLOCKED';
    const right = status === 'VERIFIED';
    const attempts = status === 'BLOCKED' ? [false, false, false] : right ? (i % 5 === 0 ? [false, true] : [true]) : [];
    return {
      id: seedId('otp-log', String(i)),
      ...ofOrder(order, requestedAt, purpose === 'ORDER' ? requestOf(order) : seedId('request', `otp ${i}`)),
      appl_no: purpose === 'ORDER' ? order.applNo : null,
      member_id: order.memberId,
      purpose,
      channel: purpose === 'EMAIL' ? 'EMAIL' : i % 6 === 0 ? 'WHATSAPP' : 'SMS',
      destination: purpose === 'EMAIL' ? 'm****@contoh.id' : `0812****${String(1_000 + (i % 9_000))}`,
      destination_hash: order.phone,
      provider: i % 2 === 0 ? 'gateway' : 'gateway-2',
      sent_at: isOut ? at(requestedAt.toISOString(), 2_000).toISOString() : null,
      delivered_at: isIn ? at(requestedAt.toISOString(), 6_000).toISOString() : null,
      verified_at: right ? at(requestedAt.toISOString(), 40_000).toISOString() : null,
      expires_at: at(requestedAt.toISOString(), 180_000).toISOString(),
      attempts: attempts.length,
      attempts_made: attempts.map((each, k) => ({
        at: at(requestedAt.toISOString(), 20_000 + k * 10_000).toISOString(),
        right: each,
      })) as never,
      resend_no: i % 9 === 0 ? 1 : 0,
      status,
      cause: status === 'FAILED' ? 'NO_ANSWER' : null,
    } as SeedOtp;
  });

const messageStates: readonly OrderfullState[] = ['RETRY', 'FAILED', 'REFUSED', 'SENT', 'QUEUED'];

interface SeededMessage {
  readonly order: LoggedOrder;
  readonly type: OrderfullType;
  readonly when: string;
  readonly last: boolean;
}

/** Messages of the orders that were issued; the last of every ninth order waits or failed. */
export const seededMessages = (orders: readonly LoggedOrder[]): SeededMessage[] =>
  orders
    .flatMap((order) => {
      const { since } = order;
      const own = [
        ...(since['PO_ISSUED'] ? [{ order, type: 'PO_ISSUED' as const, when: since['PO_ISSUED'] }] : []),
        ...(since['DELIVERED'] ? [{ order, type: 'DELIVERED' as const, when: since['DELIVERED'] }] : []),
        ...(since['PO_ISSUED'] && since['CANCELLED']
          ? [{ order, type: 'CANCELLED' as const, when: since['CANCELLED'] }]
          : []),
      ];
      return own.map((message, k) => ({ ...message, last: k === own.length - 1 }));
    })
    .slice(0, seededRows.orderfull);

/** The state of a seeded message, and what the core system answered. */
export function answerOf({ order, when, last, type }: SeededMessage, i: number) {
  const status: OrderfullState = last && order.contractNo === null && i % 3 === 0 ? messageStates[i % 5]! : 'ACKED';
  const tries = { QUEUED: 0, SENT: 1, RETRY: 2, FAILED: 5, REFUSED: 1, ACKED: 1 }[status];
  const isAcked = status === 'ACKED';
  return {
    status,
    tries,
    tries_made: Array.from({ length: tries }, (_, k) => ({
      at: at(when, (k + 1) * minuteMs).toISOString(),
      answer: isAcked ? 'OK' : status === 'REFUSED' ? 'DATA TIDAK LENGKAP' : 'TIMEOUT',
    })),
    next_try_at: status === 'QUEUED' || status === 'RETRY' ? at(when, 10 * minuteMs).toISOString() : null,
    ack_at: isAcked ? at(when, minuteMs).toISOString() : null,
    core_ref: isAcked && type !== 'CANCELLED' ? order.contractNo : null,
    core_message: isAcked ? 'OK' : status === 'REFUSED' ? 'Data order tidak lengkap' : null,
    resend_reason: null,
  };
}
